import type { ProxyChoice } from '../../engine/mk/deck/proxies.ts';
import type { Translations } from '../lang.ts';

export type ExportKind =
  | 'txt'
  | 'csv'
  | 'json'
  | 'md'
  | 'html'
  | 'code'
  | 'tournament'
  | 'proxies'
  | 'verdict'
  | 'picture';

const hu = {
  open: 'Nyomtatás és megosztás',
  title: 'Mentés, nyomtatás, megosztás',
  kind: 'Mi készüljön',
  groups: { list: 'Lista', print: 'Nyomtatás', share: 'Megosztás' },
  kinds: {
    txt: 'Szöveg',
    csv: 'Táblázat (CSV)',
    json: 'JSON',
    md: 'Markdown',
    html: 'Weblap (HTML)',
    code: 'Megosztókód',
    tournament: 'Versenylista',
    proxies: 'Próbalapok',
    verdict: 'Paklivélemény',
    picture: 'Kép a pakliról',
  } satisfies Record<ExportKind, string>,
  about: {
    txt: 'Egyszerű lista, amelyet a program és más is el tud olvasni.',
    csv: 'Az Excel dupla kattintásra megnyitja.',
    json: 'A program saját paklifájlja; hiánytalanul visszaolvasható.',
    md: 'Táblázat fórumokra és jegyzetekbe.',
    html: 'Önálló weblap, kép és hivatkozás nélkül.',
    code: 'Egyetlen szó csevegésbe: benne vannak a lapok nevei, ezért bárki beillesztheti.',
    tournament: 'Egyetlen A4-es oldal, amelyet a versenyen leadsz. Amit üresen hagysz, az kitölthető vonal lesz.',
    proxies: 'Pontosan 63 × 88 mm-es lapok vágójelekkel. 100 %-os méretben nyomtasd.',
    verdict: 'A lista, az indoklás a szabálypontokkal és a listaazonosító, aláírásra készen.',
    picture: 'Kép a listáról és az MP-görbéről.',
  } satisfies Record<ExportKind, string>,
  preview: 'Előnézet',
  pageLabel: (what: string, n: number, of: number) => `${what}, ${of} oldalból ${n}.`,
  pages: (n: number, of: number) => `${n}. oldal / ${of}`,
  earlier: 'Előző oldal',
  later: 'Következő oldal',
  making: 'Készül…',
  hash: 'Listaazonosító',
  player: 'Játékos neve',
  event: 'Verseny',
  date: 'Dátum',
  which: 'Melyik lapok',
  choices: { all: 'minden példány', one: 'egy mindegyikből', missing: 'ami hiányzik a gyűjteményből' } satisfies Record<
    ProxyChoice,
    string
  >,
  plain: 'Fehér alap (festékkímélő)',
  pictures: 'A saját képeimmel',
  copies: (n: number) => `${n} lap`,
  noCopies: 'Ezek között nincs olyan lap, amelyet nyomtatni kellene.',
  tooMany: (most: number) => `Egyszerre legfeljebb ${most} lap nyomtatható. Válassz kevesebbet.`,
  form: 'Milyen fájl',
  forms: { pdf: 'PDF', md: 'Markdown', txt: 'Szöveg' },
  copy: 'Másolás',
  copied: 'A vágólapon van.',
  save: 'Mentés fájlba',
  saved: (file: string) => `Elmentve: ${file}.`,
};

const en: typeof hu = {
  open: 'Print and share',
  title: 'Save, print, share',
  kind: 'What to make',
  groups: { list: 'List', print: 'Print', share: 'Share' },
  kinds: {
    txt: 'Text',
    csv: 'Table (CSV)',
    json: 'JSON',
    md: 'Markdown',
    html: 'Web page (HTML)',
    code: 'Share code',
    tournament: 'Tournament list',
    proxies: 'Proxies',
    verdict: 'Verdict',
    picture: 'Picture of the deck',
  },
  about: {
    txt: 'A plain list that this program and others can read.',
    csv: 'Excel opens it with a double click.',
    json: "The program's own deck file; read back without loss.",
    md: 'A table for forums and notes.',
    html: 'A web page of its own, without pictures and links.',
    code: 'One word for a chat: the names are inside, so anyone can paste it.',
    tournament: 'One A4 page to hand in. What you leave empty becomes a line to write on.',
    proxies: 'Cards of exactly 63 × 88 mm with cut marks. Print at 100%.',
    verdict: 'The list, the reasons with their clauses, and the list hash, ready to be signed.',
    picture: 'A picture of the list and the MP curve.',
  },
  preview: 'Preview',
  pageLabel: (what: string, n: number, of: number) => `${what}, page ${n} of ${of}`,
  pages: (n: number, of: number) => `Page ${n} of ${of}`,
  earlier: 'Previous page',
  later: 'Next page',
  making: 'In the making…',
  hash: 'List hash',
  player: 'Name of the player',
  event: 'Event',
  date: 'Date',
  which: 'Which cards',
  choices: { all: 'every copy', one: 'one of each', missing: 'what the collection lacks' },
  plain: 'White ground (saves ink)',
  pictures: 'With my own pictures',
  copies: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  noCopies: 'There is no card among these to be printed.',
  tooMany: (most: number) => `At most ${most} cards can be printed at once. Choose fewer.`,
  form: 'Kind of file',
  forms: { pdf: 'PDF', md: 'Markdown', txt: 'Text' },
  copy: 'Copy',
  copied: 'It is on the clipboard.',
  save: 'Save to a file',
  saved: (file: string) => `Saved: ${file}.`,
};

export const exportTexts: Translations<typeof hu> = { hu, en };
