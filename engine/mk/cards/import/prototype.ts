import type { Card } from '../card.ts';
import { readTypeLine, type TypeLine } from '../type-line/read.ts';
import { readYesNo } from '../words.ts';
import { isObject, normaliseCard, type Raw, readMpText } from './normalise.ts';
import { type ImportNote, shown } from './report.ts';

/** True for an entry in the shape of the fan prototype's card file: its cards are named by "nev". */
export function isPrototypeEntry(entry: unknown): boolean {
  return isObject(entry) && 'nev' in entry;
}

/**
 * Makes a card of one entry of the fan prototype's file. Fields may be missing or shaped differently from card to card: a
 * number may stand bare or as `{ ertek }`, a list may be a single word. What is not understood is noted.
 */
export function readPrototypeCard(entry: unknown, at: number, notes: ImportNote[]): Card | null {
  if (!isObject(entry)) return normaliseCard(entry, at, notes);
  const first = notes.length;
  const reader = new EntryReader(entry, at, notes);
  return normaliseCard(convert(reader), at, notes, first);
}

function convert(entry: EntryReader): Raw {
  const marks = entry.list('tulajdonsagok');
  const has = (...words: string[]) => marks.some((mark) => words.includes(mark.toLocaleLowerCase('hu')));
  const typeLine = entry.text('szinesito');
  const adventurer = /^kalandoz/i.test(String(entry.peek('laptipus') ?? ''));
  const raw: Raw = {
    name: entry.text('nev') ?? '',
    named: entry.yesNo('nevesitett') ?? (has('nevesített') ? true : null),
    type: entry.text('laptipus'),
    token: entry.yesNo('jelzo') ?? has('jelző'),
    mp: entry.cost('mp'),
    mainClasses: entry.list('fokaszt'),
    subclasses: entry.list('alkaszt'),
    level: entry.number('alapszint'),
    alignment: entry.text('jellem'),
    attributes: entry.attributes('alapkepessegek'),
    skills: entry.list('kepzettsegek'),
    psi: entry.yesNo('pszi') ?? (has('pszi') ? true : entry.has('tulajdonsagok') && adventurer ? false : null),
    spheres: entry.list('szferak'),
    typeLine,
    races: entry.list('faj', 'fajok'),
    sex: entry.text('nem'),
    origins: entry.list('szarmazas', 'szarmazasok'),
    religions: entry.list('vallas', 'vallasok'),
    groups: entry.list('csoport', 'csoportok'),
    fal: entry.number('fal'),
    dp: entry.number('dp'),
    places: entry.list('helyszin').flatMap((places) => places.split(',').map((place) => place.trim())),
    conditions: entry.list('feltetelek', 'feltetel'),
    obstacleSlots: entry.number('akadalyok'),
    obstacleKind: entry.text('akadalytipus'),
    actionKind: entry.text('akciotipus'),
    subtypes: [...entry.list('tipus'), ...entry.list('altipus')],
    phases: entry.list('fazis', 'fazisok').flatMap((phases) => phases.split('/')),
    duration: entry.text('idotartam'),
    damage: entry.textOrNumber('sebzes'),
    attackers: entry.number('tamadok'),
    defenders: entry.number('vedok'),
    points: entry.number('pont', 'szovetsegpont', 'omenpont'),
    abilities: entry.abilities('hatasok'),
  };
  for (const mark of marks) {
    if (!['pszi', 'jelző', 'nevesített'].includes(mark.toLocaleLowerCase('hu')) && !addMark(raw, mark))
      entry.note('UNKNOWN_WORD', 'tulajdonsagok', mark);
  }
  entry.noteRest();
  for (const [key, value] of Object.entries(raw)) if (value === null || value === undefined) delete raw[key];
  raw.places = (raw.places as string[]).filter((place) => place !== '');
  return raw;
}

/** What a mark says that is no pszi, jelző or nevesített: a group, a race, a sex … as on a type line; null if nobody knows it. */
function markFacts(mark: string): Pick<TypeLine, 'races' | 'groups' | 'subtypes' | 'sex'> | null {
  const { races, groups, subtypes, sex, unread } = readTypeLine(mark);
  const says = races.length + groups.length + subtypes.length > 0 || sex !== null;
  return says && unread.length === 0 ? { races, groups, subtypes, sex } : null;
}

function addMark(raw: Raw, mark: string): boolean {
  const facts = markFacts(mark);
  if (!facts) return false;
  for (const field of ['races', 'groups', 'subtypes'] as const)
    raw[field] = [...new Set([...((raw[field] as string[] | undefined) ?? []), ...facts[field]])];
  raw.sex ??= facts.sex;
  return true;
}

/** Takes fields out of an entry one by one and remembers which were taken, so that the rest can be reported. */
class EntryReader {
  readonly #entry: Raw;
  readonly #at: number;
  readonly #notes: ImportNote[];
  readonly #taken = new Set<string>();

  constructor(entry: Raw, at: number, notes: ImportNote[]) {
    this.#entry = entry;
    this.#at = at;
    this.#notes = notes;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#entry, key);
  }

