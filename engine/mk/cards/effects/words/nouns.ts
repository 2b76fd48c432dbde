import type { Kind, Stat } from '../model.ts';
import { CASES, type Case, type Noun, noun, nounForm, SHAPES, type Shape } from './inflect.ts';

const back = (lemma: string, acc: string, plural: string, owned: string, many: string) =>
  noun(lemma, acc, plural, owned, many, 'back');
const front = (lemma: string, acc: string, plural: string, owned: string, many: string) =>
  noun(lemma, acc, plural, owned, many, 'front');
const lap = (before: string) => back(`${before}lap`, 'ot', 'ok', 'ja', 'jai');

/** The words for kinds of cards and things, by kind. */
export const KIND_NOUNS: Readonly<Record<Kind, Noun>> = {
  card: lap(''),
  adventurer: back('kalandozó', 't', 'k', 'ja', 'i'),
  quest: front('küldetés', 't', 'ek', 'e', 'ei'),
  building: front('építmény', 't', 'ek', 'e', 'ei'),
  obstacle: lap('akadály'),
  trap: back('csapda', 't', 'k', 'ja', 'i'),
  beast: back('bestia', 't', 'k', 'ja', 'i'),
  action: lap('akció'),
  attack: back('támadás', 't', 'ok', 'a', 'ai'),
  spell: back('varázslat', 'ot', 'ok', 'a', 'ai'),
  psi: front('pszi', 't', 'k', 'je', 'i'),
  item: back('tárgy', 'at', 'ak', 'a', 'ai'),
  magicItem: back('varázstárgy', 'at', 'ak', 'a', 'ai'),
  equipment: front('felszerelés', 't', 'ek', 'e', 'ei'),
  event: lap('esemény'),
  ally: front('szövetséges', 't', 'ek', 'e', 'ei'),
  towerLevel: front('toronyszint', 'et', 'ek', 'je', 'jei'),
  omen: front('ómen', 't', 'ek', 'je', 'jei'),
  paragon: front('kiemelkedett', 'et', 'ek', 'je', 'jei'),
  treasure: back('Kincs', 'et', 'ek', 'e', 'ei'),
  mount: back('Hátas', 't', 'ok', 'a', 'ai'),
  companion: back('Csatlós', 't', 'ok', 'a', 'ai'),
  armour: back('páncél', 't', 'ok', 'ja', 'jai'),
  weapon: front('fegyver', 't', 'ek', 'e', 'ei'),
  team: back('csapat', 'ot', 'ok', 'a', 'ai'),
  ability: front('képesség', 'et', 'ek', 'e', 'ei'),
  effect: back('laphatás', 't', 'ok', 'a', 'ai'),
  token: front('jelző', 't', 'k', 'je', 'i'),
};
// Kincs is a front word in spite of its vowels: kinccsel, Kincsek.
(KIND_NOUNS as Record<Kind, Noun>).treasure = front('Kincs', 'et', 'ek', 'e', 'ei');

/** Other ways to write a kind. */
const KIND_VARIANTS: readonly (readonly [Kind, Noun])[] = [
  ['adventurer', lap('kalandozó')],
  ['quest', lap('küldetés')],
  ['building', lap('építmény')],
  ['obstacle', back('akadály', 't', 'ok', 'a', 'ai')],
  ['action', back('akció', 't', 'k', 'ja', 'i')],
  ['spell', lap('varázslat')],
  ['event', front('esemény', 't', 'ek', 'e', 'ei')],
  ['ally', lap('szövetséges')],
  ['item', lap('tárgy')],
  ['treasure', front('kincs', 'et', 'ek', 'e', 'ei')],
  ['mount', back('hátas', 't', 'ok', 'a', 'ai')],
  ['companion', back('csatlós', 't', 'ok', 'a', 'ai')],
  ['card', back('kártya', 't', 'k', 'ja', 'i')],
];

/** Words for the numbers of a card. */
export const STAT_NOUNS: Readonly<Partial<Record<Stat, Noun>>> = {
  level: front('szint', 'et', 'ek', 'je', 'jei'),
  baseLevel: front('alapszint', 'et', 'ek', 'je', 'jei'),
  fizikum: back('Fizikum', 'ot', 'ok', 'a', 'ai'),
  asztral: back('Asztrál', 't', 'ok', 'ja', 'jai'),
  mental: back('Mentál', 't', 'ok', 'ja', 'jai'),
  attackThreshold: noun('támadóküszöb', 'öt', 'ök', 'e', 'ei', 'round'),
  damage: front('sebzés', 't', 'ek', 'e', 'ei'),
  fal: front('FAL-érték', 'et', 'ek', 'e', 'ei'),
  mpCost: front('MP-igény', 't', 'ek', 'e', 'ei'),
  mpValue: front('MP-érték', 'et', 'ek', 'e', 'ei'),
  handSize: front('Kézméret', 'et', 'ek', 'e', 'ei'),
  attack: back('TÁMADÁS', '!TÁMADÁST', '!TÁMADÁSOK', '!TÁMADÁSA', '!TÁMADÁSAI'),
};

