import type { SectionId } from '../../engine/mk/deck/deck.ts';
import type { FinePoint } from '../../engine/mk/deck/legality/fine.ts';
import { article } from '../../engine/text/article.ts';
import { formatPercent } from '../lang.ts';
import type { ProblemTexts, Said } from './texts.ts';
import { nameList, withArticle } from './words.ts';

const names = (said: Said) => nameList(said.cards, 'hu');
const because = (said: Said) => nameList(said.list('because'), 'hu');
/** „Az „Alfa” és a „Béta”…” is heavy; one name takes its article, several are only listed. */
const subject = (said: Said) => (said.cards.length === 1 ? withArticle(said.card) : names(said));

/** One word for one card, the other for several. */
const pick = (said: Said, one: string, many: string) => (said.cards.length > 1 ? many : one);
const ofIt = (said: Said) => pick(said, 'belőle', 'belőlük');
/** A limit no rule states is told as what it is, or it would contradict the verdict above it. */
const atMost = (said: Said) =>
  said.open
    ? `A szabályok nem mondják ki, hogy legfeljebb ${said.limit} lehet-e: ez nyitott kérdés, a pakli így is szabályos lehet.`
    : `Legfeljebb ${said.limit} lehet.`;

const PARAGON: Readonly<Record<string, string>> = {
  '2.37.a': 'a játék során csak egyszer kereshetsz ki lapot a Jövődből',
  '2.37.b': 'a lapkiigazításon kívül nem húzhatsz lapot',
  '2.37.c': 'a saját hatásaid nem adnak MP-t az MP-nyerésen kívül',
  '2.37.e': 'a Kézméreted nem nőhet 7 fölé',
};

/** Sections in the cases the sentences need. */
export const HU_SECTIONS: Readonly<Record<SectionId, { name: string; from: string; to: string }>> = {
  torony: { name: 'Torony', from: 'a Toronyból', to: 'a Toronyba' },
  jovo: { name: 'Jövő', from: 'a Jövőből', to: 'a Jövőbe' },
  csere: { name: 'Cserepakli', from: 'a Cserepakliból', to: 'a Cserepakliba' },
};

