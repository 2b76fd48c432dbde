import type { Catalogue } from '../../../../engine/mk/cards/catalogue.ts';
import type { Deck } from '../../../../engine/mk/deck/deck.ts';
import type { Policy } from '../../../../engine/mk/odds/goldfish/policy.ts';
import { type PreparedDeck, prepareGoldfish } from '../../../../engine/mk/odds/goldfish/prepare.ts';
import type { GoldfishSettings } from '../../../../engine/mk/odds/goldfish/settings.ts';
import type { SimulationPrefs } from '../prefs.ts';

/** A simulation made ready: everything its result depends on. */
export interface Plan {
  readonly deckName: string;
  readonly deck: PreparedDeck;
  readonly settings: GoldfishSettings;
  /** Two plans with the same key give the same games; only how many are played may differ. */
  readonly key: string;
}

/** How the simulated player plays, by the settings of the page. */
export const policyOf = (prefs: SimulationPrefs): Policy => ({
  saveFor: prefs.saveFor,
  solveQuests: prefs.solveQuests,
  holdObstacles: prefs.holdObstacles,
  carry: prefs.carry,
  rival: prefs.solveQuests ? { from: prefs.rivalFrom, perTurn: prefs.rivalPerTurn } : null,
});

/** Makes a simulation of a deck ready. */
export function planOf(
  deck: { readonly name: string; readonly deck: Deck },
  prefs: SimulationPrefs,
  catalogue: Catalogue,
): Plan {
  const { games, turns, seed, startMp, gain, hand } = prefs;
  const prepared = prepareGoldfish(deck.deck, catalogue, policyOf(prefs));
  const key = JSON.stringify([prepared, turns, seed, startMp, gain, hand]);
  return { deckName: deck.name, deck: prepared, settings: { games, turns, seed, startMp, gain, hand }, key };
}

/** The same simulation on the command line. */
export function goldfishCommand(prefs: SimulationPrefs, games: number): string {
  const { turns, seed, startMp, gain, hand, saveFor, solveQuests, holdObstacles, carry } = prefs;
  return [
    `goldfish lista.txt --games ${games} --turns ${turns} --seed ${seed}`,
    `--start-mp ${startMp} --gain ${gain} --hand ${hand}`,
    saveFor === null ? '' : `--save-for "${saveFor.replaceAll('"', '\\"')}"`,
    solveQuests ? '--quests-first' : '',
    holdObstacles ? '--hold-obstacles' : '',
    carry ? '' : '--no-carry',
    '--json',
  ]
    .filter(Boolean)
    .join(' ');
}
