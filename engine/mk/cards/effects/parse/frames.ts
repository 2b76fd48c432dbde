import type { Act, Amount, Stat, Whom } from '../model.ts';
import { Bag, type Context, type Destination, type Framed } from './bag.ts';
import { saysEvery } from './np.ts';
import { filterOf, type Piece } from './pieces.ts';

/** The verbs of effects with their parts; each gives the acts it stands for, or null where the parts do not fit. */
type Frame = (bag: Bag, c: Context, can: boolean) => Act[] | null;

const may = (can: boolean) => (can ? ({ may: true } as const) : {});

const QUANTITY_STATS: Readonly<Record<string, Stat>> = {
  level: 'level',
  baseLevel: 'baseLevel',
  attackThreshold: 'attackThreshold',
};

const gain: Frame = (bag, c, can) => {
  const mp = bag.quantity('mp', 'acc');
  if (mp) {
    const who = bag.player(c) ?? 'own';
    if (bag.denied) return mp.n === 'some' ? [{ do: 'ban', ban: 'gainMp', whom: { player: who } }] : null;
    const n = bag.amount(mp);
    return n === null || mp.sign === '-' ? null : [{ do: 'mp', who, n, ...may(can) }];
  }
  if (bag.denied) return null;
  const keywords = bag.keywords('acc');
  if (keywords) return [{ do: 'grant', whom: bag.subject(c), keywords: [...keywords], ...may(can) }];
  for (const unit of ['level', 'baseLevel', 'attackThreshold']) {
    const quantity = bag.quantity(unit, 'acc');
    if (!quantity) continue;
    const n = bag.amount(quantity);
    const whom = bag.subject(c);
    if (n === null) return null;
    return [{ do: 'stat', whom, stat: QUANTITY_STATS[unit] as Stat, n, ...down(quantity.sign), ...bag.scope() }];
  }
  const bare = bag.quantity('none', 'acc');
  const roll = bare?.sign ? bag.stat('sub') : null;
  if (bare && roll) {
    const n = bag.amount(bare);
    if (n === null) return null;
    const whom = roll.of ?? bag.subject(c);
    if (roll.of) bag.sameSubject(roll.of);
    if ('player' in whom) return null;
    return [{ do: 'stat', whom, stat: roll.stat, n, ...down(bare.sign), ...bag.firstRoll(roll), ...bag.scope() }];
  }
  return null;
};

const down = (sign: '+' | '-' | null) => (sign === '-' ? ({ down: true } as const) : {});

const loseVerb: Frame = (bag, c, can) => {
  if (bag.denied) return null;
  const mp = bag.quantity('mp', 'acc');
  if (mp) {
    const n = bag.amount(mp);
    return n === null ? null : [{ do: 'mp', who: bag.player(c) ?? 'own', n, down: true, ...may(can) }];
  }
  const keywords = bag.keywords('acc');
  if (keywords) return [{ do: 'lose', whom: bag.subject(c), what: [...keywords] }];
  bag.word('összes');
  const whole = bag.word('kulcsszavait')
    ? 'keywords'
    : bag.word('képességeit')
      ? 'abilities'
      : bag.word('laphatásait')
        ? 'effects'
        : null;
  const kinds = whole
    ? null
    : bag.object(
        (g) => g.m.t === 'whom' && !('ref' in g.m.whom) && g.m.whom.kinds[0] === 'ability' && g.m.whom.whose === 'own',
      );
  if (whole || kinds) return [{ do: 'lose', whom: bag.subject(c), what: whole ?? 'abilities' }];
  return null;
};

/** A plain number of cards: "2 lapot". */
function plainCards(whom: Whom): Amount | null {
  if ('ref' in whom || whom.quals || whom.where || whom.of || whom.best || whom.upTo || whom.others) return null;
  if (whom.kinds.length !== 1 || whom.kinds[0] !== 'card' || whom.whose) return null;
  return whom.n ?? 1;
}

