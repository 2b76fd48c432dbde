import { article } from '../../engine/text/article.ts';
import type { Translations } from '../lang.ts';

const hu = {
  title: 'Előzmények és összehasonlítás',
  intro:
    'Minden mentett változat megmarad. Válassz egyet, és nézd meg, miben tér el; ha visszatérsz hozzá, vázlatként nyílik meg.',
  versions: 'Változatok',
  none: 'Ezt a paklit még nem mentetted. Az első mentés után itt látod a változatait.',
  version: (n: number) => `${n}. változat`,
  kept: 'eldobás előtt megőrizve',
  with: 'Mihez képest',
  withCurrent: 'a mostani lista',
  withVersion: (n: number) => `${article(String(n))} ${n}. változat`,
  withDeck: (name: string) => `pakli: ${name}`,
  same: 'A két lista lapról lapra megegyezik.',
  swaps: (n: number) => `${n} csere`,
  added: (n: number) => `${n} lap be`,
  removed: (n: number) => `${n} lap ki`,
  moved: (n: number) => `${n} lap átkerül`,
  from: 'Innen',
  to: 'Ide',
  line: (card: string, before: number, after: number) => `${card}: ${before} helyett ${after}`,
  restore: 'Visszatérés ehhez',
  restored: (n: number) => `Vázlatként megnyitva: ${n}. változat.`,
  comment: 'Megjegyzés a mentéshez',
  commentPlaceholder: 'Mi változott? Nem kötelező.',
  saveWith: 'Mentés megjegyzéssel',
};

const en: typeof hu = {
  title: 'History and comparison',
  intro: 'Every saved version is kept. Choose one to see how it differs; going back to it opens it as a draft.',
  versions: 'Versions',
  none: 'This deck was not saved yet. After the first saving its versions stand here.',
  version: (n: number) => `Version ${n}`,
  kept: 'kept before it was dropped',
  with: 'Compared with',
  withCurrent: 'the list as it is now',
  withVersion: (n: number) => `version ${n}`,
  withDeck: (name: string) => `deck: ${name}`,
  same: 'The two lists are the same card by card.',
  swaps: (n: number) => (n === 1 ? '1 swap' : `${n} swaps`),
  added: (n: number) => `${n} in`,
  removed: (n: number) => `${n} out`,
  moved: (n: number) => `${n} moved`,
  from: 'From',
  to: 'To',
  line: (card: string, before: number, after: number) => `${card}: ${after} instead of ${before}`,
  restore: 'Go back to this one',
  restored: (n: number) => `Opened as a draft: version ${n}.`,
  comment: 'Comment on this version',
  commentPlaceholder: 'What changed? Not required.',
  saveWith: 'Save with a comment',
};

export const historyTexts: Translations<typeof hu> = { hu, en };
