import type { Act, ActOf, Amount, Ban, Effect, Until } from '../model.ts';
import { conjugate } from '../words/verbs.ts';
import { conditionText, whenText } from './conditions.ts';
import {
  countText,
  filterText,
  isDefinite,
  numberAcc,
  numberIns,
  ownerText,
  POSITION_NAMES,
  playerText,
  statText,
  whomText,
  withArticle,
} from './words.ts';

/**
 * What was understood, said back from the structure alone: one Hungarian sentence. Reading it gives the same effect.
 */
export function says(effect: Effect): string {
  const text = `${head(effect)}${body(effect)}`;
  const sentence = `${text.charAt(0).toLocaleUpperCase('hu')}${text.slice(1)}`;
  return `${effect.under ? `${effect.under}: ${text}` : sentence}.`;
}

/** A whole sentence as it was read: its keywords, or its effects. */
export function saysAll(read: {
  readonly keywords?: readonly string[] | undefined;
  readonly effects: readonly Effect[];
}): string {
  if (read.keywords) return `${read.keywords.join('. ')}.`;
  return read.effects.map(says).join(' ');
}

const ONCE = {
  turn: 'fordulónként egyszer',
  round: 'harci körönként egyszer',
  fight: 'harconként egyszer',
  game: 'egy játékban egyszer',
} as const;
const INSTEAD = {
  die: 'ha meghalna, helyette',
  draw: 'ha játékosa lapot húzna, helyette',
  destroyed: 'ha megsemmisülne, helyette',
  hurt: 'ha sebződne, helyette',
} as const;

