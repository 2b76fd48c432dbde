import type { Lang } from '../lang.ts';
export function clauseText(_id: string, _lang: Lang): string | undefined {
  return undefined;
}