const drawVerb: Frame = (bag, c, can) => {
  const cards = bag.objectWhom();
  const n = cards && plainCards(cards);
  if (n === null) return null;
  const who = bag.player(c) ?? 'own';
  if (bag.denied) return [{ do: 'ban', ban: 'draw', whom: { player: who } }];
  return [{ do: 'draw', who, n, ...may(can) }];
};

const discardVerb: Frame = (bag, c, can) => {
  const what = bag.objectWhom();
  if (!what || bag.denied) return null;
  const place = bag.zone('ela');
  if (place && (place.in !== 'hand' || place.whose === undefined)) return null;
  const who = bag.player(c) ?? 'own';
  if (place?.whose === 'enemy' && who !== 'enemy') return null;
  const random = bag.word('véletlenszerűen');
  if (!('ref' in what) && (what.pick === 'target' || what.where)) return null;
  return [
    { do: 'discard', who, what: 'ref' in what || !random ? chooseOne(what) : { ...what, pick: 'random' }, ...may(can) },
  ];
};

const chooseOne = (whom: Whom): Whom =>
  'ref' in whom || whom.pick !== 'all' || whom.n !== undefined || saysEvery(whom)
    ? whom
    : { ...whom, pick: 'choose', n: 1 };

const lookVerb: Frame = (bag, c, can) => {
  if (bag.denied) return null;
  const top = bag.top();
  const who = bag.player(c) ?? 'own';
  if (top) {
    const whose = top.owner?.o === 'player' ? (top.owner.who === 'enemy' ? 'enemy' : 'own') : 'own';
    return [{ do: 'look', who, whose, zone: 'deck', n: top.n, ...may(can) }];
  }
  const place = bag.zone('acc');
  if (place?.in !== 'hand') return null;
  return [{ do: 'look', who, whose: place.whose === 'enemy' ? 'enemy' : 'own', zone: 'hand', ...may(can) }];
};

// Taking, putting and mixing: one act for every "from here to there".
const carryVerb =
  (shuffled: boolean): Frame =>
  (bag, c, can) => {
    if (bag.denied) return null;
    const to = bag.destination(shuffled);
    if (!to || to === 'present') return null;
    bag.word('tetszőleges sorrendben');
    const looked = lookedAct(bag, c, to, can);
    if (looked) return looked;
    const from = bag.zone('ela');
    // "játékosa visszaveheti Kezébe": the definite verb means the card itself.
    const whom = bag.objectWhom() ?? (bag.definite && !from ? c.self : null);
    if (!whom) return null;
    const position = bag.position('ine');
    bag.player(c);
    const one = chooseOne(whom);
    const placed = from && !('ref' in one) ? { ...one, where: one.where ?? from } : one;
    if (from && ('ref' in whom || (whom.where && whom.where.in !== from.in))) return null;
    return [{ do: 'move', whom: placed, to, ...(position ? { position } : {}), ...may(can) }];
  };

function lookedAct(bag: Bag, c: Context, to: Destination, can: boolean): Act[] | null {
  if (!c.looked) return null;
  const rest = bag.word('többit') || bag.word('másikat');
  if (rest) {
    bag.player(c);
    return to === 'deckBottom' || to === 'deckTop' || to === 'past' || to === 'deck'
      ? [{ do: 'restLooked', to, ...may(can) }]
      : null;
  }
  if (to !== 'hand' && to !== 'deckBottom' && to !== 'deckTop' && to !== 'past') return null;
  const one = bag.word('egyiket') ? 1 : null;
  const bare = one === null ? bag.quantity('none', 'acc') : null;
  const n = one ?? (bare && bare.sign === null && typeof bare.n === 'number' ? bare.n : null);
  if (n !== null) {
    bag.ofLooked();
    bag.player(c);
    return [{ do: 'takeLooked', n, to, ...may(can) }];
  }
  const whom = bag.objectWhom();
  if (!whom) return null;
  bag.ofLooked();
  bag.player(c);
  if ('ref' in whom) return whom.ref === 'it' ? [{ do: 'takeLooked', n: 1, to, ...may(can) }] : null;
  if (typeof whom.n !== 'number' || whom.where || whom.of) return null;
  const { pick, n: count, upTo, ...filter } = whom;
  if (pick !== 'choose' || filterOf(whom) === null) return null;
  const anything = filter.kinds.length === 1 && filter.kinds[0] === 'card' && !filter.quals && !filter.whose;
  return [
    {
      do: 'takeLooked',
      n: count as number,
      ...(upTo ? { upTo } : {}),
      ...(anything ? {} : { filter }),
      to,
      ...may(can),
    },
  ];
}

