import { cleanName } from '../../../../text/fold.ts';
import type { Catalogue } from '../../../cards/catalogue.ts';
import type { PlaceId } from '../../deck.ts';
import { sectionOfWord } from '../headings.ts';
import { type JsonValue, parseJson } from '../json-values.ts';
import { lineFinder } from '../lines.ts';
import { literalCard } from '../resolve.ts';
import type { PlacedToken } from '../token.ts';
import { type FormatReading, refusal } from './forms.ts';

const DEEPEST = 12;

/**
 * A saved object of Tabletop Simulator: every card is an object, named by its Nickname; a deck holds them one by one, and its own
 * Nickname may say which section it is. Cards without names cannot be read: such a file is refused.
 */
export function readTabletop(lines: readonly string[], catalogue: Catalogue): FormatReading | undefined {
  const text = lines.join('\n');
  if (!/^\s*\{/u.test(text) || !text.includes('"ObjectStates"')) return undefined;
  const value = parseJson(text);
  if (!value || !('fields' in value)) return refusal('tabletop');
  const lineOf = lineFinder(text);
  const tokens: PlacedToken[] = [];
  let name: string | null = null;

  const walk = (object: JsonValue, section: PlaceId, depth: number): void => {
    if (!('fields' in object) || depth > DEEPEST) return;
    const nickname = stringAt(object, 'Nickname');
    const kind = stringAt(object, 'Name')?.text ?? '';
    const held = valueAt(object, 'ContainedObjects');
    if (held && 'items' in held) {
      const own = nickname && sectionOfWord(nickname.text);
      if (nickname && !own && nickname.text !== '') name ??= nickname.text;
      for (const item of held.items) walk(item, own ?? section, depth + 1);
    } else if (nickname && nickname.text !== '' && /card/iu.test(kind)) {
      tokens.push({
        at: lineOf(nickname.at),
        token: { kind: 'card', count: 1, section, ...literalCard(catalogue, nickname.text) },
      });
    }
  };
  const states = valueAt(value, 'ObjectStates');
  if (states && 'items' in states) for (const state of states.items) walk(state, 'jovo', 0);
  const saved = stringAt(value, 'SaveName')?.text;
  const empty = states && 'items' in states && states.items.length === 0;
  if (tokens.length === 0 && !empty) return refusal('tabletop');
  return { form: 'tabletop', tokens: tokens.sort((a, b) => a.at - b.at), name: saved ? saved : name };
}

type Fields = Extract<JsonValue, { fields: unknown }>;

function valueAt(object: Fields, key: string): JsonValue | undefined {
  return object.fields.find((field) => field.key === key)?.value;
}

function stringAt(object: Fields, key: string): { text: string; at: number } | undefined {
  const value = valueAt(object, key);
  return value && 'literal' in value && typeof value.literal === 'string'
    ? { text: cleanName(value.literal), at: value.at }
    : undefined;
}
