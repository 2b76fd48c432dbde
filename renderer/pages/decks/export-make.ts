import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Deck, DeckEntry } from '../../../engine/mk/deck/deck.ts';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import { writeDeck } from '../../../engine/mk/deck/writer/write.ts';
import type { PrintedPage } from '../../../main/api/contract/index.ts';
import type { Lang } from '../../../messages/lang.ts';
import type { ExportKind } from '../../../messages/page/export.ts';
import { printTexts } from '../../../messages/print.ts';
import { sheetMarkdown, sheetText, verdictSheetOf } from '../../../messages/verdict-sheet.ts';
import { api } from '../../api/index.ts';
import { type PagePictures, pageAsPng } from '../../print/draw-page.ts';

/** What was made: the file to save and what to show of it. */
export interface Made {
  readonly file: File;
  readonly shown:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'pages'; readonly pages: readonly PrintedPage[]; readonly pictures: PagePictures };
}

export interface ExportQuestion {
  readonly kind: ExportKind;
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly format: Format;
  readonly lang: Lang;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  readonly tournament: { readonly player: string; readonly event: string; readonly date: string };
  readonly proxies: { readonly cards: readonly DeckEntry[]; readonly plain: boolean; readonly pictures: boolean };
  readonly verdictForm: 'pdf' | 'md' | 'txt';
}

const MIME = {
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
  html: 'text/html',
  code: 'text/plain',
} as const;
const NO_PICTURES: PagePictures = new Map();
/** Pixels to the point in a saved picture: sharp on screens that show two for one. */
const PNG_SCALE = 2;

/** Makes what the player asked for. @throws the failure of the call where the core has a part in it. */
export async function make(question: ExportQuestion): Promise<Made> {
  const { kind, deck, format, lang } = question;
  const words = printTexts[lang].files;
  switch (kind) {
    case 'tournament': {
      const made = await api.print.tournament({ deck, format, lang, ...question.tournament });
      return printed(made, named(deck, words.tournament, 'pdf'));
    }
    case 'verdict':
      return await makeVerdict(question);
    case 'proxies': {
      const { cards, plain } = question.proxies;
      const { pictures, converted } = question.proxies.pictures ? await picturesOf(cards) : NOTHING;
      const made = await api.print.proxies({ cards, plain, pictures: question.proxies.pictures, converted, lang });
      return printed(made, named(deck, words.proxies, 'pdf'), pictures);
    }
    case 'picture': {
      const page = await api.print.picture({ deck, format, lang });
      const file = new File([await pageAsPng(page, PNG_SCALE)], named(deck, null, 'png'), { type: 'image/png' });
      return { file, shown: { kind: 'pages', pages: [page], pictures: NO_PICTURES } };
    }
    default: {
      const text = writeDeck(deck, kind, question.catalogue);
      return written(text, named(deck, null, kind === 'code' ? 'txt' : kind), MIME[kind]);
    }
  }
}

async function makeVerdict({ deck, format, lang, today, catalogue, verdictForm }: ExportQuestion): Promise<Made> {
  const name = named(deck, printTexts[lang].files.verdict, verdictForm);
  if (verdictForm === 'pdf') return printed(await api.print.verdict({ deck, format, lang, date: today }), name);
  const { version } = await api.system.info();
  const sheet = verdictSheetOf({ deck, format, version, date: today }, catalogue, lang);
  const text = verdictForm === 'md' ? sheetMarkdown(sheet, lang) : sheetText(sheet, lang);
  return written(text, name, MIME[verdictForm]);
}

function written(text: string, name: string, type: string): Made {
  return { file: new File([text], name, { type: `${type};charset=utf-8` }), shown: { kind: 'text', text } };
}

function printed(
  made: { readonly file: File; readonly pages: readonly PrintedPage[] },
  name: string,
  pictures: PagePictures = NO_PICTURES,
): Made {
  const file = new File([made.file], name, { type: made.file.type });
  return { file, shown: { kind: 'pages', pages: made.pages, pictures } };
}

interface CardPictures {
  readonly pictures: PagePictures;
  /** Those a PDF cannot hold, as PNG. */
  readonly converted: { readonly card: string; readonly file: File }[];
}
const NOTHING: CardPictures = { pictures: NO_PICTURES, converted: [] };

async function picturesOf(cards: readonly DeckEntry[]): Promise<CardPictures> {
  const kept = new Set(await api.cards.pictures());
  const pictures = new Map<string, ImageBitmap>();
  const converted: { card: string; file: File }[] = [];
  for (const { name } of cards) {
    if (!kept.has(name)) continue;
    const file = await api.cards.picture({ name });
    // A damaged picture is left out here as it is in the file.
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (!bitmap) continue;
    pictures.set(name, bitmap);
    if (file.type === 'image/webp') converted.push({ card: name, file: await asPng(bitmap, name) });
  }
  return { pictures, converted };
}

async function asPng(bitmap: ImageBitmap, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${name}.png`, { type: 'image/png' });
}

/** A file name of the deck's name, without signs a file system refuses. */
export function named(deck: Pick<Deck, 'name'>, what: string | null, ending: string): string {
  const name = (deck.name ?? '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^\.+/, '')
    .trim();
  return `${[name || 'pakli', what].filter((part) => part !== null).join(' – ')}.${ending}`;
}
