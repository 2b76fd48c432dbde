import { deckNeeds } from '../collection/holdings.ts';
import { missingCards } from '../collection/missing.ts';
import { type Deck, type DeckEntry, SECTIONS, type SectionId } from './deck.ts';

/** Which copies of a deck are printed as proxies. */
export const PROXY_CHOICES = ['all', 'one', 'missing'] as const;
export type ProxyChoice = (typeof PROXY_CHOICES)[number];

/**
 * The cards to print, in the order of the list: every copy, one of each card, or the copies that are not owned. Copies of a
 * card in several sections are counted together.
 */
export function proxyCards(
  deck: Deck,
  choice: ProxyChoice,
  {
    sections = SECTIONS,
    owned = new Map(),
  }: { readonly sections?: readonly SectionId[]; readonly owned?: ReadonlyMap<string, number> },
  canonical: (name: string) => string,
): DeckEntry[] {
  const chosen = {
    torony: [],
    jovo: [],
    csere: [],
    ...Object.fromEntries(sections.map((id) => [id, deck.sections[id]])),
  };
  const asked: Deck = { name: null, sections: chosen };
  const needs = deckNeeds(asked, canonical);
  if (choice !== 'missing') return [...needs].map(([name, count]) => ({ name, count: choice === 'one' ? 1 : count }));
  const question = {
    decks: [{ id: 0, name: '', deck: asked }],
    owned,
    reserved: new Map<string, number>(),
    shared: false,
  };
  const missing = new Map(missingCards(question, canonical).map((row) => [row.card, row.missing]));
  return [...needs.keys()].flatMap((name) => {
    const count = missing.get(name) ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
}
