import { type Card, stubCard } from '../../engine/mk/cards/card.ts';
import { Rng } from '../../engine/random/rng.ts';

const SYLLABLES = [
  'ha',
  'ló',
  'vár',
  'ős',
  'tűz',
  'rend',
  'mér',
  'szi',
  'gyö',
  'nár',
  'kard',
  'élő',
  'hív',
  'tor',
  'ony',
  'zsír',
  'bög',
  'csa',
  'pá',
  'lya',
];
const KEYWORD_TEXTS = [
  'KINCS 3.',
  'MÚLTIDÉZÉS (pap).',
  'MOMENTUM.',
  'SORSFORDÍTÓ-val rendelkező lapok MP-igénye 1-gyel nő.',
];

/** Invented cards in the shape of real ones: three-word names, texts of about 25 words, every tenth with a keyword. */
export function syntheticCards(count: number): Card[] {
  const rng = Rng.seeded(1996);
  const pick = <T>(list: readonly T[]) => list[rng.below(list.length)] as T;
  const word = () => Array.from({ length: 2 + rng.below(2) }, () => pick(SYLLABLES)).join('');
  const words = (n: number) => Array.from({ length: n }, word).join(' ');
  return Array.from({ length: count }, (_, i) =>
    stubCard(`${words(3)} ${i}`, {
      type: pick(['adventurer', 'quest', 'action', 'event'] as const),
      mp: rng.below(8),
      level: rng.below(6),
      alignment: pick(['Élet', 'Halál', 'Rend', 'Káosz']),
      races: [pick(['elf', 'ember', 'ork', 'törpe'])],
      abilities: [{ text: `${i % 10 === 0 ? `${pick(KEYWORD_TEXTS)} ` : ''}${words(25)}.` }],
    }),
  );
}
