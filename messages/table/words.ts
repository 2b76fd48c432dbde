import type { ManoeuvreKind, ManoeuvrePhase } from '../../engine/mk/table/state/manoeuvre.ts';
import type { AttackWay, PlayerId, Position, Step, ZoneName } from '../../engine/mk/table/state/types.ts';
import type { Translations } from '../lang.ts';

/** Names of places, steps, phases and positions, as players say them. */
export const PLAYERS: Translations<Readonly<Record<PlayerId, string>>> = {
  hu: { self: 'Te', dummy: 'Ellenfél' },
  en: { self: 'You', dummy: 'Opponent' },
};

/** What a card is called to those who may not see which one it is. */
export const HIDDEN_CARD: Translations<string> = { hu: 'rejtett lap', en: 'hidden card' };

const ZONES_HU: Readonly<Record<ZoneName, string>> = {
  future: 'Jövő',
  spare: 'Cserepakli',
  hand: 'Kéz',
  past: 'Múlt',
  abyss: 'Mélység',
  outer: 'Külső sík',
  solved: 'Megoldott küldetések',
  row: 'Sor',
  team: 'csapat',
  tower: 'Torony',
  store: 'raktár',
  quests: 'megoldásra váró küldetések',
  buildings: 'építmények',
  field: 'Jelen',
  gone: 'játékon kívül',
};
export const ZONE_NAMES: Translations<Readonly<Record<ZoneName, string>>> = {
  hu: ZONES_HU,
  en: { ...ZONES_HU, quests: 'awaiting quests', buildings: 'buildings', gone: 'out of the game', team: 'team' },
};

export const STEP_NAMES: Translations<Readonly<Record<Step, string>>> = {
  hu: {
    opening: 'Forduló nyitása',
    gain: 'MP-nyerés',
    unrotate: 'Visszaforgatás',
    draw: 'Lapkiigazítás',
    manoeuvres: 'Manőverek fázisa',
    end: 'Forduló vége',
  },
  en: {
    opening: 'Opening of the forduló',
    gain: 'MP gain',
    unrotate: 'Turning back',
    draw: 'Drawing up',
    manoeuvres: 'Manoeuvres',
    end: 'End of the forduló',
  },
};

export const PHASE_NAMES: Translations<Readonly<Record<ManoeuvrePhase, string>>> = {
  hu: {
    leaving: 'kezdeményező csapat sorelhagyása',
    reveal: 'toronyszint felfedése',
    obstacles: 'akadálylapok aktivizálása',
    obstructing: 'akadályozó csapat sorelhagyása',
    preparation: 'harc előkészítés',
    rounds: 'harci körök',
    fightResult: 'harc eredményének meghatározása',
    condition: 'küldetés feltétele',
    payment: 'küldetés MP-igényének kifizetése',
    solving: 'küldetés megoldása',
    result: 'a manőver vége',
  },
  en: {
    leaving: 'the initiating team leaves',
    reveal: 'the tower level is revealed',
    obstacles: 'obstacles are activated',
    obstructing: 'the obstructing team leaves',
    preparation: 'fight preparation',
    rounds: 'fight rounds',
    fightResult: 'result of the fight',
    condition: 'condition of the quest',
    payment: 'payment of the quest',
    solving: 'solving of the quest',
    result: 'end of the manoeuvre',
  },
};

export const KIND_NAMES: Translations<Readonly<Record<ManoeuvreKind, string>>> = {
  hu: { siege: 'ostrom', quest: 'küldetés', building: 'építmény bevétele', fight: 'harc' },
  en: { siege: 'siege', quest: 'quest', building: 'taking a building', fight: 'fight' },
};

export const POSITION_NAMES: Translations<Readonly<Record<Position, string>>> = {
  hu: { ready: 'éber', resting: 'pihenő', wounded: 'sérült' },
  en: { ready: 'ready', resting: 'resting', wounded: 'wounded' },
};

export const WAY_NAMES: Translations<Readonly<Record<AttackWay, string>>> = {
  hu: {
    melee: 'közelharc',
    bareHand: 'puszta kéz',
    ranged: 'távtámadás',
    spell: 'varázslat',
    psi: 'pszi',
    beast: 'bestia',
    trap: 'csapda',
    other: 'egyéb',
  },
  en: {
    melee: 'melee',
    bareHand: 'bare hand',
    ranged: 'ranged',
    spell: 'spell',
    psi: 'psi',
    beast: 'beast',
    trap: 'trap',
    other: 'other',
  },
};

/** Further words events carry. */
export const OTHER_WORDS: Translations<Readonly<Record<string, string>>> = {
  hu: {
    self: 'te nyertél',
    dummy: 'az ellenfél nyert',
    draw: 'döntetlen',
    works: 'hat',
    ignored: 'nem érvényesül',
    met: 'teljesül',
    notMet: 'nem teljesül',
    own: 'saját',
    enemy: 'ellenséges',
    level: 'szint',
    damage: 'sebzés',
    row: 'Sor',
    manoeuvre: 'manőver',
    fightPreparation: 'harc előkészítés',
    fight: 'harc',
    timeline: 'Időfonal',
  },
  en: {
    self: 'you win',
    dummy: 'the opponent wins',
    draw: 'a draw',
    works: 'works',
    ignored: 'is ignored',
    met: 'met',
    notMet: 'not met',
    own: 'own',
    enemy: 'enemy',
    level: 'level',
    damage: 'damage',
    row: 'Sor',
    manoeuvre: 'manoeuvre',
    fightPreparation: 'fight preparation',
    fight: 'fight',
    timeline: 'Időfonal',
  },
};