function head(effect: Effect): string {
  const parts = [
    effect.once ? ONCE[effect.once] : '',
    effect.when ? whenText(effect.when) : '',
    effect.while ? `amíg ${effect.while.map(conditionText).join(' és ')},` : '',
    effect.instead ? INSTEAD[effect.instead.of] : '',
    effect.if ? `ha ${effect.if.map(conditionText).join(' és ')}, akkor` : '',
    effect.acts[0]?.link === 'ifDone' ? 'ha így tesz, akkor' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(' ')} `;
}

function body(effect: Effect): string {
  return effect.acts.map((act, i) => `${i === 0 ? '' : linkText(act.link)}${clause(act)}`).join('');
}

const linkText = (link: Act['link']): string =>
  link === 'then' ? ', majd ' : link === 'ifDone' ? '; ha így tesz, ' : ', és ';

const UNTIL: Readonly<Record<Until, string>> = {
  round: 'a harci kör végéig',
  fight: 'a harc végéig',
  manoeuvre: 'a manőver végéig',
  turn: 'a forduló végéig',
  duration: 'az időtartam végéig',
  game: 'véglegesen',
};

/** One act as a clause, without capital and full stop. */
export function clause(act: Act): string {
  const text = actText(act);
  return act.until && act.do !== 'nextCost' ? `${UNTIL[act.until]} ${text}` : text;
}

const verb = (name: string, act: Act, definite = false): string => conjugate(name, { can: act.may, definite });

type Amounted = { readonly text: string; readonly tail: string };

/** "2 szintet", or "annyi szintet" with what is counted behind the verb. */
const amounted = (n: Amount, unit: string): Amounted =>
  typeof n === 'object' ? { text: `annyi ${unit}`, tail: `, ${countText(n)}` } : { text: `${n} ${unit}`, tail: '' };

function actText(act: Act): string {
  switch (act.do) {
    case 'mp': {
      const { text, tail } = amounted(act.n, 'MP-t');
      return `${playerText(act.who)} ${text} ${verb(act.down ? 'veszít' : 'kap', act)}${tail}`;
    }
    case 'draw': {
      return `${playerText(act.who)} ${String(act.n)} lapot ${verb('húz', act)}`;
    }
    case 'discard':
      return `${playerText(act.who)} ${verb('eldob', act, isDefinite(act.what))} ${whomText(act.what, 'acc')}`;
    case 'pay': {
      const { text, tail } = amounted(act.n, 'MP-t');
      return `${playerText(act.who)} ${verb('elkölt', act)} ${text}${tail}`;
    }
    case 'look':
      return `${playerText(act.who)} ${verb('megnéz', act, true)} ${lookedAt(act)}`;
    case 'takeLooked':
      return `abból ${act.upTo ? 'legfeljebb ' : ''}${act.n} ${act.filter ? filterText(act.filter, 'acc') : 'lapot'} ${carried(act)}`;
    case 'restLooked':
      return `a többit ${carried(act)}`;
    case 'search':
      return `${playerText(act.who)} ${verb('kikeres', act)} ${act.from === 'spare' ? 'Cserepaklijából' : 'Jövőjéből'} ${act.upTo ? 'legfeljebb ' : ''}${act.n} ${filterText(act.filter, 'acc')}`;
    case 'shuffle':
      return `${playerText(act.who)} ${verb('megkever', act, true)} Jövőjét`;
    case 'move':
      return moveText(act);
    case 'damage': {
      const { text, tail } = amounted(act.n, 'szintet');
      const other = act.instead
        ? `, ha ${act.instead.if.map(conditionText).join(' és ')}, akkor ${String(act.instead.n)} szintet`
        : '';
      return `${whomText(act.whom, 'nom')} ${text} ${verb('sebződik', act)}${tail}${other}`;
    }
    case 'heal': {
      const { text, tail } = amounted(act.n, 'szintet');
      return `${whomText(act.whom, 'nom')} ${verb('gyógyul', act)} ${text}${tail}`;
    }
    case 'turn':
      return `${whomText(act.whom, 'nom')} ${POSITION_NAMES[act.to]} helyzetbe ${verb('fordul', act)}`;
    case 'arrive':
      return `${POSITION_NAMES[act.position]} helyzetben kerül a Jelenbe`;
    case 'kill':
      return `${whomText(act.whom, 'nom')} ${verb('meghal', act)}`;
    case 'destroy':
      return `${whomText(act.whom, 'nom')} ${verb('megsemmisül', act)}`;
    case 'neutralise':
      return `${verb('semlegesít', act, isDefinite(act.whom))} ${whomText(act.whom, 'acc')}`;
    case 'sacrifice':
      return `${playerText(act.who)} ${verb('feláldoz', act, isDefinite(act.whom))} ${whomText(act.whom, 'acc')}`;
    case 'stat':
      return statChange(act);
    case 'cap':
      return `${ownerText(act.whom)} ${statText(act.stat, 'nom')} legfeljebb ${act.atMost} lehet`;
    case 'nextCost': {
      const who = act.filter.kinds.includes('adventurer') ? 'akit' : 'amelyet';
      return `a következő ${filterText(act.filter, 'nom')}, ${who} játékosa ebben a fordulóban leidéz, ${String(act.n)} MP-vel ${act.down ? 'kevesebbe' : 'többe'} kerül`;
    }
    case 'grant':
      return `${whomText(act.whom, 'nom')} ${verb('megkap', act, true)} ${keywordsText(act.keywords)} ${act.keywords.length > 1 ? 'kulcsszavakat' : 'kulcsszót'}`;
    case 'lose':
      return `${whomText(act.whom, 'nom')} elveszíti ${lost(act.what)}`;
    case 'silence':
      return `${withArticle(act.keyword)} kulcsszó nem érvényesül`;
    case 'ban':
      return banText(act);
    case 'freely':
      return `${filterText(act.quests, 'acc')} feltétel teljesítése nélkül oldhat meg`;
    case 'usable':
      return `a képesség ${act.positions.map((one) => POSITION_NAMES[one]).join(' és ')} helyzetben ${act.also ? 'is ' : ''}aktivizálható`;
    case 'price':
      return `a képesség aktivizálásának feltétele ${priceText(act.price)}`;
    case 'limit':
      return `${ONCE[act.per]} használható`;
    case 'attach':
      return `játékosa ${whomText(act.whom, 'acc')} ${whomText(act.to, 'all')} ${verb('csatol', act, isDefinite(act.whom))}`;
    case 'control':
      return `${playerText(act.who)} irányítja ${whomText(act.whom, 'acc')}`;
    case 'token':
      return tokenText(act);
    case 'again':
      return `${whomText(act.whom, 'nom')} még egyszer támadhat`;
    case 'first':
      return `a harcot ${playerText(act.who)} kezdi`;
    case 'roll':
      return `${whomText(act.whom, 'nom')} ${ATTRIBUTES[act.attribute]} ${act.roll === 'test' ? 'próbadobást' : 'mentődobást'} ${verb('tesz', act)}`;
    case 'religion':
      return `${act.religions.slice(0, -1).join(', ')}${act.religions.length > 1 ? ' és ' : ''}${act.religions.at(-1) ?? ''} vallásúnak is számít`;
    case 'pierce':
      return `${withArticle(act.keyword)} ez ellen nem véd`;
    case 'curable':
      return `ez a hatás ${act.n} szintnyi gyógyítással semlegesíthető`;
    case 'attacks':
      return `legfeljebb ${act.n} különböző célpont ellen tehető vele támadásdobás`;
    case 'beyondLimit':
      return 'nem számít bele a küldetéslimitbe';
    case 'repeatArrival':
      return 'Kézből eldobható: ekkor játékosa egy célpont, azonos nevű, Jelenben lévő lapjának Jelenbe kerüléskor érvényesülő laphatása ismét az Időfonalba kerül';
    case 'wordsOfPower':
      return 'a TITKOS NYELV sem véd hatalomszavai ellen, és saját hatalomszavainak hátránya őt nem sújtja';
  }
}

const ATTRIBUTES = { fizikum: 'Fizikum', asztral: 'Asztrál', mental: 'Mentál' } as const;

function lookedAt({ zone, whose, n }: ActOf<'look'>): string {
  if (zone === 'hand') return whose === 'enemy' ? 'az ellenfél Kezét' : 'Kezét';
  const deck = whose === 'enemy' ? 'az ellenfél Jövőjének' : 'Jövője';
  return n === 1 ? `${deck} legfelső lapját` : `${deck} felső ${String(n ?? 1)} lapját`;
}

const TARGETS = {
  hand: 'Kezébe',
  deckBottom: 'Jövője aljára',
  deckTop: 'Jövője tetejére',
  deck: 'Jövőjébe',
  past: 'Múltjába',
  abyss: 'Mélységébe',
  pastOrAbyss: 'Múltba/Mélységbe',
  store: 'raktárába',
  row: 'Sorába',
} as const;

function carried(act: ActOf<'takeLooked'> | ActOf<'restLooked'>): string {
  const definite = act.do === 'restLooked';
  const name = act.to === 'hand' ? 'vesz' : act.to === 'deck' ? 'kever' : 'tesz';
  return `${TARGETS[act.to]} ${conjugate(name, { can: act.may, definite })}`;
}

function moveText(act: ActOf<'move'>): string {
  if (act.to === 'deck')
    return `játékosa ${verb('visszakever', act, isDefinite(act.whom))} ${whomText(act.whom, 'acc')} Jövőjébe`;
  const position = act.position ? ` ${POSITION_NAMES[act.position]} helyzetben` : '';
  if (act.to === 'row') return `${whomText(act.whom, 'nom')} ${verb('visszatér', act)} Sorába${position}`;
  return `${whomText(act.whom, 'nom')} ${TARGETS[act.to]} ${verb('kerül', act)}${position}`;
}

const SCOPES = {
  siege: 'ostrom manőverben ',
  quest: 'küldetés manőverben ',
  building: 'építmény bevétel manőverben ',
  fight: 'harcban ',
} as const;
const UNITS = { level: 'szintet', baseLevel: 'alapszintet', attackThreshold: 'támadóküszöböt' } as const;

function statChange(act: ActOf<'stat'>): string {
  const sign = act.down ? '−' : '+';
  const scope = act.in ? SCOPES[act.in] : '';
  const floor = act.floor === undefined ? '' : `, de nem csökkenhet ${act.floor} alá`;
  if (act.against === 'self') return `${sign}${String(act.n)} támadóküszöb ellene`;
  if (typeof act.n !== 'object') {
    const unit = act.stat in UNITS ? UNITS[act.stat as keyof typeof UNITS] : null;
    if (unit && floor === '') return `${whomText(act.whom, 'nom')} ${scope}${sign}${act.n} ${unit} kap`;
    if (act.stat === 'damage' && floor === '') {
      const against = act.against ? `${filterText(act.against, 'nom')} ellen ` : '';
      const first = act.first ? 'minden harcban ' : '';
      return `${firstOne(act)} ${scope}${against}${first}${sign}${act.n} szintet sebez`;
    }
    if (ROLLS.has(act.stat)) {
      return `${whomText(act.whom, 'nom')} ${scope}${act.first ? 'minden harcban ' : ''}${sign}${numberAcc(act.n)} kap ${statText(act.stat, 'sub', act.first !== undefined)}`;
    }
  }
  const owner =
    act.stat === 'handSize'
      ? !('ref' in act.whom) && act.whom.whose === 'enemy'
        ? 'az ellenfél'
        : 'játékosának'
      : ownerText(act.whom);
  const change = act.down ? 'csökken' : 'nő';
  const amount = typeof act.n === 'object' ? 'annyival' : numberIns(act.n);
  const tail = typeof act.n === 'object' ? `, ${countText(act.n)}` : '';
  return `${owner} ${statText(act.stat, 'nom')} ${scope}${amount} ${change}${tail}${floor}`;
}

const ROLLS: ReadonlySet<string> = new Set(['attackRoll', 'testRoll', 'saveRoll']);

// "viselőjének első varázslata": the first of these in a fight.
function firstOne(act: ActOf<'stat'>): string {
  const text = whomText(act.whom, 'nom');
  return act.first ? text.replace(/(^|\s)minden\s/u, '$1első ') : text;
}

const keywordsText = (keywords: readonly string[]): string =>
  `${withArticle(keywords.slice(0, -1).join(', ') || (keywords.at(-1) ?? ''))}${keywords.length > 1 ? ` és ${withArticle(keywords.at(-1) ?? '')}` : ''}`;

function lost(what: ActOf<'lose'>['what']): string {
  if (what === 'keywords') return 'kulcsszavait';
  if (what === 'abilities') return 'képességeit';
  if (what === 'effects') return 'laphatásait';
  return `${keywordsText(what)} ${what.length > 1 ? 'kulcsszavakat' : 'kulcsszót'}`;
}

const BANNED: Readonly<Partial<Record<Ban, string>>> = {
  obstruct: 'nem választható akadályozó csapatba',
  initiate: 'nem választható kezdeményező csapatba',
  heal: 'nem gyógyítható',
  attack: 'nem támadhat',
  act: 'nem cselekedhet',
  activate: 'nem aktivizálhatja képességeit',
  hurt: 'nem sebződhet',
  gainMp: 'nem kaphat MP-t',
  draw: 'nem húzhat lapot',
  siege: 'nem kezdeményezhet ostrom manővert',
  win: 'nem lehet győztes',
  return: 'nem térhet vissza Sorába',
  work: 'nem fejti ki hatását',
  die: 'nem halhat meg',
  destroy: 'nem semmisülhet meg',
};

function banText(act: ActOf<'ban'>): string {
  const { ban, by, whom } = act;
  if ('player' in whom) return `${playerText(whom.player)} ${BANNED[ban] ?? ''}`;
  if (ban === 'target')
    return `${whomText(whom, 'nom')} nem választható ${by ? `${filterText(by, 'nom')} célpontjául` : 'célpontnak'}`;
  if (ban === 'raiseCost' || ban === 'lowerCost')
    return `${ownerText(whom)} MP-igénye nem ${ban === 'raiseCost' ? 'növelhető' : 'csökkenthető'}`;
  if (ban === 'hurt' && by) return `${filterText(by, 'nom')} nem sebzi ${whomText(whom, 'acc')}`;
  return `${whomText(whom, 'nom')} ${BANNED[ban] ?? ''}`;
}

function priceText(price: ActOf<'price'>['price']): string {
  switch (price.p) {
    case 'sacrifice':
      return 'ref' in price.whom ? 'a feláldozása' : `${whomText(price.whom, 'nom')} feláldozása`;
    case 'rotate':
      return 'ref' in price.whom ? 'az elforgatása' : `${whomText(price.whom, 'nom')} elforgatása`;
    case 'discard':
      return `${price.n} lap eldobása`;
    case 'mp':
      return `${price.n} MP kifizetése`;
    case 'damage':
      return `${price.n} szint sebződése`;
  }
}

function tokenText(act: ActOf<'token'>): string {
  const whose = act.who === 'enemy' ? 'az ellenfél ' : 'játékosa ';
  const position = act.position ? ` ${POSITION_NAMES[act.position]} helyzetben` : '';
  const as = act.as;
  const described = as
    ? ` (${as.mainClasses.join('-')}/${as.subclasses.join('-')}, ${as.level}. alapszintű, F:${as.fizikum}, A:${as.asztral}, M:${as.mental})`
    : '';
  const must = act.mustObstruct ? ', akinek akadályoznia kell a manővert' : '';
  return `${whose}Sorába ${String(act.n)} jelző ${act.name} kerül${position}${described}${must}`;
}
