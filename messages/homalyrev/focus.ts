import type { Hex } from '../../engine/homalyrev/board/hex.ts';
import type { Outcome } from '../../engine/homalyrev/monster/decide.ts';
import type { Reason } from '../../engine/homalyrev/monster/reasons.ts';
import { article } from '../../engine/text/article.ts';
import type { Lang } from '../lang.ts';

/** The reasons that may have a code; some share their shape with another code. */
type Of<C, R = Reason> = R extends { readonly code: infer Codes } ? (C extends Codes ? R : never) : never;
type Sentences = { readonly [C in Reason['code']]: (reason: Of<C>) => string };

const place = ([q, r]: Hex): string => `(${q}, ${r})`;
const places = (hexes: readonly Hex[]): string => hexes.map(place).join(', ');
const huThe = (name: string): string => `${article(name)} ${name}`;
const huTheCapital = (name: string): string => (article(name) === 'az' ? `Az ${name}` : `A ${name}`);
const huNegatives = (n: number): string => (n === 0 ? '' : ` és ${n} csapda vagy veszélyes mező`);
const enHexes = (n: number): string => (n === 1 ? '1 trap or hazard' : `${n} traps or hazards`);
const enPoints = (n: number): string => (n === 1 ? '1 movement point' : `${n} movement points`);

const HU: Sentences = {
  STUNNED: () => 'Kábult: nincs fókusza, nem mozog és nem támad.',
  ICE_UNKNOWN: () => 'Az első kiadásban nincs jég: a jeges mező itt sima padló.',
  INVISIBLE: ({ figure }) => `${huTheCapital(figure)} láthatatlan, ezért nem lehet fókusz.`,
  MELEE_ASSUMED: ({ why }) =>
    `${why === 'disarmed' ? 'Lefegyverzett' : 'Nincs támadása ebben a körben'}, ezért úgy keres fókuszt, mintha egyetlen célpontú közelharci támadása volna.`,
  NO_MOVE: ({ why }) => `${why === 'immobilized' ? 'Bénult' : 'Nincs mozgása ebben a körben'}, ezért a helyén marad.`,
  NO_ATTACK_HEX: ({ figure }) => `${huTheCapital(figure)} egyetlen elérhető mezőről sem támadható.`,
  NEIGHBOUR_SIGHT: ({ figure, reading, hexes }) =>
    `Innen ${huThe(figure)} szomszédos, de minden közös sarok falhoz ér: ${places(hexes)}. Az első kiadás erről nem szól; ` +
    (reading === 'always'
      ? 'a beállítás szerint a szomszédok mindig látják egymást.'
      : 'a beállítás szerint a sarokszabály itt is érvényes, ezért nem látják egymást.'),
  CANDIDATE: ({ figure, negatives, points, range, initiative, hexes }) =>
    `${huTheCapital(figure)} támadásához ${points} mozgáspont${huNegatives(negatives)} kell, ide: ${places(hexes)}. ` +
    `Távolsága most ${range ?? 'végtelen (fal választja el)'}, kezdeményezése ${initiative === 0 ? 'nincs megadva' : initiative}.`,
  FOCUS_BY: ({ key, clause, kept, dropped }) => {
    const why = {
      negatives: 'Kevesebb csapdán és veszélyes mezőn át érhető el',
      points: 'Kevesebb mozgással támadható',
      range: 'A jelenlegi mezőről közelebb van',
      initiative: clause === 'HOM.4.d' ? 'A megidézett a megidézője előtt jön' : 'Előbb jön a kezdeményezési sorban',
    }[key];
    return `${why}: ${kept.join(', ')}. Kiesett: ${dropped.join(', ')}.`;
  },
  FOCUS: ({ figure }) => `A fókusz ${huThe(figure)}.`,
  FOCUS_OPEN: ({ figures }) => `Teljes a holtverseny, a játékosok választanak fókuszt: ${figures.join(' vagy ')}.`,
  NO_FOCUS: () => 'Senkit sem tudna megtámadni, ezért nincs fókusza: nem mozog és nem támad.',
  MAY_FOLLOW: ({ summoner, hexes }) =>
    `Nincs fókusza; ha akarja, ${huThe(summoner)} maga felé mozgathatja, ide: ${places(hexes)}.`,
  IN_REACH: ({ focus, points, move }) =>
    `${huTheCapital(focus)} ebben a körben elérhető: legalább ${points} mozgáspont kell hozzá, ${move} van.`,
  OUT_OF_REACH: ({ focus, points, move }) =>
    `${huTheCapital(focus)} ebben a körben nem érhető el: ${points} mozgáspont kellene hozzá, ${move} van.`,
  END_BY: ({ row, value, hexes }) => {
    switch (row) {
      case 'negatives':
        return `Nem kerülhet el ${value} csapdát vagy veszélyes mezőt.`;
      case 'focusDisadvantage':
        return value === 0
          ? 'Olyan mezőt keres, ahonnan nem hátrányos a támadása a fókusz ellen.'
          : 'A fókusz ellen nem kerülheti el a hátrányt.';
      case 'targets':
        return `A lehető legtöbb célpontot támadja: ${value}.`;
      case 'disadvantages':
        return `A lehető legkevesebb támadása hátrányos: ${value}.`;
      case 'points':
        return `A lehető legkevesebbet mozog: ${value} pont, ide: ${places(hexes)}.`;
      case 'secondaries':
        return 'A további célpontokat a fókusz szabályai szerint választja: távolság, majd kezdeményezés.';
    }
  },
  GOAL_BY: ({ row, value, hexes }) => {
    const why = {
      negatives: `${value} elkerülhetetlen csapda vagy veszélyes mező`,
      focusDisadvantage: value === 0 ? 'ne legyen hátránya a fókusz ellen' : 'a hátrány a fókusz ellen elkerülhetetlen',
      targets: `a lehető legtöbb célpont (${value})`,
      disadvantages: `a lehető legkevesebb hátrányos támadás (${value})`,
      points: `a lehető legkevesebb mozgás (${value} pont), tehát: ${places(hexes)}`,
      secondaries: 'a további célpontok a fókusz szabályai szerint',
    }[row];
    return `A megközelítendő mező kiválasztása: ${why}.`;
  },
  GOAL: ({ hex, negatives, points }) =>
    `A megközelítendő mező: ${place(hex)}, ${points} mozgáspont${huNegatives(negatives)} az út odáig.`,
  APPROACH: ({ goal, ends, left, spent }) =>
    `${place(goal)} felé ${spent} ponttal idáig jut: ${places(ends)}; onnan még ${left} pont hiányzik.`,
  STAYS: ({ goal }) => `${place(goal)} felé ebben a körben nem jut közelebb, ezért marad.`,
  OUTCOMES_OPEN: ({ count }) => `${count} egyenértékű lehetőség maradt, a játékosok választanak.`,
  LIST_CUT: ({ limit }) => `Túl sok az egyenértékű célpontcsoport; a lista csak az első ${limit} csoportot mutatja.`,
};