const MORE: Readonly<Record<string, Noun>> = {
  player: back('játékos', 't', 'ok', 'a', 'ai'),
  enemy: noun('ellenfél', '!ellenfelet', '!ellenfelek', '!ellenfele', '!ellenfelei', 'front'),
  controller: back('irányító', 't', 'k', 'ja', 'i'),
  owner: back('tulajdonos', 't', 'ok', 'a', 'ai'),
  summoner: back('leidéző', 't', 'k', 'je', 'i'),
  bearer: front('viselő', 't', 'k', 'je', 'i'),
  rider: back('lovas', 't', 'ok', 'a', 'ai'),
  hand: noun('Kéz', '!Kezet', '!Kezek', '!Keze', '!Kezei', 'front'),
  deck: front('Jövő', 't', 'k', 'je', 'i'),
  pack: back('pakli', 't', 'k', 'ja', 'i'),
  spare: back('Cserepakli', 't', 'k', 'ja', 'i'),
  past: back('Múlt', 'at', 'ak', 'ja', 'jai'),
  abyss: front('Mélység', 'et', 'ek', 'e', 'ei'),
  row: back('Sor', 't', 'ok', 'a', 'ai'),
  store: back('raktár', 'at', 'ak', 'a', 'ai'),
  tower: noun('Torony', '!Tornyot', '!Tornyok', '!Tornya', '!Tornyai', 'back'),
  present: front('Jelen', 't', 'ek', 'e', 'ei'),
  timeline: back('Időfonal', 'at', 'ak', 'a', 'ai'),
  solved: back('Megoldott', 'at', 'ak', 'ja', 'jai'),
  outer: back('sík', 'ot', 'ok', 'ja', 'jai'),
  fight: back('harc', 'ot', 'ok', 'a', 'ai'),
  round: noun('kör', 't', 'ök', 'e', 'ei', 'round'),
  manoeuvre: front('manőver', 't', 'ek', 'e', 'ei'),
  siege: back('ostrom', 'ot', 'ok', 'a', 'ai'),
  turn: back('forduló', 't', 'k', 'ja', 'i'),
  game: back('játék', 'ot', 'ok', 'a', 'ai'),
  duration: back('időtartam', 'ot', 'ok', 'a', 'ai'),
  end: front('vég', 'et', 'ek', 'e', 'ei'),
  beginning: front('elej', 't', 'ek', 'e', 'ei'),
  bottom: noun('alj', 'at', 'ak', 'a', 'ai', 'back'),
  top: noun('tető', 't', 'k', '!teteje', '!tetejei', 'front'),
  member: back('tag', 'ot', 'ok', 'ja', 'jai'),
  position: front('helyzet', 'et', 'ek', 'e', 'ei'),
  keyword: noun('kulcsszó', 't', '!kulcsszavak', '!kulcsszava', '!kulcsszavai', 'back'),
  target: back('célpont', 'ot', 'ok', 'ja', 'jai'),
  threshold: noun('felsőküszöb', 'öt', 'ök', 'e', 'ei', 'round'),
  attackRoll: back('támadásdobás', 't', 'ok', 'a', 'ai'),
  testRoll: back('próbadobás', 't', 'ok', 'a', 'ai'),
  saveRoll: back('mentődobás', 't', 'ok', 'a', 'ai'),
  effectWord: back('hatás', 't', 'ok', 'a', 'ai'),
  condition: front('feltétel', 't', 'ek', 'e', 'ei'),
  level: front('szint', 'et', 'ek', 'je', 'jei'),
  value: front('érték', 'et', 'ek', 'e', 'ei'),
  place: back('helyszín', 't', 'ek', 'e', 'ei'),
  rest: back('többi', 't', 'ek', 'je', 'jei'),
  solving: back('megoldás', 't', 'ok', 'a', 'ai'),
  activation: back('aktivizálás', 't', 'ok', 'a', 'ai'),
  sacrifice: back('feláldozás', 't', 'ok', 'a', 'ai'),
  discarding: back('eldobás', 't', 'ok', 'a', 'ai'),
  rotating: back('elforgatás', 't', 'ok', 'a', 'ai'),
  healing: back('gyógyítás', 't', 'ok', 'a', 'ai'),
  arrival: front('kerülés', 't', 'ek', 'e', 'ei'),
  reveal: front('felfedés', 't', 'ek', 'e', 'ei'),
  besieging: back('megostromlás', 't', 'ok', 'a', 'ai'),
  death: back('halál', 't', 'ok', 'a', 'ai'),
  destruction: front('megsemmisülés', 't', 'ek', 'e', 'ei'),
  leaving: back('távozás', 't', 'ok', 'a', 'ai'),
  number: back('SZÁM', '!SZÁMOT', '!SZÁMOK', '!SZÁMA', '!SZÁMAI'),
};
export const OTHER_NOUNS = MORE as Readonly<Record<keyof typeof MORE, Noun>>;

/** What a word form is as a noun: which noun, in what number, possession and case. */
export interface NounReading {
  /** `kind:adventurer`, `stat:level`, or the name of another noun. */
  readonly noun: string;
  readonly shape: Shape;
  readonly form: Case;
}

function collect(): Map<string, NounReading[]> {
  const forms = new Map<string, NounReading[]>();
  const add = (name: string, noun: Noun) => {
    for (const shape of SHAPES) {
      for (const form of CASES) {
        const word = nounForm(noun, shape, form).toLocaleLowerCase('hu');
        const list = forms.get(word) ?? [];
        if (!list.some((one) => one.noun === name && one.shape === shape && one.form === form)) {
          list.push({ noun: name, shape, form });
        }
        forms.set(word, list);
      }
    }
  };
  for (const [kind, noun] of Object.entries(KIND_NOUNS)) add(`kind:${kind}`, noun);
  for (const [kind, noun] of KIND_VARIANTS) add(`kind:${kind}`, noun);
  for (const [stat, noun] of Object.entries(STAT_NOUNS)) if (noun) add(`stat:${stat}`, noun);
  for (const [name, noun] of Object.entries(MORE)) if (name !== 'level') add(name, noun);
  // "Sebzése" of a card that has the plural in common use.
  return forms;
}

let forms: Map<string, NounReading[]> | null = null;

/** The readings of a word as a noun, written in small letters; none for a word that is no noun of the game. */
export function nounReadings(word: string): readonly NounReading[] {
  forms ??= collect();
  return forms.get(word) ?? [];
}
