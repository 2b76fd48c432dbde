import { type Card, isStub } from '../cards/card.ts';
import { racesOf, religionsOf } from '../cards/keywords/facts.ts';
import { hasKeyword } from '../cards/keywords/keywords.ts';
import { completeCard } from '../cards/type-line/complete.ts';
import type { WordKind } from './condition.ts';
import type { Facts } from './facts.ts';

/** What is not on the card itself but settles what it has. */
export interface FactSettings {
  /** Q48: a kalandozó without a race word is ember. */
  readonly humanByDefault: boolean;
}

/** What the table knows better than the print. */
export interface PresentFacts {
  /** Names the card answers to, its own included (2.02.a, 2.02.b, 2.32.h). */
  readonly names?: readonly string[];
  readonly level?: number;
  readonly hasKeyword?: Facts['hasKeyword'];
}

const printed = new WeakMap<Card, Map<boolean, Facts>>();

/** The facts of a card as it is printed; `present` puts in what is different now. */
export function factsOf(card: Card, settings: FactSettings, present: PresentFacts | null = null): Facts {
  let bySetting = printed.get(card);
  if (!bySetting) {
    bySetting = new Map();
    printed.set(card, bySetting);
  }
  let facts = bySetting.get(settings.humanByDefault);
  if (!facts) {
    facts = printedFacts(card, settings);
    bySetting.set(settings.humanByDefault, facts);
  }
  if (present === null) return facts;
  return {
    ...facts,
    words: present.names ? { ...facts.words, name: [facts.name, ...present.names] } : facts.words,
    numbers: present.level === undefined ? facts.numbers : { ...facts.numbers, level: present.level },
    hasKeyword: present.hasKeyword ?? facts.hasKeyword,
  };
}

function printedFacts(stored: Card, settings: FactSettings): Facts {
  const card = completeCard(stored);
  const unread = (card.unread ?? []).filter(mayBeAsked);
  const stub = card.type === null || isStub(card);
  const { races, derived } = racesOf(card, settings.humanByDefault);
  return {
    name: card.name,
    words: {
      // A line with words nobody has read may name another race than ember.
      race: derived && unread.length > 0 ? [] : races,
      class: [...card.mainClasses, ...card.subclasses],
      mainClass: card.mainClasses,
      origin: card.origins,
      religion: religionsOf(card),
      group: card.groups,
      skill: card.skills,
      sphere: card.spheres,
      sex: card.sex === null ? [] : [card.sex],
      alignment: card.alignment === null ? [] : [card.alignment],
      place: card.places,
      name: [card.name],
    },
    missing: missingKinds(card),
    type: card.type,
    numbers: {
      level: card.level,
      mp: typeof card.mp === 'number' ? card.mp : null,
      fizikum: card.attributes?.fizikum ?? null,
      asztral: card.attributes?.asztral ?? null,
      mental: card.attributes?.mental ?? null,
    },
    psi: card.psi ?? (card.type === 'adventurer' || card.type === null ? null : false),
    named: card.named,
    token: card.token,
    line: card.typeLine === null ? [] : (card.typeLine.match(/[\p{L}\p{N}'’-]+/gu) ?? []),
    others: card.subtypes,
    unread,
    stub,
    hasKeyword: (id) => hasKeyword(card, id),
  };
}

// Every kalandozó has a jellem and a nem; an empty field only says that the source does not tell. Other types have none.
function missingKinds(card: Card): ReadonlySet<WordKind> {
  const missing = new Set<WordKind>();
  if (card.type !== 'adventurer') return missing;
  if (card.alignment === null) missing.add('alignment');
  if (card.sex === null) missing.add('sex');
  return missing;
}

/** Places whose unread values are no words a condition can ask for: pictures, addresses, numbers, texts of abilities. */
const NEVER_ASKED =
  /^(?:hatasok|abilities|flavour|printings|kep|kepek|image|id|slug|url|link|hang|sebzes|damage|mp|fal|dp)(?:[.[\]\d]\S*)?: /iu;

function mayBeAsked(unread: string): boolean {
  const value = unread.replace(/^[\p{L}\p{N}_.[\]]+: /u, '').trim();
  return !NEVER_ASKED.test(unread) && /\p{L}{2}/u.test(value) && !/^\S*[.:/\\]\S+$/u.test(value);
}
