import { fold } from '../../../../text/fold.ts';
import { hasKeyword, keywordsOf } from '../../../cards/keywords/keywords.ts';
import type { Finding, Rule } from '../survey.ts';
import { isComplete, knownEntries, namesOf } from './common.ts';

/** 2.20.b: BEFOLYÁS needs a solved quest of its place, and the deck holds none. A Kincs solved gives no place (Q46). */
export const influenceHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const cards = knownEntries(survey);
  const places = new Set(
    cards.filter(({ card }) => card.type === 'quest').flatMap(({ card }) => card.places.map(fold)),
  );
  return cards.flatMap((entry): Finding[] =>
    keywordsOf(entry.card)
      .filter((keyword) => keyword.id === 'influence' && keyword.place !== null)
      .filter((keyword) => !placesIn(keyword.place ?? '').some((place) => places.has(place)))
      .map((keyword) => ({
        code: 'INFLUENCE_WITHOUT_QUEST',
        clause: '2.20.b',
        cards: [entry.name],
        detail: { place: keyword.place ?? '' },
      })),
  );
};

const placesIn = (text: string) => text.split(/[,/]/u).map(fold);

/** 2.21: ÁTÉPÍTÉS sacrifices a toronyszint in place of the cost; without a starting tower there is none to give. */
export const rebuildHint: Rule = (survey) => {
  const rebuilt = knownEntries(survey).filter(({ card, pakli }) => pakli > 0 && hasKeyword(card, 'rebuilding'));
  if (rebuilt.length === 0 || survey.sizes.torony > 0) return [];
  return [{ code: 'REBUILD_WITHOUT_TOWER', clause: '2.21', cards: namesOf(rebuilt) }];
};
