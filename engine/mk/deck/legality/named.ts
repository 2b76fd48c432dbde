import { hasKeyword, keywordsOf } from '../../cards/keywords/keywords.ts';
import { hypergeometric, tail } from '../../odds/hypergeometric.ts';
import { namedIdentities } from './identity.ts';
import { sentencesOf } from './sentences.ts';
import { type Entry, type Finding, ofType, type Rule, removeFromLast } from './survey.ts';

/** Cards in an opening hand (ALAP.17). */
const HAND = 7;

/**
 * ALAP.19: several copies of a named card may be in a deck, but only one in play. Counted over Jövő and Cserepakli by
 * identity: IGAZ NÉV (2.02.a) and ÉLETÚT with a named condition (2.32.h) join names.
 */
export const namedRule: Rule = (survey) =>
  namedIdentities(survey).flatMap(({ entries, through }): Finding[] => {
    const members = entries.filter((entry) => entry.pakli > 0);
    const have = members.reduce((sum, entry) => sum + entry.pakli, 0);
    if (have <= 1) return [];
    const drawn = members.reduce((sum, entry) => sum + entry.copies.jovo, 0);
    return [
      {
        code: 'NAMED_COPIES',
        clause: 'ALAP.19',
        cards: members.map((entry) => entry.name),
        have,
        limit: 1,
        repair: removeFromLast(members, have - 1, ['csere', 'jovo']),
        detail: { through, chance: tail(hypergeometric(survey.sizes.jovo, drawn, HAND), 2) },
      },
    ];
  });

/** ALAP.18, Q06: where no source says whether the name is in italics, several copies cannot be judged. */
export const namedUnknownHint: Rule = ({ entries }) => {
  const unsure = entries.filter((entry) => entry.card?.named === null && entry.card.type !== null && entry.pakli > 1);
  if (unsure.length === 0) return [];
  return [{ code: 'NAMED_UNKNOWN', clause: 'ALAP.18', cards: unsure.map((entry) => entry.name), have: unsure.length }];
};

/** 2.22.2: with an ELFELEDETT adventurer no own adventurer card can be summoned free. */
export const forgottenRule: Rule = (survey) => {
  const adventurers = ofType(survey, 'adventurer');
  const forgotten = adventurers.filter(({ card }) => card && hasKeyword(card, 'forgotten'));
  const free = forgotten.length === 0 ? [] : adventurers.filter(comesFree);
  if (free.length === 0) return [];
  const total = (entries: readonly Entry[]) => entries.reduce((sum, entry) => sum + entry.total, 0);
  const fewer = total(forgotten) <= total(free) ? forgotten : free;
  return [
    {
      code: 'FORGOTTEN_NOT_FREE',
      clause: '2.22.2',
      cards: free.map((entry) => entry.name),
      have: total(free),
      limit: 0,
      repair: removeFromLast(fewer, total(fewer), ['csere', 'jovo', 'torony']),
      detail: { because: forgotten.map((entry) => entry.name) },
    },
  ];
};

// By ŐSERŐ (2.12.a), even one that hangs on a TÖRZSSZÖVETSÉG or BEFOLYÁS, or by a text of its own that says "ingyen"
// (Q58). A Kincs can never be free (2.07.b).
function comesFree({ card }: Entry): boolean {
  if (!card || hasKeyword(card, 'treasure')) return false;
  if (keywordsOf(card).some((keyword) => keyword.id === 'ancientPower')) return true;
  return sentencesOf(card).some((sentence) => /(?<!\p{L})ingyen/u.test(sentence));
}
