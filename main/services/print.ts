import { pictureNames, pictureOf } from '../../db/tables/pictures.ts';
import { printTexts } from '../../messages/print.ts';
import { MAX_PROXIES, type Printed, type PrintedPage, type ProxyQuestion } from '../api/contract/print.ts';
import type { Context } from './context.ts';
import { pictureType } from './pictures.ts';
import type { Pictures } from './print/index.ts';
import { invalid } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

const printing = () => import('./print/index.ts');

/** Everything that is printed from a deck. */
export function printServices(context: Context): ServiceFunctions['print'] {
  const { library, version } = context;

  async function printed(
    pages: readonly PrintedPage[],
    { name, title, lang }: { readonly name: string; readonly title: string; readonly lang: string },
    pictures: Pictures = new Map(),
  ): Promise<Printed> {
    const { pagesToPdf } = await printing();
    const creator = `Jövőlátó ${version}`;
    const bytes = await pagesToPdf(pages, { title, creator, at: context.now(), lang }, pictures);
    return { file: new File([bytes], `${name}.pdf`, { type: 'application/pdf' }), pages };
  }

  return {
    async tournament(question) {
      const { lang } = question;
      const words = printTexts[lang];
      const pages = (await printing()).tournamentPages(question, library.catalogue, version);
      return await printed(pages, { name: words.files.tournament, title: words.tournament, lang });
    },
    async proxies(question) {
      const copies = question.cards.reduce((sum, { count }) => sum + count, 0);
      if (copies === 0 || copies > MAX_PROXIES) throw invalid('cards', copies === 0 ? 'empty' : 'tooMany');
      const { lang } = question;
      const words = printTexts[lang];
      const pictures = question.pictures ? await picturesFor(context, question) : new Map<string, Uint8Array>();
      const pages = (await printing()).proxyPages(question, library.catalogue, new Set(pictures.keys()));
      return await printed(pages, { name: words.files.proxies, title: words.proxies, lang }, pictures);
    },
    async verdict(question) {
      const { lang } = question;
      const words = printTexts[lang];
      const pages = (await printing()).verdictPages({ ...question, version }, library.catalogue, lang);
      return await printed(pages, { name: words.files.verdict, title: words.verdict, lang });
    },
    async picture(question) {
      return (await printing()).deckPicture(question, library.catalogue, version);
    },
  };
}

/** The player's pictures of these cards that a PDF can hold. WebP is none of them; the page sends those along, converted. */
async function picturesFor({ db, library }: Context, question: ProxyQuestion): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const kept = new Set(pictureNames(db));
  for (const { name } of question.cards) {
    const card = library.canonical(name);
    const picture = kept.has(card) ? pictureOf(db, card) : undefined;
    if (picture && picture.type !== 'image/webp') pictures.set(card, picture.bytes);
  }
  for (const { card, file } of question.converted) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = pictureType(bytes);
    if (type === 'image/png' || type === 'image/jpeg') pictures.set(library.canonical(card), bytes);
  }
  return pictures;
}
