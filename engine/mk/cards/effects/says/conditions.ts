import type { Condition, EventWord, When } from '../model.ts';
import { nounForm } from '../words/inflect.ts';
import { KIND_NOUNS } from '../words/nouns.ts';
import { COMPARING, filterText, placeText, playerText, qualText, statText, whomText } from './words.ts';

/** A condition as it stands behind "ha" or "amíg". */
export function conditionText(condition: Condition): string {
  switch (condition.c) {
    case 'controls':
      return `${playerText(condition.who)}${condition.not ? ' nem' : ''} irányít ${counted(condition)}${filterText(condition.filter, 'acc')}`;
    case 'exists': {
      const { where = { in: 'team', whose: 'the' } as const, ...filter } = condition.filter;
      const verb = condition.not ? 'nincs' : 'van';
      return `${condition.only ? 'csak ' : ''}${placeText(where, 'ine')} ${verb} ${counted(condition)}${filterText(filter, 'nom')}`;
    }
    case 'is':
      return stateText(condition);
    case 'in':
      return `${placeText(condition.where, 'ine')} van`;
    case 'manoeuvre':
      return 'ostrom manőverben van';
    case 'stat':
      return `${OWNERS[condition.whom]}${statText(condition.stat, 'nom')} ${COMPARING[condition.how]} ${condition.n}`;
    case 'mp':
      return `${playerText(condition.who, 'dat')} ${COMPARING[condition.how]} ${condition.n} MP-je van`;
    case 'did':
      return condition.not ? 'nem tesz így' : 'így tesz';
    case 'rolled':
      return condition.not ? 'a dobás sikertelen' : 'a dobás sikeres';
    case 'returned':
      return 'a célpont visszatér Sorába';
    case 'obstructed':
      return 'a manőverben akadályozó csapat is részt vesz';
  }
}

const OWNERS = {
  self: 'ennek a lapnak ',
  it: 'annak a lapnak ',
  carrier: 'viselőjének ',
  team: 'csapatának ',
  enemyTeam: 'az ellenséges csapat ',
} as const;

function counted({ how, n }: { how?: keyof typeof COMPARING | undefined; n?: number | undefined }): string {
  return n === undefined ? '' : `${COMPARING[how ?? 'atLeast']} ${n} `;
}

function stateText({ whom, qual }: Extract<Condition, { c: 'is' }>): string {
  if (qual.q === 'has') {
    const thing = KIND_NOUNS[qual.kind];
    if (whom === 'self' && !qual.not) return `${nounForm(thing, 'one', 'nom')} van hozzá csatolva`;
    return `${whomText({ ref: whom }, 'nom')}${qual.not ? ' nem' : ''} visel ${nounForm(thing, 'one', 'acc')}`;
  }
  return whom === 'it' ? qualText(qual) : `${whomText({ ref: whom }, 'nom')} ${qualText(qual)}`;
}

const OWN_MOMENTS: Readonly<Partial<Record<EventWord, string>>> = {
  arrive: 'Jelenbe kerülés',
  reveal: 'felfedés',
  solve: 'megoldás',
  destroyed: 'megsemmisülés',
  besieged: 'megostromlás',
  sacrificed: 'feláldozás',
  discarded: 'eldobás',
};
const TIMES: Readonly<Partial<Record<EventWord, string>>> = {
  turnStart: 'minden forduló elején',
  turnEnd: 'minden forduló végén',
  fightStart: 'minden harc elején',
  fightEnd: 'minden harc végén',
};

/** When it happens, as it stands before the acts, with its comma where it has one. */
export function whenText(when: When): string {
  const time = TIMES[when.on];
  if (time) return time;
  const moment = when.what || when.by ? undefined : OWN_MOMENTS[when.on];
  if (moment) {
    const vowel = /[aáoóuú][^aáeéiíoóöőuúüű]*$/u.test(moment) ? 'a' : 'e';
    if (when.at === undefined || when.at === 'when') return `${moment}${vowel}kor`;
    return `${moment}${vowel} ${when.at === 'after' ? 'után' : 'előtt'}`;
  }
  if (when.on === 'die' && !when.what) return when.at === 'after' ? 'halála után' : 'halálakor';
  const open = when.at === 'before' ? 'mielőtt' : when.at === 'after' ? 'miután' : 'amikor';
  return `${open} ${eventText(when)},`;
}

const ACTORS = { self: '', ownTeam: 'csapata ', enemyTeam: 'az ellenséges csapat ' } as const;
const PASSIVE: Readonly<Partial<Record<EventWord, string>>> = {
  die: 'meghal',
  destroyed: 'megsemmisül',
  hurt: 'sebződik',
  heal: 'gyógyul',
  attack: 'támad',
  arrive: 'a Jelenbe kerül',
};
const ACTIVE: Readonly<Partial<Record<EventWord, string>>> = {
  solve: 'old meg',
  summon: 'idéz le',
  discarded: 'dob el',
  sacrificed: 'áldoz fel',
};

function eventText(when: When): string {
  const passive = PASSIVE[when.on];
  if (passive && !when.by) return `${when.what ? `${filterText(when.what, 'nom')} ` : ''}${passive}`;
  const { by = 'own' } = when;
  const actor = by in ACTORS ? ACTORS[by as keyof typeof ACTORS] : `${playerText(by as 'own')} `;
  if (when.on === 'siegeWon') return `${actor}sikeres ostrom manővert hajt végre`;
  if (when.on === 'fightWon') return `${actor}harcot nyer`;
  if (when.on === 'draw') return `${actor}lapot húz`;
  return `${actor}${when.what ? filterText(when.what, 'acc') : ''} ${ACTIVE[when.on] ?? ''}`;
}
