import type { Rng } from '../../../random/rng.ts';
import type { Act, Condition, Effect, Filter, PlayerRef, Qual, When, Whom } from './model.ts';

/** Effects made at random from the structure, for checking that what is said can be read again. */
export function randomEffect(rng: Rng): Effect {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  const chance = (n: number): boolean => rng.below(n) === 0;
  const some = <T extends object>(n: number, make: () => T): T | Record<never, never> => (chance(n) ? make() : {});
  const number = (most = 9): number => 1 + rng.below(most);

  const player = (): PlayerRef => pick(['own', 'enemy', 'each']);
  const qual = (): Qual => {
    const not = chance(4) ? ({ not: true } as const) : {};
    return pick<() => Qual>([
      () => ({ q: 'position', is: pick(['ready', 'resting', 'wounded']), ...not }),
      () => ({ q: 'word', field: 'any', is: [pick(['elf', 'törpe', 'ork', 'sárkány'])], ...not }),
      () => ({ q: 'word', field: 'place', is: [pick(['Toron', 'Ködszirt'])] }),
      () => ({ q: 'token', not: true }),
      () => ({ q: 'named', ...not }),
      () => ({ q: 'keyword', is: pick(['PORTYÁZÁS', 'MOMENTUM', 'FÓKUSZ']) }),
      () => ({
        q: 'compare',
        stat: pick(['mpValue', 'level', 'baseLevel']),
        how: pick(['atMost', 'atLeast', 'exactly']),
        n: number(),
      }),
    ])();
  };
  const kind = () =>
    pick([
      'adventurer',
      'quest',
      'building',
      'obstacle',
      'action',
      'spell',
      'event',
      'equipment',
      'item',
      'card',
    ] as const);
  const filter = (): Filter => ({
    kinds: chance(5) ? ['building', 'towerLevel'] : [kind()],
    ...some(2, () => ({ quals: [qual()] })),
  });
  const placed = (): Pick<Filter, 'whose' | 'where'> =>
    pick<() => Pick<Filter, 'whose' | 'where'>>([
      () => ({}),
      () => ({ whose: 'own' }),
      () => ({ whose: 'enemy' }),
      () => ({ where: { in: 'past', whose: 'own' } }),
      () => ({ where: { in: 'team', whose: pick(['the', 'enemy', 'own']) } }),
      () => ({ where: { in: 'timeline' } }),
    ])();
  const cards = (): Whom => {
    const base = { ...filter(), ...placed() };
    return pick<() => Whom>([
      () => ({ pick: 'target', ...base }),
      () => ({ pick: 'target', n: number(4), ...some(2, () => ({ upTo: true as const })), ...base }),
      () => ({ pick: 'choose', n: number(4), ...base }),
      () => ({ pick: 'all', ...base }),
    ])();
  };
  const adventurers = (): Whom => {
    const whom = cards();
    return 'ref' in whom ? whom : { ...whom, kinds: ['adventurer'], quals: [qual()] };
  };
  const whom = (): Whom =>
    chance(3) ? { ref: pick(['self', 'carrier', 'summoner', 'target'] as const) } : adventurers();
  const until = () => some(2, () => ({ until: pick(['round', 'fight', 'manoeuvre', 'turn', 'duration'] as const) }));
  const may = () => some(4, () => ({ may: true as const }));
  const counted = (): { count: Filter } => ({
    count: {
      kinds: ['adventurer'],
      quals: [{ q: 'word', field: 'any', is: ['elf'] }],
      where: { in: 'team', whose: pick(['the', 'enemy'] as const) },
    },
  });
  const amount = () => (chance(6) ? counted() : chance(6) ? ('X' as const) : number());

  const condition = (): Condition =>
    pick<() => Condition>([
      () => ({
        c: 'controls',
        who: pick(['own', 'enemy'] as const),
        filter: filter(),
        ...some(2, () => ({ how: pick(['atLeast', 'atMost', 'exactly'] as const), n: 2 + rng.below(5) })),
      }),
      () => ({ c: 'controls', who: 'own', filter: filter(), not: true }),
      () => ({
        c: 'exists',
        filter: { ...filter(), where: { in: 'team', whose: pick(['the', 'enemy'] as const) } },
        ...some(3, () => ({ not: true as const })),
      }),
      () => ({
        c: 'is',
        whom: pick(['self', 'target', 'summoner'] as const),
        qual: { q: 'position', is: pick(['ready', 'resting', 'wounded'] as const) },
      }),
      () => ({ c: 'is', whom: 'self', qual: { q: 'has', kind: pick(['mount', 'equipment'] as const) } }),
      () => ({ c: 'stat', whom: 'self', stat: pick(['level', 'fizikum'] as const), how: 'atLeast', n: number() }),
      () => ({ c: 'mp', who: pick(['own', 'enemy'] as const), how: pick(['atLeast', 'atMost'] as const), n: number() }),
    ])();

  const when = (): When =>
    pick<() => When>([
      () => ({
        on: pick(['arrive', 'reveal', 'solve', 'destroyed', 'besieged'] as const),
        ...some(3, () => ({ at: 'after' as const })),
      }),
      () => ({ on: 'die' }),
      () => ({ on: 'die', what: { kinds: ['adventurer'], whose: 'enemy' } }),
      () => ({ on: 'summon', by: pick(['own', 'enemy'] as const), what: filter() }),
      () => ({ on: 'solve', by: pick(['ownTeam', 'own', 'enemy'] as const), what: { kinds: ['quest'] } }),
      () => ({ on: 'siegeWon', by: 'ownTeam' }),
      () => ({ on: 'draw', by: 'enemy' }),
      () => ({ on: pick(['turnStart', 'turnEnd', 'fightStart'] as const) }),
    ])();

  const act = (): Act =>
    pick<() => Act>([
      () => ({ do: 'mp', who: player(), n: amount(), ...some(2, () => ({ down: true as const })), ...may() }),
      () => ({ do: 'draw', who: player(), n: number(), ...may() }),
      () => ({
        do: 'discard',
        who: player(),
        what: { pick: 'choose', n: number(4), kinds: [pick(['card', 'action', 'adventurer'] as const)] },
        ...may(),
      }),
      () => ({ do: 'pay', who: player(), n: number(), ...may() }),
      () => ({ do: 'look', who: 'own', whose: pick(['own', 'enemy'] as const), zone: 'deck', n: number(), ...may() }),
      () => ({ do: 'search', who: 'own', n: number(3), filter: filter(), from: 'deck', ...may() }),
      () => ({ do: 'shuffle', who: 'own' }),
      () => ({
        do: 'move',
        whom: cards(),
        to: pick(['hand', 'deckBottom', 'deckTop', 'deck', 'past', 'abyss', 'store'] as const),
        ...may(),
      }),
      () => ({
        do: 'move',
        whom: adventurers(),
        to: 'row',
        ...some(2, () => ({ position: pick(['resting', 'wounded'] as const) })),
        ...may(),
      }),
      () => ({ do: 'damage', whom: whom(), n: amount(), ...may() }),
      () => ({ do: 'heal', whom: whom(), n: amount(), ...may() }),
      () => ({ do: 'turn', whom: whom(), to: pick(['ready', 'resting', 'wounded'] as const), ...may() }),
      () => ({ do: pick(['kill', 'destroy'] as const), whom: whom(), ...may() }),
      () => ({ do: 'neutralise', whom: cards() }),
      () => ({ do: 'sacrifice', who: player(), whom: cards(), ...may() }),
      () => ({
        do: 'stat',
        whom: whom(),
        stat: pick([
          'level',
          'baseLevel',
          'fizikum',
          'asztral',
          'mental',
          'attackThreshold',
          'attackRoll',
          'testRoll',
          'saveRoll',
          'damage',
        ] as const),
        n: number(),
        ...some(2, () => ({ down: true as const })),
        ...until(),
      }),
      () => ({ do: 'stat', whom: cards(), stat: 'mpCost', n: amount(), down: true, floor: rng.below(3) }),
      () => ({ do: 'stat', whom: cards(), stat: pick(['mpCost', 'fal'] as const), n: amount(), ...until() }),
      () => ({
        do: 'grant',
        whom: whom(),
        keywords: pick([['PORTYÁZÁS'], ['TÚLÜTÉS 2'], ['MOMENTUM', 'ÁTTÖRÉS'], ['VÉDŐKÜSZÖB 8 SFÉ 1']]),
        ...until(),
      }),
      () => ({ do: 'lose', whom: whom(), what: pick(['keywords', 'abilities', 'effects'] as const), ...until() }),
      () => ({
        do: 'ban',
        ban: pick([
          'obstruct',
          'initiate',
          'heal',
          'attack',
          'act',
          'activate',
          'hurt',
          'win',
          'return',
          'work',
          'die',
          'destroy',
          'raiseCost',
          'lowerCost',
        ] as const),
        whom: whom(),
        ...until(),
      }),
      () => ({ do: 'ban', ban: pick(['gainMp', 'draw', 'siege'] as const), whom: { player: player() }, ...until() }),
      () => ({ do: 'ban', ban: 'target', whom: whom(), by: { kinds: ['action'] } }),
      () => ({ do: 'cap', whom: cards(), stat: 'damage', atMost: number() }),
      () => ({ do: 'silence', keyword: 'MOMENTUM' }),
      () => ({ do: 'attach', whom: { pick: 'target', kinds: ['equipment'] }, to: whom(), ...may() }),
      () => ({
        do: 'control',
        who: 'own',
        whom: { pick: 'target', kinds: ['adventurer'], whose: 'enemy' },
        ...until(),
      }),
      () => ({ do: 'again', whom: whom() }),
      () => ({
        do: 'roll',
        whom: whom(),
        roll: pick(['test', 'save'] as const),
        attribute: pick(['fizikum', 'asztral', 'mental'] as const),
      }),
    ])();

  const first = act();
  const head = pick<() => Omit<Effect, 'acts'>>([
    () => ({}),
    () => ({ when: when() }),
    () => ({ while: [condition()] }),
    () => ({ if: [condition(), ...(chance(3) ? [condition()] : [])] }),
    () => ({ once: 'turn', when: when() }),
    () => ({ when: when(), if: [condition()] }),
    () => ({ under: 'Elf TÖRZSSZÖVETSÉG' }),
  ])();
  const plain = (one: Act): Act => {
    const { until: _until, ...rest } = one;
    return rest as Act;
  };
  if (chance(3)) return { ...head, acts: [plain(first), { ...plain(act()), link: pick(['then', 'ifDone'] as const) }] };
  return { ...head, acts: [first] };
}