const searchVerb: Frame = (bag, c, can) => {
  if (bag.denied) return null;
  const place = bag.zone('ela');
  const whom = bag.objectWhom();
  if (!whom || 'ref' in whom || whom.pick === 'target' || whom.of || whom.best) return null;
  if (place && ((place.in !== 'deck' && place.in !== 'spare') || place.whose === 'enemy')) return null;
  const n = whom.n ?? 1;
  if (typeof n !== 'number') return null;
  const filter = filterOf({ ...whom, pick: 'choose' });
  if (!filter || filter.where || filter.whose) return null;
  return [
    {
      do: 'search',
      who: bag.player(c) ?? 'own',
      n,
      ...(whom.upTo ? { upTo: true } : {}),
      filter,
      from: place?.in === 'spare' ? 'spare' : 'deck',
      ...may(can),
    },
  ];
};

const damageVerb: Frame = (bag, c, can) => {
  const quantity = bag.quantity('level', 'acc');
  if (!quantity) {
    if (!bag.denied) return null;
    // "Tűzmágia típusú varázslat nem sebzi."
    const by = bag.subjectFilter();
    return by ? [{ do: 'ban', ban: 'hurt', whom: bag.objectWhom() ?? { ref: 'self' }, by }] : null;
  }
  if (bag.denied) return null;
  const n = bag.amount(quantity);
  if (n === null) return null;
  if (quantity.sign === '+' || quantity.sign === '-') {
    const against = bag.against();
    const whom = bag.subject(c);
    const first = bag.first();
    return [
      {
        do: 'stat',
        whom,
        stat: 'damage',
        n,
        ...down(quantity.sign),
        ...(against ? { against } : {}),
        ...first,
        ...bag.scope(),
      },
    ];
  }
  const whom = bag.groupWhom('sup') ?? bag.groupWhom('acc');
  if (!whom) return null;
  bag.dropSubject(c);
  return [{ do: 'damage', whom, n, ...may(can) }];
};

const hurtVerb: Frame = (bag, c, can) => {
  const quantity = bag.quantity('level', 'acc');
  if (bag.denied) return quantity ? null : [{ do: 'ban', ban: 'hurt', whom: bag.subject(c) }];
  const n = quantity ? bag.amount(quantity) : 1;
  if (n === null || quantity?.sign) return null;
  if (!quantity) return null;
  return [{ do: 'damage', whom: bag.subject(c), n, ...may(can) }];
};

const healVerb: Frame = (bag, c, can) => {
  const quantity = bag.quantity('level', 'acc');
  if (bag.denied) return quantity ? null : [{ do: 'ban', ban: 'heal', whom: bag.subject(c) }];
  const n = quantity && !quantity.sign ? bag.amount(quantity) : null;
  return n === null ? null : [{ do: 'heal', whom: bag.subject(c), n, ...may(can) }];
};

const cureVerb: Frame = (bag, c, can) => {
  const quantity = bag.quantity('level', 'acc');
  const n = quantity && !quantity.sign && !bag.denied ? bag.amount(quantity) : null;
  const whom = bag.groupWhom('sup') ?? bag.groupWhom('acc');
  if (n === null || !whom) return null;
  bag.dropSubject(c);
  return [{ do: 'heal', whom, n, ...may(can) }];
};

const turnVerb: Frame = (bag, c, can) => {
  const position = bag.position('ill');
  if (bag.denied) return null;
  if (position) return [{ do: 'turn', whom: bag.subject(c), to: position, ...may(can) }];
  return comeVerb(bag, c, can);
};

