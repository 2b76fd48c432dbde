import { FIELD_ADJECTIVES } from '../words/qualities.ts';
import { isKnown, type Token } from './lexer.ts';
import { UNITS, WORDS } from './pieces.ts';

const OTHERS =
  'jelenbe kerülésekor felfedésekor felfedése megoldásakor megoldása megsemmisülésekor megsemmisülése megostromlásakor halálakor feláldozásakor után előtt végéig fordulónként egyszer játékban harconként teljesítése szintű alapszintű mp-értékű mp-igényű helyzetű kulcsszóval rendelkező váró csatolva ismét csoportos során nincs lehet kezdeményező megoldott rejtett nyílt azonos véletlenszerűen';

const PLACED = new Set([
  ...Object.keys(UNITS),
  ...WORDS.flatMap((text) => text.split(' ')),
  ...Object.keys(FIELD_ADJECTIVES),
  ...OTHERS.split(' '),
]);

/** True for a token that has a place in some sentence of the game. */
export const isPlaced = (token: Token): boolean => isKnown(token) || PLACED.has(token.word);
