import { searchableText, searchTexts } from '../../db/tables/card-texts.ts';
import { cardByName, cardsPart, countCards, putCards, removeCard } from '../../db/tables/cards.ts';
import { renameInCollection } from '../../db/tables/collection.ts';
import { decksHolding, renameInLists } from '../../db/tables/deck-lists.ts';
import { bumpRevision } from '../../db/tables/decks.ts';
import { renameInNotes } from '../../db/tables/notes.ts';
import { renameInPictures } from '../../db/tables/pictures.ts';
import { type Card, MAX_NAME, stubCard } from '../../engine/mk/cards/card.ts';
import { cleanName, fold } from '../../engine/text/fold.ts';
import { compareHu } from '../../engine/text/order.ts';
import { exportCards, importCards } from './card-files.ts';
import { type Context, stamp } from './context.ts';
import { pictureServices } from './pictures.ts';
import { alreadyThere, invalid, notFound, ServiceError } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

const same = (a: Card | null | undefined, b: Card | null | undefined) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The catalogue: the demo set, and the user's cards over it. */
export function cardServices(context: Context): ServiceFunctions['cards'] {
  const { db, changes, library } = context;

  function told(names: readonly string[]): number {
    changes.publish('cards', names);
    return library.revision;
  }

  return {
    ...pictureServices(context),
    all: () => ({ revision: library.revision, demo: library.demo, user: library.user }),
    demo: () => library.demo,
    part: ({ after, limit }) => ({
      ...cardsPart(db, after, limit),
      revision: library.revision,
      total: countCards(db),
    }),
    own: ({ names }) => ({
      revision: library.revision,
      cards: names.flatMap((name) => library.ofUser(cleanName(name)) ?? []),
    }),
    get: ({ names }) => names.flatMap((name) => library.catalogue.exact(name) ?? []),

    save({ card, before, follow }) {
      const tidy = { ...card, name: cleanName(card.name) };
      if (tidy.name === '') throw invalid('card.name', 'emptyName');
      const opened = before && { ...before, name: cleanName(before.name) };
      const renamed = opened !== null && opened.name !== tidy.name;
      const decks = db.transaction(() => {
        if ((!opened || renamed) && cardByName(db, tidy.name)) throw alreadyThere('card', tidy.name);
        if (opened) {
          const current = cardByName(db, opened.name) ?? null;
          // A demo card that was opened is no card of the user's yet; the first saving makes it one.
          const standing = current ?? library.demo.find((demo) => demo.name === opened.name);
          if (!same(standing, opened)) throw new ServiceError('STALE_VERSION', { yours: card, current });
          if (renamed && current) removeCard(db, opened.name);
        }
        putCards(db, [tidy], stamp(context));
        return renamed && follow ? followName(opened.name, tidy.name) : [];
      });
      if (renamed) library.drop([opened.name]);
      library.put([tidy]);
      return { card: tidy, revision: told([tidy.name, ...(renamed ? [opened.name] : [])]), decksChanged: decks.length };
    },

    remove({ names }) {
      const removed = db.transaction(() =>
        names.map((name) => {
          const card = removeCard(db, cleanName(name));
          if (!card) throw notFound('card', name);
          return card;
        }),
      );
      const gone = removed.map((card) => card.name);
      library.drop(gone);
      return { removed, revision: told(gone) };
    },

    put({ cards }) {
      const tidy = cards.map((card) => ({ ...card, name: cleanName(card.name) }));
      const empty = tidy.findIndex((card) => card.name === '');
      if (empty >= 0) throw invalid(`cards.${empty}.name`, 'emptyName');
      putCards(db, tidy, stamp(context));
      library.put(tidy);
      return { revision: told(tidy.map((card) => card.name)) };
    },

    addStubs({ stubs }) {
      const added = new Map<string, Card>();
      const known: string[] = [];
      for (const { name, type, mp } of stubs) {
        const clean = cleanName(name);
        // A line that long is no name of a card; it stays an unknown one of its deck.
        if (clean === '' || clean.length > MAX_NAME) continue;
        if (library.catalogue.exact(clean)) known.push(clean);
        else added.set(clean, stubCard(clean, { type, mp }));
      }
      putCards(db, added.values(), stamp(context));
      library.put(added.values());
      const revision = added.size > 0 ? told([...added.keys()]) : library.revision;
      return { added: [...added.values()], known, revision };
    },

    async import({ file, apply, mapping, sheet }, { signal }) {
      const read = await importCards(file, mapping, library, { sheet: sheet ?? undefined, signal });
      if (!apply || read.fault) return { ...read.report, applied: false, revision: library.revision };
      putCards(db, read.changed, stamp(context));
      library.put(read.changed);
      const names = read.changed.map((card) => card.name);
      return { ...read.report, applied: true, revision: names.length > 0 ? told(names) : library.revision };
    },

    export: ({ which, to }) => exportCards(which === 'all' ? library.catalogue.cards : library.user, to),

    searchTexts({ text, limit }) {
      const shown = library.demo.filter((card) => !library.ofUser(card.name) && holdsAllWords(card, text));
      return [...searchTexts(db, text, limit), ...shown.map((card) => card.name).sort(compareHu)].slice(0, limit);
    },
  };

  function followName(from: string, to: string): number[] {
    const decks = decksHolding(db, from);
    renameInLists(db, from, to);
    renameInCollection(db, from, to);
    renameInNotes(db, from, to, stamp(context));
    renameInPictures(db, from, to);
    for (const id of decks) bumpRevision(db, id, stamp(context));
    if (decks.length > 0) changes.publish('decks', decks);
    changes.publish('collection');
    changes.publish('notes');
    return decks;
  }
}

// The demo set stands in no table, so its few texts are searched here, by the rule of the index: whole words, the last
// one as a beginning.
function holdsAllWords(card: Card, typed: string): boolean {
  const words = fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.pop();
  if (last === undefined) return false;
  const found = new Set(fold(searchableText(card)).match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.every((word) => found.has(word)) && [...found].some((word) => word.startsWith(last));
}