// "Jelenbe kerül", "raktárába kerül", "visszatér Sorába sérült helyzetben", "2 jelző Katona kerül …"
const comeVerb: Frame = (bag, c, can) => {
  const position = bag.position('ine');
  if (bag.denied) {
    const home = bag.destination(false);
    return home === 'row' && !position ? [{ do: 'ban', ban: 'return', whom: bag.subject(c) }] : null;
  }
  const to = bag.destination(false);
  if (!to) return null;
  if (to === 'present') {
    const plain = bag.subject(c);
    return position && 'ref' in plain && plain.ref === 'self' ? [{ do: 'arrive', position }] : null;
  }
  const whom = bag.subject(c);
  return [{ do: 'move', whom: whom, to, ...(position ? { position } : {}), ...may(can) }];
};

const subjectVerb =
  (act: 'kill' | 'destroy', ban: 'die' | 'destroy'): Frame =>
  (bag, c, can) =>
    bag.denied ? [{ do: 'ban', ban, whom: bag.subject(c) }] : [{ do: act, whom: bag.subject(c), ...may(can) }];

const objectVerb =
  (act: 'destroy' | 'neutralise'): Frame =>
  (bag, c, can) => {
    const whom = bag.objectWhom();
    if (!whom || bag.denied) return null;
    bag.dropSubject(c);
    return [{ do: act, whom: chooseOne(whom), ...may(can) }];
  };

const sacrificeVerb: Frame = (bag, c, can) => {
  if (bag.denied) return null;
  const whom = bag.objectWhom();
  const who = bag.player(c) ?? 'own';
  return [{ do: 'sacrifice', who, whom: whom ? chooseOne(whom) : { ref: 'self' }, ...may(can) }];
};

const rotateVerb =
  (to: 'resting' | 'ready'): Frame =>
  (bag, c, can) => {
    if (bag.denied) return null;
    const object = bag.objectWhom();
    if (object) {
      bag.dropSubject(c);
      return [{ do: 'turn', whom: chooseOne(object), to, ...may(can) }];
    }
    return [{ do: 'turn', whom: bag.subject(c), to, ...may(can) }];
  };

// "MP-igénye 1-gyel csökken", "Fizikuma 2-vel nő", and "nem csökkenhet 1 alá", which belongs to the act before.
const changeVerb =
  (sinks: boolean): Frame =>
  (bag, c, can) => {
    if (bag.denied) {
      if (!sinks || !bag.word('alá')) return null;
      const limit = bag.quantity('none', 'nom');
      const last = c.acts.at(-1);
      if (!can || typeof limit?.n !== 'number' || limit.sign || last?.do !== 'stat' || !last.down) return null;
      c.acts[c.acts.length - 1] = { ...last, floor: limit.n };
      return [];
    }
    const quantity = bag.quantity('none', 'ins') ?? bag.quantity('level', 'ins') ?? bag.quantity('mp', 'ins');
    const stat = bag.stat('nom') ?? (c.stat && quantity ? c.stat : null);
    const n = quantity && !quantity.sign ? bag.amount(quantity) : null;
    if (!stat || n === null || can) return null;
    const whom = bag.statOwner(stat, c);
    if (!whom) return null;
    return [{ do: 'stat', whom, stat: stat.stat, n, ...(sinks ? { down: true as const } : {}), ...bag.scope() }];
  };

const changeObjectVerb =
  (sinks: boolean): Frame =>
  (bag, c, can) => {
    const quantity = bag.quantity('none', 'ins');
    const stat = bag.stat('acc');
    const n = quantity && !quantity.sign && !bag.denied ? bag.amount(quantity) : null;
    if (!stat || n === null) return null;
    const whom = bag.statOwner(stat, c);
    if (!whom) return null;
    bag.dropSubject(c);
    return [{ do: 'stat', whom, stat: stat.stat, n, ...(sinks ? { down: true as const } : {}), ...may(can) }];
  };

const attachVerb: Frame = (bag, c, can) => {
  if (bag.denied) return null;
  const whom = bag.objectWhom();
  const to = bag.groupWhom('all');
  if (!whom || !to) return null;
  bag.player(c);
  return [{ do: 'attach', whom: chooseOne(whom), to: chooseOne(to), ...may(can) }];
};