export const hu: ProblemTexts = {
  problems: {
    TOKEN_IN_DECK: (p) =>
      `${subject(p)} jelző: pakliban nem lehet, és egyik méretbe sem számít bele (most ${p.have} van ${ofIt(p)}).`,
    BANNED: (p) => `${subject(p)} tiltott lap ebben a formátumban (most ${p.have} van ${ofIt(p)}).`,
    NOT_IN_POOL: (p) => `${subject(p)} nem játszható ebben a formátumban (most ${p.have} van ${ofIt(p)}).`,
    COPY_LIMIT_EXCEEDED: (p) =>
      p.cards.length > 1
        ? `${names(p)} ugyanannak a lapnak számít: együtt ${p.have} példány van a pakliban, legfeljebb ${p.limit} lehet.`
        : `${subject(p)} lapból ${p.have} példány van a pakliban, legfeljebb ${p.limit} lehet.`,
    RESTRICTED: (p) => `${subject(p)} korlátozott lap: legfeljebb ${p.limit} lehet ${ofIt(p)}, most ${p.have} van.`,
    DECK_TOO_SMALL: (p) =>
      `A Jövő ${p.have} lapos, legalább ${p.limit} lap kell bele: még ${p.limit - p.have} hiányzik.`,
    DECK_TOO_LARGE: (p) =>
      `A Jövő ${p.have} lapos, legfeljebb ${p.limit} lehet: ${p.have - p.limit} lappal több van benne.`,
    TOWER_COUNT: (p) =>
      p.have === 0
        ? `A Torony üres, ${p.limit} különböző toronyszint kell bele.`
        : `A Toronyban ${p.have} lap van, pontosan ${p.limit} toronyszint kell bele.`,
    TOWER_NOT_DISTINCT: (p) =>
      `${subject(p)} toronyszintből ${p.have} példány van a Toronyban, pedig minden szintnek különböznie kell.`,
    NOT_A_TOWER_LEVEL: (p) =>
      `${subject(p)} nem toronyszint, ezért nem ${pick(p, 'lehet', 'lehetnek')} a kezdő Toronyban.`,
    SPARE_DECK: (p) => {
      if (p.limit === 0 && !p.hasLimit) return `A Cserepakli ${p.have} lapos.`;
      return p.have < p.limit
        ? `A Cserepakli ${p.have} lapos, legalább ${p.limit} lap kell bele.`
        : `A Cserepakli ${p.have} lapos, legfeljebb ${p.limit} lehet.`;
    },
    OMEN_COUNT: (p) => `A pakliban ${p.have} ómen van (${names(p)}). ${atMost(p)}`,
    PARAGON_COUNT: (p) => `A pakliban ${p.have} kiemelkedett lap van (${names(p)}). ${atMost(p)}`,
    NAMED_COPIES: (p) => {
      const start =
        p.cards.length > 1
          ? `${names(p)} a nevesítés szempontjából ugyanaz a lap, együtt ${p.have} példány van belőlük`
          : `${subject(p)} a nevesítés szempontjából egyetlen lap, és ${p.have} példánya van a pakliban`;
      const chance =
        p.number('chance') > 0
          ? ` A kezdőkézben ${formatPercent(p.number('chance'), 'hu')} eséllyel lesz legalább kettő.`
          : '';
      return `${start}: ez szabályos, de egyszerre csak egy lehet játékban, a következő a Múltba kerül.${chance}`;
    },
    FORGOTTEN_NOT_FREE: (p) =>
      `Amíg ELFELEDETT kalandozót irányítasz (${because(p)}), a kalandozóid nem idézhetők le ingyen: ${names(p)}.`,
    UNKNOWN_CARD: (p) =>
      p.cards.length > 1
        ? `Ismeretlen lapok (${p.have} példány): ${names(p)}. A méretbe és a laplimitbe beleszámítanak, de a szövegüket nem ismerjük.`
        : `${subject(p)} ismeretlen lap (${p.have} példány): a méretbe és a laplimitbe beleszámít, de a szövegét nem ismerjük.`,
    STARTERS_COUNTED: (p) =>
      `${names(p)} a játék kezdetén a Jelenbe kerül, ${pick(p, 'nélküle', 'nélkülük')} a Jövő csak ${p.have} lapos, pedig ${p.limit} kell.`,
    PARAGON_FORBIDS: (p) => `A KIEMELKEDETTSÉG miatt (${because(p)}) ${PARAGON[p.clause] ?? ''}: ${names(p)}.`,
    TREASURE_NOT_CHEAPER: (p) =>
      `${subject(p)} Kincs: ${pick(p, 'sem olcsóbb, sem ingyenes nem lehet, így hiába segítené', 'sem olcsóbbak, sem ingyenesek nem lehetnek, így hiába segítené őket')} ${because(p)}.`,
    INFLUENCE_WITHOUT_QUEST: (p) =>
      `${subject(p)} BEFOLYÁS szövege sosem működik: nincs a pakliban ${p.word('place')} helyszínű küldetés.`,
    TRIBE_TOO_FEW: (p) => {
      const who = p.word('race') === '' ? 'azonos fajú' : p.word('race').toLocaleLowerCase('hu');
      return `${subject(p)} TÖRZSSZÖVETSÉG szövegéhez ${p.limit} ${who} kalandozó kell, a pakliban csak ${p.have} van.`;
    },
    PRIMAL_WITHOUT_RACE: (p) =>
      `Az ŐSERŐ sosem teszi ${pick(p, 'ingyenessé', 'ingyenessé őket')}, mert nincs a pakliban aquir vagy sárkány kalandozó: ${names(p)}.`,
    REBUILD_WITHOUT_TOWER: (p) => `Az ÁTÉPÍTÉS hasztalan, mert nincs toronyszint, amelyet feláldozhatnál: ${names(p)}.`,
    RETAINER_WITHOUT_CARRIER: (p) =>
      p.word('condition') === ''
        ? `${subject(p)} Csatlós, de nincs más kalandozó a pakliban, akihez csatolhatnád${pick(p, '', ' őket')}.`
        : `${subject(p)} Csatlós, de nincs a pakliban olyan kalandozó, aki teljesíti a ${pick(p, 'feltételét', 'feltételüket')} (${p.word('condition')}).`,
    LIFEPATH_WITHOUT_TARGET: (p) =>
      `${subject(p)} ÉLETÚT laphatásának nincs célpontja a pakliban${p.word('condition') === '' ? '' : ` (${p.word('condition')})`}.`,
    ACTION_WITHOUT_USER: (p) =>
      `${subject(p)} akciólapot a pakli egyik kalandozója sem használhatja${p.list('classes').length === 0 ? '' : ` (${p.list('classes').join(', ')})`}.`,
    QUEST_UNSOLVABLE: (p) => `${pick(p, 'Ezt', 'Ezeket')} a pakli kalandozói nem tudják megoldani: ${names(p)}.`,
    QUEST_UNSURE: (p) =>
      `Nem tudni, meg tudják-e oldani a pakli kalandozói: ${names(p)}. ${p.list('because').length > 1 ? 'Ezeken a lapokon' : 'Ezen a lapon'} múlik: ${because(p)}${p.list('words').length === 0 ? '' : `; ezt nem érti vagy nem ismeri ${p.list('because').length > 1 ? 'róluk' : 'róla'} a program: ${p.list('words').join(', ')}`}.`,
    TOWER_COPIES: (p) =>
      `${subject(p)} a Toronnyal együtt ${p.have} példányban szerepel. Nyitott kérdés, beleszámít-e a kezdő toronyszint a laplimitbe; a formátum szerint nem.`,
    NAMED_UNKNOWN: (p) =>
      `Nem tudni, ${pick(p, 'nevesített-e (dőlt betűs-e a neve)', 'nevesítettek-e (dőlt betűs-e a nevük)')}: ${names(p)}.`,
  },
  fine: {
    SIZE: (p: FinePoint) => `A Jövő ${p.have} lapos, legalább ${p.limit} kell.`,
    COPIES: (p: FinePoint) => `Egyik lapból sincs ${p.limit} példánynál több.`,
    TOWER: (p: FinePoint) => `A Torony ${p.have} különböző toronyszintből áll.`,
    ALL_KNOWN: (p: FinePoint) => `Minden lap ismert (${p.have} lap).`,
  },
  repair: {
    remove: (name, count, section) => `vegyél ki ${HU_SECTIONS[section].from} ${count} példányt: ${name}`,
    add: (name, count, section) =>
      name === null
        ? `tegyél ${HU_SECTIONS[section].to} még ${count} ${section === 'torony' ? 'másik toronyszintet' : 'tetszőleges lapot'}`
        : `tegyél ${HU_SECTIONS[section].to} ${count} példányt: ${name}`,
    move: (name, count, from, to) =>
      `tegyél át ${HU_SECTIONS[from].from} ${HU_SECTIONS[to].to} ${count} példányt: ${name}`,
    next: ', majd ',
  },
  severities: { error: 'Hiba', warning: 'Figyelmeztetés', info: 'Jó tudni' },
  sheet: {
    legal: (limit) => `A pakli szabályos (laplimit: ${limit}).`,
    illegal: 'A pakli nem szabályos.',
    nearest: (limit) => `A legközelebb ${article(String(limit))} ${limit} példányos laplimithez áll, eszerint:`,
    fine: 'Ami rendben van',
    groups: { error: 'Hibák', warning: 'Figyelmeztetések', info: 'Jó tudni' },
    repair: 'Javítás',
    clause: (clause) => `szabály: ${clause}`,
    other: (limit, legal, why) => `Laplimit ${limit}: ${legal ? 'így is szabályos' : 'így nem szabályos'}.${why}`,
    format: (name, validFrom) => `Formátum: ${name}${validFrom === null ? '' : ` (érvényes ettől: ${validFrom})`}`,
    sizes: (torony, jovo, csere) => `Torony ${torony} · Jövő ${jovo} · Cserepakli ${csere}`,
    lines: 'Átnézendő sorok',
    line: (n) => `${n}. sor`,
    empty: 'A listában egyetlen lap sincs.',
  },
};
