import type { SectionId } from '../../engine/mk/deck/deck.ts';
import { formatPercent } from '../lang.ts';
import type { ProblemTexts, Said } from './texts.ts';
import { nameList, plural } from './words.ts';

const names = (said: Said) => nameList(said.cards, 'en');
const because = (said: Said) => nameList(said.list('because'), 'en');
const copies = (count: number) => plural(count, 'copy', 'copies');

/** One word for one card, the other for several. */
const pick = (said: Said, one: string, many: string) => (said.cards.length > 1 ? many : one);
/** A limit no rule states is told as what it is, or it would contradict the verdict above it. */
const atMost = (said: Said) =>
  said.open
    ? `The rules do not say whether ${said.limit} is the most: an open question, and the deck may be legal all the same.`
    : `At most ${said.limit} allowed.`;

const PARAGON: Readonly<Record<string, string>> = {
  '2.37.a': 'you may search your Jövő only once in the game',
  '2.37.b': 'you cannot draw outside the draw step',
  '2.37.c': 'your own effects give no MP outside the MP step',
  '2.37.e': 'your hand size cannot rise above 7',
};

export const EN_SECTIONS: Readonly<Record<SectionId, string>> = {
  torony: 'the Torony (tower)',
  jovo: 'the Jövő (draw deck)',
  csere: 'the Cserepakli (spare deck)',
};

