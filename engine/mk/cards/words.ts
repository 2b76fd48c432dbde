import { fold } from '../../text/fold.ts';
import type { ACTION_KINDS, CardSymbol, CardType, DURATIONS, OBSTACLE_KINDS, Phase } from './card.ts';

/**
 * The words in which files and players write the fixed values of a card, in Hungarian and English. The first word of
 * each is the one that is written back. Importers, exporters and the search language read and write through these.
 */
export type Words<K extends string> = Readonly<Record<K, readonly [string, ...string[]]>>;

export type ActionKind = (typeof ACTION_KINDS)[number];
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];
export type Duration = (typeof DURATIONS)[number];
export type AbilityKind = 'ability' | 'effect';

export const TYPE_NAMES: Words<CardType> = {
  adventurer: ['Kalandozó', 'kalandozólap', 'kalandozó lap', 'adventurer'],
  quest: ['Küldetés', 'küldetéslap', 'küldetés lap', 'quest', 'mission'],
  building: ['Építmény', 'építménylap', 'építmény lap', 'building'],
  obstacle: ['Akadálylap', 'akadály', 'obstacle', 'csapda', 'bestia'],
  action: ['Akciólap', 'akció', 'action'],
  event: ['Eseménylap', 'esemény', 'event'],
  ally: ['Szövetséges', 'szövetségeslap', 'ally'],
  towerLevel: ['Toronyszint', 'torony', 'toronyszintlap', 'toronyszint lap', 'tower level', 'tower'],
  omen: ['Ómen', 'ómenlap', 'omen'],
  paragon: ['Kiemelkedett', 'kiemelkedett lap', 'paragon'],
};

export const ABILITY_KIND_NAMES: Words<AbilityKind> = {
  ability: ['képesség', 'ability'],
  effect: ['laphatás', 'lap hatás', 'hatás', 'effect', 'card effect'],
};

/** Names of the symbols; those without accents or with underscores are the ones of the fan prototype's file. */
export const SYMBOL_NAMES: Words<CardSymbol> = {
  rotate: ['elforgatás', 'elforgató', 'elforgato', 'rotate'],
  mpBound: ['MP-kötött', 'mpkotott', 'mp_kotott', 'mp kötött', 'ismételhető', 'mpBound'],
  oncePerTurn: ['fordulónként egyszeri', 'egyszeri', 'egyperfordulo', 'once per turn', 'oncePerTurn'],
  constant: ['állandó', 'constant'],
  fightPreparation: ['harc előkészítési', 'harc_elotti', 'harc előtti', 'harc előkészítés', 'fightPreparation'],
  fight: ['harci', 'fight'],
  interrupt: ['megszakító', 'interrupt'],
  neutralise: ['semlegesítő', 'neutralise', 'neutralize'],
  oncePerPlayer: ['játékosonként egyszeri', '▲', 'egyperjatekos', 'egy per játékos', 'oncePerPlayer'],
  lostAfterUse: ['elveszendő', '■', 'lostAfterUse'],
  timed: ['időzített', 'timed'],
};

export const PHASE_NAMES: Words<Phase> = {
  row: ['Sor', 'row'],
  manoeuvre: ['Manőver', 'manőverek', 'manoeuvre', 'maneuver'],
  fightPreparation: ['Harc előkészítés', 'harc előtti', 'harc_elotti', 'harc előkészítési', 'fightPreparation'],
  fight: ['Harc', 'harci', 'harci kör', 'fight'],
};

export const ACTION_KIND_NAMES: Words<ActionKind> = {
  attack: ['Támadás', 'attack'],
  spell: ['Varázslat', 'spell'],
  psi: ['Pszi', 'psi'],
  item: ['Tárgy', 'felszerelés', 'item'],
  magicItem: ['Varázstárgy', 'magicItem', 'magic item'],
};

export const OBSTACLE_KIND_NAMES: Words<ObstacleKind> = {
  trap: ['Csapda', 'trap'],
  beast: ['Bestia', 'beast'],
};

export const DURATION_NAMES: Words<Duration> = {
  permanent: ['Végleges', 'permanent'],
  instant: ['Pillanat', 'pillanatnyi', 'azonnali', 'instant'],
  turn: ['Forduló', 'turn'],
  use: ['Felhasználás', 'use'],
};

const indexes = new WeakMap<object, Map<string, string>>();

function indexOf(words: Words<string>): Map<string, string> {
  const known = indexes.get(words);
  if (known) return known;
  const index = new Map<string, string>();
  for (const [id, names] of Object.entries(words)) {
    for (const name of [...names, id]) if (!index.has(fold(name))) index.set(fold(name), id);
  }
  indexes.set(words, index);
  return index;
}

/** The value a word stands for, in any case, with or without accents; undefined for a word nobody knows. */
export function readWord<K extends string>(words: Words<K>, text: string): K | undefined {
  return indexOf(words).get(fold(text)) as K | undefined;
}

/** The word a value is written with. */
export function writeWord<K extends string>(words: Words<K>, id: K): string {
  return words[id][0];
}

const YES = new Set(['igen', 'i', 'yes', 'y', 'true', 'igaz', '1', 'x', '✓', '✔']);
const NO = new Set(['nem', 'n', 'no', 'false', 'hamis', '0', '-']);

/** Yes or no in Hungarian or English; undefined for anything else. */
export function readYesNo(text: string): boolean | undefined {
  const word = fold(text);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}
