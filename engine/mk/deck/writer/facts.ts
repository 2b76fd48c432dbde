import { TYPE_WORDS } from '../../cards/card.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { StubDetails } from '../reader/token.ts';

/** What a list told about unknown cards, by name; written again beside them so that nothing the player had is lost. */
export type DetailsByName = ReadonlyMap<string, StubDetails>;
export const NO_DETAILS: DetailsByName = new Map();

/** What the writers know of cards beside their names. */
export interface WriterFacts {
  readonly catalogue: Catalogue;
  readonly details: DetailsByName;
}

/** Type and MP of a card as words for a table; empty where they are not known. */
export function factCells(name: string, { catalogue, details }: WriterFacts): readonly [type: string, mp: string] {
  const { type, mp } = catalogue.exact(name) ?? details.get(name) ?? {};
  return [type ? TYPE_WORDS[type] : '', mp === undefined || mp === null ? '' : String(mp)];
}

/** ` (kalandozó, 4 MP)` behind an unknown name whose list told so; empty for any other. */
export function detailsTail(name: string, { catalogue, details }: WriterFacts): string {
  const told = catalogue.exact(name) ? undefined : details.get(name);
  const type = told?.type === undefined ? [] : [TYPE_WORDS[told.type].toLocaleLowerCase('hu')];
  const mp = told?.mp === undefined || told.mp === null ? [] : [`${told.mp} MP`];
  return type.length + mp.length === 0 ? '' : ` (${[...type, ...mp].join(', ')})`;
}