export const en: ProblemTexts = {
  problems: {
    TOKEN_IN_DECK: (p) =>
      `${names(p)} ${pick(p, 'is a token: no deck may hold it and it counts', 'are tokens: no deck may hold them and they count')} nowhere (${copies(p.have)} here).`,
    BANNED: (p) => `${names(p)} ${pick(p, 'is', 'are')} banned in this format (${copies(p.have)} here).`,
    NOT_IN_POOL: (p) => `${names(p)} cannot be played in this format (${copies(p.have)} here).`,
    COPY_LIMIT_EXCEEDED: (p) =>
      `${names(p)}${p.cards.length > 1 ? ' count as one card' : ''}: ${copies(p.have)} in the deck, at most ${p.limit} allowed.`,
    RESTRICTED: (p) => `${names(p)} ${pick(p, 'is', 'are')} restricted: at most ${p.limit} allowed, ${p.have} here.`,
    DECK_TOO_SMALL: (p) =>
      `The Jövő holds ${plural(p.have, 'card', 'cards')}, at least ${p.limit} needed: ${p.limit - p.have} missing.`,
    DECK_TOO_LARGE: (p) =>
      `The Jövő holds ${plural(p.have, 'card', 'cards')}, at most ${p.limit} allowed: ${p.have - p.limit} too many.`,
    TOWER_COUNT: (p) =>
      p.have === 0
        ? `The tower is empty; it needs ${p.limit} different tower levels.`
        : `The tower holds ${plural(p.have, 'card', 'cards')}; it needs exactly ${p.limit} tower levels.`,
    TOWER_NOT_DISTINCT: (p) =>
      `${names(p)} ${pick(p, 'stands', 'stand')} in the tower ${p.have} times; all levels must differ.`,
    NOT_A_TOWER_LEVEL: (p) =>
      `${names(p)} ${pick(p, 'is no tower level, so it', 'are no tower levels, so they')} cannot be in the starting tower.`,
    SPARE_DECK: (p) => {
      const start = `The spare deck holds ${plural(p.have, 'card', 'cards')}`;
      if (!p.hasLimit) return `${start}.`;
      return p.have < p.limit ? `${start}, at least ${p.limit} needed.` : `${start}, at most ${p.limit} allowed.`;
    },
    OMEN_COUNT: (p) => `The deck holds ${plural(p.have, 'omen', 'omens')} (${names(p)}). ${atMost(p)}`,
    PARAGON_COUNT: (p) => `The deck holds ${plural(p.have, 'paragon', 'paragons')} (${names(p)}). ${atMost(p)}`,
    NAMED_COPIES: (p) => {
      const start =
        p.cards.length > 1
          ? `${names(p)} are one and the same named card, ${copies(p.have)} together`
          : `${names(p)} is a named card with ${copies(p.have)} in the deck`;
      const chance =
        p.number('chance') > 0
          ? ` An opening hand holds two or more with a chance of ${formatPercent(p.number('chance'), 'en')}.`
          : '';
      return `${start}: legal, but only one can be in play, the next one goes to the Múlt.${chance}`;
    },
    FORGOTTEN_NOT_FREE: (p) =>
      `While you control an ELFELEDETT adventurer (${because(p)}), your adventurers cannot be summoned free: ${names(p)}.`,
    UNKNOWN_CARD: (p) =>
      p.cards.length > 1
        ? `Unknown cards (${copies(p.have)}): ${names(p)}. They count for size and copies, but their texts are not known.`
        : `${names(p)} is unknown (${copies(p.have)}): it counts for size and copies, but its text is not known.`,
    STARTERS_COUNTED: (p) =>
      `${names(p)} ${pick(p, 'begins in play; without it', 'begin in play; without them')} the Jövő holds only ${p.have} of the ${p.limit} cards needed.`,
    PARAGON_FORBIDS: (p) => `KIEMELKEDETTSÉG (${because(p)}): ${PARAGON[p.clause] ?? ''}, which stops ${names(p)}.`,
    TREASURE_NOT_CHEAPER: (p) =>
      `${names(p)} ${pick(p, 'is a Kincs: it', 'are Kincs cards: they')} can be neither cheaper nor free, so ${because(p)} ${p.list('because').length > 1 ? 'help' : 'helps'} ${pick(p, 'it', 'them')} in vain.`,
    INFLUENCE_WITHOUT_QUEST: (p) =>
      `The BEFOLYÁS ${pick(p, 'text', 'texts')} of ${names(p)} never ${pick(p, 'works', 'work')}: the deck holds no quest at ${p.word('place')}.`,
    TRIBE_TOO_FEW: (p) =>
      `The TÖRZSSZÖVETSÉG ${pick(p, 'text', 'texts')} of ${names(p)} ${pick(p, 'needs', 'need')} ${p.limit} adventurers of ${p.word('race') === '' ? 'one race' : `the race ${p.word('race')}`}, the deck holds ${p.have}.`,
    PRIMAL_WITHOUT_RACE: (p) => `ŐSERŐ never makes ${names(p)} free: the deck holds no aquir or dragon adventurer.`,
    REBUILD_WITHOUT_TOWER: (p) => `ÁTÉPÍTÉS never helps ${names(p)}: there is no tower level to sacrifice.`,
    RETAINER_WITHOUT_CARRIER: (p) =>
      `${names(p)} ${pick(p, 'is a Csatlós', 'are Csatlós cards')}, but no other adventurer of the deck can carry ${pick(p, 'it', 'them')}${p.word('condition') === '' ? '' : ` (${p.word('condition')})`}.`,
    LIFEPATH_WITHOUT_TARGET: (p) =>
      `The ÉLETÚT of ${names(p)} ${pick(p, 'has', 'have')} no target in the deck${p.word('condition') === '' ? '' : ` (${p.word('condition')})`}.`,
    ACTION_WITHOUT_USER: (p) =>
      `No adventurer of the deck can use ${names(p)}${p.list('classes').length === 0 ? '' : ` (${p.list('classes').join(', ')})`}.`,
    QUEST_UNSOLVABLE: (p) => `The adventurers of this deck cannot solve ${names(p)}.`,
    QUEST_UNSURE: (p) =>
      `Nobody can tell whether the adventurers of this deck can solve ${names(p)}. It hangs on ${because(p)}${p.list('words').length === 0 ? '' : `; what the program does not understand or know of ${p.list('because').length > 1 ? 'them' : 'it'}: ${p.list('words').join(', ')}`}.`,
    TOWER_COPIES: (p) =>
      `With the tower there are ${copies(p.have)} of ${names(p)}; whether starting tower levels count as copies is an open question, by the format they do not.`,
    NAMED_UNKNOWN: (p) => `Not known whether named (name in italics): ${names(p)}.`,
  },
  fine: {
    SIZE: (p) => `The Jövő holds ${plural(p.have, 'card', 'cards')}, at least ${p.limit} needed.`,
    COPIES: (p) => `No card has more than ${copies(p.limit)}.`,
    TOWER: (p) => `The tower has ${plural(p.have, 'level', 'different levels')}.`,
    ALL_KNOWN: (p) => `Every card is known (${plural(p.have, 'card', 'cards')}).`,
  },
  repair: {
    remove: (name, count, section) => `take ${copies(count)} of ${name} out of ${EN_SECTIONS[section]}`,
    add: (name, count, section) =>
      name === null
        ? `put ${section === 'torony' ? plural(count, 'other tower level', 'other tower levels') : plural(count, 'more card', 'more cards')} of your choice into ${EN_SECTIONS[section]}`
        : `put ${copies(count)} of ${name} into ${EN_SECTIONS[section]}`,
    move: (name, count, from, to) => `move ${copies(count)} of ${name} from ${EN_SECTIONS[from]} to ${EN_SECTIONS[to]}`,
    next: ', then ',
  },
  severities: { error: 'Error', warning: 'Warning', info: 'Good to know' },
  sheet: {
    legal: (limit) => `The deck is legal (copy limit ${limit}).`,
    illegal: 'The deck is not legal.',
    nearest: (limit) => `It comes nearest to legal with copy limit ${limit}:`,
    fine: 'In order',
    groups: { error: 'Errors', warning: 'Warnings', info: 'Good to know' },
    repair: 'Repair',
    clause: (clause) => `rule: ${clause}`,
    other: (limit, legal, why) => `Copy limit ${limit}: ${legal ? 'legal too' : 'not legal'}.${why}`,
    format: (name, validFrom) => `Format: ${name}${validFrom === null ? '' : ` (valid from ${validFrom})`}`,
    sizes: (torony, jovo, csere) => `Torony ${torony} · Jövő ${jovo} · Cserepakli ${csere}`,
    lines: 'Lines that may need a look',
    line: (n) => `line ${n}`,
    empty: 'There is not a single card in the list.',
  },
};