const controlVerb: Frame = (bag, c, can) => {
  const whom = bag.objectWhom();
  if (!whom || bag.denied || can || 'ref' in whom || whom.pick === 'all') return null;
  return [{ do: 'control', who: bag.player(c) ?? 'own', whom }];
};

const attackVerb: Frame = (bag, c, can) => {
  if (bag.denied) return can && bag.nothingBut() ? [{ do: 'ban', ban: 'attack', whom: bag.subject(c) }] : null;
  return can && bag.word('még egyszer') ? [{ do: 'again', whom: bag.subject(c) }] : null;
};

const bannedVerb =
  (ban: 'obstruct' | 'act' | 'win'): Frame =>
  (bag, c, can) =>
    bag.denied && can ? [{ do: 'ban', ban, whom: bag.subject(c) }] : null;

const activateVerb: Frame = (bag, c, can) => {
  if (!bag.denied || !can) return null;
  const what =
    bag.word('képességeit') ||
    bag.word('képességét') ||
    bag.object(
      (g) =>
        g.m.t === 'whom' &&
        !('ref' in g.m.whom) &&
        g.m.whom.kinds[0] === 'ability' &&
        !g.m.whom.quals &&
        !g.m.whom.where,
    );
  return what ? [{ do: 'ban', ban: 'activate', whom: bag.subject(c) }] : null;
};

const startVerb: Frame = (bag, c, can) => {
  if (bag.denied) {
    const siege = can && bag.siegeObject();
    return siege ? [{ do: 'ban', ban: 'siege', whom: { player: bag.player(c) ?? 'own' } }] : null;
  }
  return null;
};

const firstVerb: Frame = (bag, c, can) => {
  const fight = bag.object((g) => g.m.t === 'zone' && g.m.where.in === 'fight');
  const who = bag.player(c);
  return fight && who && !bag.denied && !can ? [{ do: 'first', who }] : null;
};

const solveVerb: Frame = (bag, c, can) => {
  const quests = bag.objectWhom();
  if (!quests || 'ref' in quests || bag.denied || !can) return null;
  const filter = filterOf(quests);
  if (!filter || !(bag.word('feltétel teljesítése nélkül') || bag.word('feltétel nélkül'))) return null;
  const whom = bag.subject(c);
  return 'ref' in whom && whom.ref === 'self' ? [{ do: 'freely', quests: filter }] : null;
};

const payVerb: Frame = (bag, c, can) => {
  const mp = bag.quantity('mp', 'acc');
  const n = mp && !mp.sign && !bag.denied ? bag.amount(mp) : null;
  return n === null ? null : [{ do: 'pay', who: bag.player(c) ?? 'own', n, ...may(can) }];
};

const workVerb: Frame = (bag, c) => {
  const keywords = bag.keywords('nom');
  if (keywords?.length === 1 && bag.denied) return [{ do: 'silence', keyword: keywords[0] as string }];
  if (bag.denied && bag.word('hatását')) return [{ do: 'ban', ban: 'work', whom: bag.subject(c) }];
  return null;
};

const shuffleVerb: Frame = (bag, c, can) => {
  const place = bag.zone('acc');
  if (place?.in === 'deck' && !bag.denied) return [{ do: 'shuffle', who: bag.player(c) ?? 'own', ...may(can) }];
  return null;
};

const putVerb: Frame = (bag, c, can) => rollAct(bag, c, can) ?? carryVerb(false)(bag, c, can);

// "Fizikum próbadobást tesz"
function rollAct(bag: Bag, c: Context, can: boolean): Act[] | null {
  const roll = bag.roll();
  if (!roll || bag.denied) return null;
  return [{ do: 'roll', whom: bag.subject(c), ...roll, ...may(can) }];
}

