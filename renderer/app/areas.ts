import type { Area } from './area.ts';

const found = import.meta.glob<Area>('../pages/*/index.ts', { eager: true, import: 'area' });

/** Every area of the program in the order of the rail. */
export const areas: readonly Area[] = Object.values(found).sort((a, b) => a.order - b.order);
