import { type OpenOptions, openStore, type Store } from '../../db/open.ts';
import type { Card } from '../../engine/mk/cards/card.ts';
import type { Notice, SystemInfo } from '../api/contract/index.ts';
import { type DemoDeck, demoCards, demoDecks } from '../demo/index.ts';
import { backupServices } from './backup.ts';
import { cardServices } from './cards.ts';
import { ChangeHub } from './changes.ts';
import { collectionServices } from './collection.ts';
import type { Context } from './context.ts';
import { deckServices } from './decks.ts';
import { giveDemoDecks } from './first-start.ts';
import { Library } from './library.ts';
import { noteServices } from './notes.ts';
import { Notices } from './notices.ts';
import { watchOthers } from './others.ts';
import { printServices } from './print.ts';
import { notFound } from './service-error.ts';
import type { Services } from './services.ts';
import { settingsServices } from './settings.ts';
import { formatServices, gameServices, searchServices } from './shelves.ts';
import { systemServices } from './system.ts';
import { watchData } from './watch-data.ts';

export interface ServicesOptions {
  /** The player's data folder; made if need be. */
  readonly dataFolder: string;
  readonly host?: SystemInfo['host'];
  readonly version?: string;
  /** The demo set and its decks; tests pass their own. */
  readonly demo?: readonly Card[];
  readonly demoDecks?: readonly DemoDeck[];
  readonly now?: () => Date;
  readonly open?: Omit<OpenOptions, 'now'>;
  /** What happened before the opening that the player should know. */
  readonly notices?: readonly Notice[];
}

/**
 * Opens a data folder and gives the services over it; at the first start the demo decks are put in.
 * @throws LostDataError if the data base is lost or damaged, DataFolderError if the folder cannot be used, MigrationError if an
 * update failed.
 */
export function createServices(options: ServicesOptions): Services {
  const now = options.now ?? (() => new Date());
  const store = openStore(options.dataFolder, { ...options.open, now });
  return servicesOver(contextOver(store, options), options.demoDecks, options.notices);
}

/** What all services share, over a data base that is already open. */
export function contextOver(store: Store, options: Omit<ServicesOptions, 'dataFolder' | 'open'> = {}): Context {
  const { host = 'test', version = '0', demo = demoCards(), now = () => new Date() } = options;
  const { db } = store;
  return { store, db, changes: new ChangeHub(), library: new Library(db, demo), host, version, now };
}

/** The services over an open data base; closing them closes it. */
export function servicesOver(
  context: Context,
  decksToGive: readonly DemoDeck[] = demoDecks,
  more: readonly Notice[] = [],
): Services {
  const { store } = context;
  const notices = new Notices(context.changes, [...store.notices, ...more]);
  giveDemoDecks(context, decksToGive);
  const stopWatching = watchOthers(context);
  const data = watchData(context, notices);
  return {
    system: systemServices(context, notices),
    cards: cardServices(context),
    decks: deckServices(context),
    notes: noteServices(context),
    collection: collectionServices(context),
    settings: settingsServices(context),
    backup: backupServices(context),
    searches: searchServices(context),
    games: gameServices(context),
    formats: formatServices(context),
    print: printServices(context),
    rescue: {
      look: () => null,
      choose: () => {
        throw notFound('backup', '');
      },
    },
    afterStart: () => data.daily(),
    close() {
      stopWatching();
      data.stop();
      store.close();
    },
  };
}