  peek(key: string): unknown {
    return this.has(key) ? this.#entry[key] : undefined;
  }

  note(code: ImportNote['code'], field: string, value: unknown): void {
    const name = this.peek('nev');
    this.#notes.push({ at: this.#at, card: typeof name === 'string' ? name : null, code, field, value: shown(value) });
  }

  noteRest(): void {
    for (const [key, value] of Object.entries(this.#entry)) {
      if (!this.#taken.has(key) && value !== null) this.note('UNKNOWN_FIELD', key, value);
    }
  }

  /** The value of the first of these fields that is there, without its `{ ertek }` wrapping. */
  #take(keys: readonly string[]): { key: string; value: unknown } | null {
    let found: { key: string; value: unknown } | null = null;
    for (const key of keys) {
      if (!this.has(key)) continue;
      this.#taken.add(key);
      if (!found) found = { key, value: this.#unwrap(key, this.#entry[key]) };
    }
    return found?.value === null || found?.value === undefined || found?.value === '' ? null : found;
  }

  #unwrap(key: string, value: unknown): unknown {
    if (!isObject(value) || !('ertek' in value)) return value;
    for (const [part, rest] of Object.entries(value))
      if (part !== 'ertek') this.note('UNKNOWN_FIELD', `${key}.${part}`, rest);
    return value.ertek;
  }

  #bad(found: { key: string; value: unknown }): null {
    this.note('BAD_VALUE', found.key, found.value);
    return null;
  }

  text(...keys: string[]): string | null {
    const found = this.#take(keys);
    if (!found) return null;
    return typeof found.value === 'string' ? found.value : this.#bad(found);
  }

  textOrNumber(...keys: string[]): string | null {
    const found = this.#take(keys);
    if (!found) return null;
    return typeof found.value === 'string' || typeof found.value === 'number' ? String(found.value) : this.#bad(found);
  }

  number(...keys: string[]): number | null {
    const found = this.#take(keys);
    if (!found) return null;
    const value =
      typeof found.value === 'string' && /^\s*\d+\s*$/.test(found.value) ? Number(found.value) : found.value;
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : this.#bad(found);
  }

  cost(...keys: string[]): number | string | null {
    const found = this.#take(keys);
    if (!found) return null;
    if (typeof found.value === 'number') return found.value;
    return typeof found.value === 'string' ? readMpText(found.value) : this.#bad(found);
  }

  yesNo(...keys: string[]): boolean | null {
    const found = this.#take(keys);
    if (!found) return null;
    if (typeof found.value === 'boolean') return found.value;
    return (typeof found.value === 'string' ? readYesNo(found.value) : undefined) ?? this.#bad(found);
  }

  list(...keys: string[]): string[] {
    const found = this.#take(keys);
    if (!found) return [];
    const values = Array.isArray(found.value) ? found.value : [found.value];
    return values.flatMap((value) => {
      if (typeof value === 'string') return value.trim() === '' ? [] : [value];
      this.note('BAD_VALUE', found.key, value);
      return [];
    });
  }

  attributes(key: string): Raw | null {
    const found = this.#take([key]);
    if (!found) return null;
    if (!isObject(found.value)) return this.#bad(found);
    const names: Record<string, string> = {
      fizikum: 'fizikum',
      asztral: 'asztral',
      asztrál: 'asztral',
      mental: 'mental',
      mentál: 'mental',
    };
    const attributes: Raw = {};
    for (const [name, value] of Object.entries(found.value)) {
      const field = names[name.toLocaleLowerCase('hu')];
      if (field) attributes[field] = this.#unwrap(`${key}.${name}`, value);
      else this.note('UNKNOWN_FIELD', `${key}.${name}`, value);
    }
    return attributes;
  }

  abilities(key: string): Raw[] {
    const found = this.#take([key]);
    if (!found) return [];
    const entries = Array.isArray(found.value) ? found.value : [found.value];
    return entries.flatMap((entry, i) => {
      if (typeof entry === 'string') return [{ text: entry }];
      if (isObject(entry)) return [this.#ability(entry, `${key}[${i}]`)];
      this.note('BAD_VALUE', `${key}[${i}]`, entry);
      return [];
    });
  }

  #ability(entry: Raw, path: string): Raw {
    const ability: Raw = {};
    for (const [key, wrapped] of Object.entries(entry)) {
      const value = this.#unwrap(`${path}.${key}`, wrapped);
      const field = ABILITY_FIELDS[key];
      if (field === undefined) this.note('UNKNOWN_FIELD', `${path}.${key}`, value);
      else if (value !== null) ability[field] = field === 'symbols' && typeof value === 'string' ? [value] : value;
    }
    return ability;
  }
}

const ABILITY_FIELDS: Readonly<Record<string, string>> = {
  tipus: 'kind',
  jelek: 'symbols',
  kiirtnev: 'label',
  mp: 'mp',
  pont: 'points',
  szoveg: 'text',
  ervenyesules: 'onResolution',
};