const FRAMES: Readonly<Record<string, Frame>> = {
  kap: gain,
  megkap: gain,
  szerez: gain,
  nyer: gain,
  veszít: loseVerb,
  elveszít: loseVerb,
  húz: drawVerb,
  felhúz: drawVerb,
  eldob: discardVerb,
  dob: discardVerb,
  megnéz: lookVerb,
  néz: lookVerb,
  vesz: carryVerb(false),
  visszavesz: carryVerb(false),
  kivesz: carryVerb(false),
  felvesz: carryVerb(false),
  tesz: putVerb,
  visszatesz: carryVerb(false),
  helyez: carryVerb(false),
  visszahelyez: carryVerb(false),
  áthelyez: carryVerb(false),
  kever: carryVerb(true),
  visszakever: carryVerb(true),
  belekever: carryVerb(true),
  megkever: shuffleVerb,
  kikeres: searchVerb,
  keres: searchVerb,
  sebez: damageVerb,
  megsebez: damageVerb,
  sebződik: hurtVerb,
  megsebződik: hurtVerb,
  sebesül: hurtVerb,
  gyógyul: healVerb,
  gyógyít: cureVerb,
  meggyógyít: cureVerb,
  meggyógyul: healVerb,
  fordul: turnVerb,
  kerül: turnVerb,
  visszakerül: comeVerb,
  átkerül: comeVerb,
  visszatér: comeVerb,
  hazatér: comeVerb,
  elfordul: rotateVerb('resting'),
  visszafordul: rotateVerb('ready'),
  elforgat: rotateVerb('resting'),
  elfordít: rotateVerb('resting'),
  visszaforgat: rotateVerb('ready'),
  visszafordít: rotateVerb('ready'),
  meghal: subjectVerb('kill', 'die'),
  megsemmisül: subjectVerb('destroy', 'destroy'),
  megsemmisít: objectVerb('destroy'),
  semlegesít: objectVerb('neutralise'),
  feláldoz: sacrificeVerb,
  nő: changeVerb(false),
  megnő: changeVerb(false),
  növekszik: changeVerb(false),
  csökken: changeVerb(true),
  növel: changeObjectVerb(false),
  csökkent: changeObjectVerb(true),
  csatol: attachVerb,
  irányít: controlVerb,
  támad: attackVerb,
  akadályoz: bannedVerb('obstruct'),
  cselekszik: bannedVerb('act'),
  cselekedik: bannedVerb('act'),
  aktivizál: activateVerb,
  kezdeményez: startVerb,
  kezd: firstVerb,
  megold: solveVerb,
  elkölt: payVerb,
  kifizet: payVerb,
  fizet: payVerb,
  érvényesül: workVerb,
  kifejt: workVerb,
  van: (bag, c, can) => capAct(bag, c, can) ?? banByWord(bag, c),
  választ: (bag, c, can) => targetBan(bag, c, can),
};

// "Varázslatok sebzése legfeljebb 1 lehet."
function capAct(bag: Bag, c: Context, can: boolean): Act[] | null {
  const limit = bag.compared();
  const stat = bag.stat('nom');
  if (!can || bag.denied || limit?.how !== 'atMost' || !stat) return null;
  const whom = bag.statOwner(stat, c);
  return whom ? [{ do: 'cap', whom, stat: stat.stat, atMost: limit.n }] : null;
}

// "MP-igényét nem lehet növelni", "nem lehet győztes", "nem lehet akciólap célpontja"
function banByWord(bag: Bag, c: Context): Act[] | null {
  if (!bag.denied) return null;
  const raise = bag.word('növelni') ? 'raiseCost' : bag.word('csökkenteni') ? 'lowerCost' : null;
  if (raise) {
    const stat = bag.stat('acc');
    if (stat?.stat !== 'mpCost') return null;
    const whom = bag.statOwner(stat, c);
    return whom ? [{ do: 'ban', ban: raise, whom }] : null;
  }
  if (bag.word('győztes')) return [{ do: 'ban', ban: 'win', whom: bag.subject(c) }];
  return null;
}

// "pszi akciólap nem választhatja célpontjául"
function targetBan(bag: Bag, c: Context, can: boolean): Act[] | null {
  if (!bag.denied || !can || !(bag.word('célpontjául') || bag.word('célpontul'))) return null;
  const by = bag.subjectFilter();
  const whom = bag.objectWhom() ?? c.self;
  return by ? [{ do: 'ban', ban: 'target', whom, by }] : null;
}