const EN: Sentences = {
  STUNNED: () => 'It is stunned: no focus, no movement, no attack.',
  ICE_UNKNOWN: () => 'The first edition has no ice: icy hexes count as plain floor here.',
  INVISIBLE: ({ figure }) => `${figure} is invisible and so cannot be the focus.`,
  MELEE_ASSUMED: ({ why }) =>
    `It ${why === 'disarmed' ? 'is disarmed' : 'has no attack this round'}, so it looks for a focus as if it had a melee attack on one target.`,
  NO_MOVE: ({ why }) =>
    `It ${why === 'immobilized' ? 'is immobilized' : 'has no move this round'}, so it stays where it is.`,
  NO_ATTACK_HEX: ({ figure }) => `${figure} cannot be attacked from any hex it could get to.`,
  NEIGHBOUR_SIGHT: ({ figure, reading, hexes }) =>
    `Next to ${figure}, but every corner they share touches a wall: ${places(hexes)}. The first edition does not speak of this; ` +
    (reading === 'always'
      ? 'as set, neighbours always see each other.'
      : 'as set, the rule of corners holds here too, so they do not see each other.'),
  CANDIDATE: ({ figure, negatives, points, range, initiative, hexes }) =>
    `Attacking ${figure} takes ${enPoints(points)}${negatives ? ` and ${enHexes(negatives)}` : ''}, to ${places(hexes)}. ` +
    `Its range is ${range ?? 'endless (behind walls)'}, its initiative ${initiative === 0 ? 'is not given' : initiative}.`,
  FOCUS_BY: ({ key, clause, kept, dropped }) => {
    const why = {
      negatives: 'Fewer traps and hazards on the way',
      points: 'Less movement needed to attack',
      range: 'Closer to where it stands now',
      initiative: clause === 'HOM.4.d' ? 'A summon comes before its summoner' : 'Earlier in the initiative order',
    }[key];
    return `${why}: ${kept.join(', ')}. Out: ${dropped.join(', ')}.`;
  },
  FOCUS: ({ figure }) => `The focus is ${figure}.`,
  FOCUS_OPEN: ({ figures }) => `A complete tie, the players choose the focus: ${figures.join(' or ')}.`,
  NO_FOCUS: () => 'There is nobody it could attack, so it has no focus: no movement, no attack.',
  MAY_FOLLOW: ({ summoner, hexes }) => `It has no focus; ${summoner} may have it come nearer, to ${places(hexes)}.`,
  IN_REACH: ({ focus, points, move }) =>
    `${focus} can be reached this turn: it takes ${enPoints(points)} or more, there are ${move}.`,
  OUT_OF_REACH: ({ focus, points, move }) =>
    `${focus} cannot be reached this turn: it would take ${enPoints(points)}, there are ${move}.`,
  END_BY: ({ row, value, hexes }) => {
    switch (row) {
      case 'negatives':
        return `It cannot avoid ${enHexes(value ?? 0)}.`;
      case 'focusDisadvantage':
        return value === 0
          ? 'It looks for a hex from where its attack on the focus has no disadvantage.'
          : 'It cannot avoid disadvantage on the focus.';
      case 'targets':
        return `It attacks as many targets as possible: ${value}.`;
      case 'disadvantages':
        return `As few attacks as possible have disadvantage: ${value}.`;
      case 'points':
        return `It moves as little as possible: ${enPoints(value ?? 0)}, to ${places(hexes)}.`;
      case 'secondaries':
        return 'It picks its further targets by the focus rules: range, then initiative.';
    }
  },
  GOAL_BY: ({ row, value, hexes }) => {
    const why = {
      negatives: `${enHexes(value ?? 0)} that cannot be avoided`,
      focusDisadvantage: value === 0 ? 'no disadvantage on the focus' : 'disadvantage on the focus cannot be avoided',
      targets: `as many targets as possible (${value})`,
      disadvantages: `as few attacks with disadvantage as possible (${value})`,
      points: `as little movement as possible (${enPoints(value ?? 0)}), hence ${places(hexes)}`,
      secondaries: 'further targets by the focus rules',
    }[row];
    return `Choosing the hex to head for: ${why}.`;
  },
  GOAL: ({ hex, negatives, points }) =>
    `The hex to head for is ${place(hex)}, ${enPoints(points)}${negatives ? ` and ${enHexes(negatives)}` : ''} away.`,
  APPROACH: ({ goal, ends, left, spent }) =>
    `Towards ${place(goal)} it gets to ${places(ends)} with ${enPoints(spent)}; ${left} more are needed from there.`,
  STAYS: ({ goal }) => `It cannot get nearer to ${place(goal)} this turn, so it stays.`,
  OUTCOMES_OPEN: ({ count }) => `${count} equal possibilities are left, the players choose.`,
  LIST_CUT: ({ limit }) => `There are too many equal groups of targets; the list ends after the first ${limit}.`,
};

