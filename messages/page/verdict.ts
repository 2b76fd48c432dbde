import type { Translations } from '../lang.ts';

/** The verdict panel: what is fine first, then what is not. The sentences of single problems are in problems.ts. */
const hu = {
  title: 'Ítélet',
  legal: (limit: number) => `Szabályos pakli, laplimit: ${limit}`,
  legalBoth: 'Szabályos pakli, 3-as és 4-es laplimittel is',
  illegal: 'Még nem szabályos',
  empty: 'Üres pakli',
  errors: (n: number) => `${n} hiba`,
  warnings: (n: number) => `${n} figyelmeztetés`,
  infos: (n: number) => `${n} megjegyzés`,
  fine: 'Rendben',
  reading: 'Laplimit',
  readingLegal: (limit: number) => `${limit}: szabályos`,
  readingIllegal: (limit: number, errors: number) => `${limit}: ${errors} hiba`,
  clause: (id: string) => `szabály: ${id}`,
  repair: 'Javítás',
  repaired: (what: string) => `Javítva. ${what}`,
  fillUp: 'Lap keresése',
  stub: 'Felvétel csonkként',
  stubbed: (card: string) => `Csonkként felvéve: ${card}. A hiányzó adatait a Lapok között töltheted ki.`,
  repairAll: 'Javítási terv',
  ease: 'Elhagyás…',
  planApply: 'Terv alkalmazása',
  planWithoutCards: 'Alkalmazás új lapok nélkül',
  planProposed: 'Javaslat',
  planChanges: (n: number) => `${n} lap változik, és a pakli szabályos lesz.`,
  planOne: (n: number) => `${n} lap változik; ez a hiba eltűnik, új hiba nem keletkezik.`,
  planIncomplete: 'A lapjaid között nincs elég lap ahhoz, hogy a pakli szabályos legyen; ennyi javítható.',
  planned: 'A terv kész, egy lépésben visszavonható.',
  mute: 'Elnémítás',
  muted: (n: number) => `${n} fajta jelzés elnémítva`,
  unmute: 'Visszakapcsolás',
  curve: 'MP-görbe',
  mean: (mp: string) => `átlag ${mp}`,
  types: 'Típusok',
  bar: (cost: string, n: number) => `${cost} MP: ${n} lap`,
  spoken: (legal: boolean, errors: number, warnings: number) =>
    legal
      ? `A pakli szabályos, ${warnings} figyelmeztetéssel.`
      : `A pakli még nem szabályos: ${errors} hiba, ${warnings} figyelmeztetés.`,
};

const en: typeof hu = {
  title: 'Verdict',
  legal: (limit: number) => `Legal deck with copy limit ${limit}`,
  legalBoth: 'Legal deck with copy limits 3 and 4',
  illegal: 'Not legal yet',
  empty: 'Empty deck',
  errors: (n: number) => (n === 1 ? '1 error' : `${n} errors`),
  warnings: (n: number) => (n === 1 ? '1 warning' : `${n} warnings`),
  infos: (n: number) => (n === 1 ? '1 note' : `${n} notes`),
  fine: 'Fine',
  reading: 'Copy limit',
  readingLegal: (limit: number) => `${limit}: legal`,
  readingIllegal: (limit: number, errors: number) => `${limit}: ${errors} ${errors === 1 ? 'error' : 'errors'}`,
  clause: (id: string) => `rule ${id}`,
  repair: 'Repair',
  repaired: (what: string) => `Repaired. ${what}`,
  fillUp: 'Find a card',
  stub: 'Take in as a stub',
  stubbed: (card: string) => `Taken in as a stub: ${card}. Complete it among the cards.`,
  repairAll: 'Repair plan',
  ease: 'Leave out…',
  planApply: 'Apply the plan',
  planWithoutCards: 'Apply without new cards',
  planProposed: 'Proposed',
  planChanges: (n: number) =>
    n === 1 ? '1 card changes, and the deck is legal.' : `${n} cards change, and the deck is legal.`,
  planOne: (n: number) =>
    n === 1
      ? '1 card changes; this error goes, and no new one comes.'
      : `${n} cards change; this error goes, and no new one comes.`,
  planIncomplete: 'There are too few cards to make the deck legal; this much can be repaired.',
  planned: 'The plan is carried out; it can be undone in one step.',
  mute: 'Mute',
  muted: (n: number) => (n === 1 ? '1 kind of remark muted' : `${n} kinds of remarks muted`),
  unmute: 'Unmute all',
  curve: 'MP curve',
  mean: (mp: string) => `mean ${mp}`,
  types: 'Types',
  bar: (cost: string, n: number) => `${cost} MP: ${n} ${n === 1 ? 'card' : 'cards'}`,
  spoken: (legal: boolean, errors: number, warnings: number) =>
    legal
      ? `The deck is legal, with ${en.warnings(warnings)}.`
      : `The deck is not legal yet: ${en.errors(errors)}, ${en.warnings(warnings)}.`,
};

export const verdictTexts: Translations<typeof hu> = { hu, en };
export type VerdictWords = typeof hu;
