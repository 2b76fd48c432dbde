import { fold } from '../../../text/fold.ts';
import { trueNames } from '../../cards/keywords/facts.ts';
import type { Entry, Survey } from './survey.ts';

/** Cards that are one and the same for the named-card rule. */
export interface Identity {
  /** The cards of the deck that share it. */
  readonly entries: readonly Entry[];
  /** Names that join them, beside their own. */
  readonly through: readonly string[];
}

/**
 * Groups the named cards of a deck by identity: a nevesített card by its name (ALAP.18), and cards joined by IGAZ NÉV
 * (2.02.a) or by an ÉLETÚT whose condition is a named card's name (2.32.h). Cards that are not named and joined to
 * nothing are in no group.
 */
export function namedIdentities(survey: Survey): Identity[] {
  const isNamed = (name: string) => survey.catalogue.find(name)?.named === true;
  const links = survey.entries.map((entry) => ({
    entry,
    names: entry.card ? trueNames(entry.card, isNamed).map((name) => survey.catalogue.find(name)?.name ?? name) : [],
  }));
  const pointedAt = new Set(links.flatMap(({ names }) => names.map(fold)));
  // A card the catalogue knows is nevesített only if it is printed so; an unknown one that IGAZ NÉV names is taken to be.
  const mayBeNamed = (name: string) => {
    const known = survey.catalogue.find(name);
    return known === undefined || known.named === true;
  };
  const keysOf = ({ entry, names }: (typeof links)[number]): string[] => {
    const pointed = pointedAt.has(fold(entry.name)) && mayBeNamed(entry.name);
    const own = entry.card?.named === true || names.some(mayBeNamed) || pointed;
    return own ? [entry.name, ...names].map(fold) : [];
  };

  // A card may join two groups that were apart until then.
  const groups: { keys: Set<string>; entries: Entry[]; through: Set<string> }[] = [];
  for (const link of links) {
    const keys = keysOf(link);
    if (keys.length === 0) continue;
    const joined = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const home = joined[0] ?? { keys: new Set<string>(), entries: [], through: new Set<string>() };
    if (joined.length === 0) groups.push(home);
    for (const other of joined.slice(1)) {
      for (const key of other.keys) home.keys.add(key);
      for (const name of other.through) home.through.add(name);
      home.entries.push(...other.entries);
      groups.splice(groups.indexOf(other), 1);
    }
    for (const key of keys) home.keys.add(key);
    for (const name of link.names) home.through.add(name);
    home.entries.push(link.entry);
  }
  return groups.map(({ entries, through }) => ({ entries, through: [...through] }));
}