/** One step of a monster's decision as a sentence. */
export function describeReason(reason: Reason, lang: Lang): string {
  // The table has one function for each code, which the compiler cannot see through the union.
  const sentence = (lang === 'hu' ? HU : EN)[reason.code] as (reason: Reason) => string;
  return sentence(reason);
}

/** One outcome as a line: where it ends, by which way, whom it attacks. */
export function describeOutcome({ end, path, attacks }: Outcome, lang: Lang): string {
  const steps = path.length > 1 ? path.map(place).join(' → ') : '';
  if (lang === 'hu') {
    const move = steps === '' ? `marad: ${place(end)}` : `mozog: ${steps}`;
    return `${move}; ${attacks.length > 0 ? `támadja: ${attacks.join(', ')}` : 'nem támad'}`;
  }
  const move = steps === '' ? `stays: ${place(end)}` : `moves: ${steps}`;
  return `${move}; ${attacks.length > 0 ? `attacks: ${attacks.join(', ')}` : 'no attack'}`;
}

export const FOCUS_TEXTS = {
  hu: {
    focus: 'Fókusz',
    none: 'nincs',
    outcomes: 'Lehetőségek',
    why: 'Indoklás',
    number: (n: number) => `${n}. forgatókönyv`,
  },
  en: { focus: 'Focus', none: 'none', outcomes: 'Outcomes', why: 'Reasons', number: (n: number) => `Scenario ${n}` },
} as const satisfies Record<Lang, unknown>;