/** Words that act like a verb: "nem választható …", "nem gyógyítható", "eggyel nagyobb", and clauses without any verb. */
function verbless(bag: Bag, c: Context): Act[] | null {
  const choosable = bag.wordPiece('választható');
  if (choosable) {
    if (!choosable.not) return null;
    if (bag.word('kezdeményező csapatba')) return [{ do: 'ban', ban: 'initiate', whom: bag.subject(c) }];
    if (bag.word('akadályozó csapatba')) return [{ do: 'ban', ban: 'obstruct', whom: bag.subject(c) }];
    if (!(bag.word('célpontjául') || bag.word('célpontnak') || bag.word('célponttá') || bag.word('célpontul')))
      return null;
    const by = bag.lastFilter();
    return [{ do: 'ban', ban: 'target', whom: bag.subject(c), ...(by ? { by } : {}) }];
  }
  if (bag.wordPiece('gyógyítható')?.not) return [{ do: 'ban', ban: 'heal', whom: bag.subject(c) }];
  for (const [word, ban] of [
    ['növelhető', 'raiseCost'],
    ['csökkenthető', 'lowerCost'],
  ] as const) {
    const hit = bag.wordPiece(word);
    if (!hit) continue;
    const stat = bag.stat('nom');
    const whom = hit.not && stat?.stat === 'mpCost' ? bag.statOwner(stat, c) : null;
    return whom ? [{ do: 'ban', ban, whom }] : null;
  }
  const larger = bag.word('nagyobb');
  if (larger || bag.word('kisebb')) {
    const quantity = bag.quantity('none', 'ins');
    const stat = bag.stat('nom');
    const n = quantity && !quantity.sign ? bag.amount(quantity) : null;
    const whom = stat && n !== null ? bag.statOwner(stat, c) : null;
    return whom && stat && n !== null
      ? [{ do: 'stat', whom, stat: stat.stat, n, ...(larger ? {} : { down: true as const }), ...bag.scope() }]
      : null;
  }
  return bareChange(bag);
}

// "Játékosa ork kalandozóinak +1 szint.", "−1 támadóküszöb ellene."
function bareChange(bag: Bag): Act[] | null {
  for (const unit of ['level', 'baseLevel', 'attackThreshold']) {
    const quantity = bag.quantity(unit, 'nom');
    if (!quantity?.sign) continue;
    const n = bag.amount(quantity);
    if (n === null) return null;
    if (bag.word('ellene'))
      return [
        {
          do: 'stat',
          whom: { pick: 'all', kinds: ['adventurer'] },
          stat: QUANTITY_STATS[unit] as Stat,
          n,
          ...down(quantity.sign),
          against: 'self',
        },
      ];
    const whom = bag.groupWhom('dat');
    if (!whom) return null;
    return [{ do: 'stat', whom, stat: QUANTITY_STATS[unit] as Stat, n, ...down(quantity.sign), ...bag.scope() }];
  }
  return null;
}

/** Acts that can have a time; what happens at once has none. */
const LASTING: ReadonlySet<string> = new Set([
  'stat',
  'cap',
  'grant',
  'lose',
  'silence',
  'ban',
  'control',
  'again',
  'attach',
]);

/** The acts of one clause, with what they say about time; null where any part has no place. */
export function frame(pieces: readonly Piece[], c: Context): Framed | null {
  const bag = new Bag(pieces);
  const until = bag.until();
  const once = bag.once();
  bag.word('pedig');
  bag.word('is');
  const verb = bag.verb();
  const acts = verb
    ? FRAMES[verb.v.verb]?.(bag, c, verb.v.can)
    : (verbless(bag, c) ?? (c.verb ? FRAMES[c.verb]?.(bag, c, false) : null));
  if (!acts || verb?.v.would || bag.onlyFirst || !bag.empty()) return null;
  if (until && !acts.every((act) => LASTING.has(act.do))) return null;
  return {
    acts: acts.map((act) => (until ? { ...act, until } : act)),
    once,
    subject: bag.topic,
    verb: verb?.v.verb ?? c.verb,
    stat: bag.lastStat,
  };
}
