import type { DeckForm } from '../engine/mk/deck/reader/forms/forms.ts';
import type { Lang, Translations } from './lang.ts';

const HU: Readonly<Record<DeckForm, string>> = {
  cockatrice: 'Cockatrice-pakli (.cod)',
  octgn: 'OCTGN-pakli (.o8d)',
  mtgo: 'Magic Online-pakli (.dek)',
  forge: 'Forge-pakli (.dck)',
  xmage: 'XMage-pakli (.dck)',
  ydk: 'Yu-Gi-Oh!-pakli (.ydk)',
  workstation: 'Magic Workstation-pakli (.mwDeck)',
  tabletop: 'Tabletop Simulator mentett tárgya',
  pokemon: 'Pokémon TCG Live-lista',
  arena: 'MTG Arena-lista',
  cardDatabase: 'kártyaadatbázis (RingsDB, NetrunnerDB) listája',
  hearthstone: 'Hearthstone-lista',
  hearthstoneCode: 'Hearthstone-paklikód',
  ydke: 'Yu-Gi-Oh!-paklicím (ydke)',
  xml: 'ismeretlen XML-fájl',
  html: 'weblap (HTML)',
  json: 'ismeretlen vagy hibás JSON-fájl',
};

const EN: Readonly<Record<DeckForm, string>> = {
  cockatrice: 'Cockatrice deck (.cod)',
  octgn: 'OCTGN deck (.o8d)',
  mtgo: 'Magic Online deck (.dek)',
  forge: 'Forge deck (.dck)',
  xmage: 'XMage deck (.dck)',
  ydk: 'Yu-Gi-Oh! deck (.ydk)',
  workstation: 'Magic Workstation deck (.mwDeck)',
  tabletop: 'saved object of Tabletop Simulator',
  pokemon: 'Pokémon TCG Live list',
  arena: 'MTG Arena list',
  cardDatabase: 'list of a card database (RingsDB, NetrunnerDB)',
  hearthstone: 'Hearthstone list',
  hearthstoneCode: 'Hearthstone deck code',
  ydke: 'Yu-Gi-Oh! deck address (ydke)',
  xml: 'unknown XML file',
  html: 'web page (HTML)',
  json: 'unknown or broken JSON file',
};

const NAMES: Translations<Readonly<Record<DeckForm, string>>> = { hu: HU, en: EN };

/** What a form is called. */
export const formName = (form: DeckForm, lang: Lang): string => NAMES[lang][form];

/** Forms whose cards are numbers of another game. */
const NUMBERS: ReadonlySet<DeckForm> = new Set(['ydk', 'ydke', 'hearthstoneCode']);

const WAY_OUT: Translations<(form: DeckForm) => string> = {
  hu: (form) =>
    NUMBERS.has(form)
      ? 'Csak egy másik játék lapszámait tartalmazza, lapneveket nem. Mentsd a listát szövegként, lapnevekkel.'
      : form === 'tabletop'
        ? 'A lapoknak nincs nevük benne. Adj nevet a lapoknak, vagy mentsd a listát szövegként.'
        : 'Nem olvasható belőle paklilista. Mentsd a listát szövegként vagy táblázatként.',
  en: (form) =>
    NUMBERS.has(form)
      ? 'It holds only card numbers of another game and no names. Save the list as text with card names.'
      : form === 'tabletop'
        ? 'Its cards have no names. Name the cards, or save the list as text.'
        : 'No decklist can be read from it. Save the list as text or as a table.',
};

/** Why a file was not read as a list, and the way out; `place` is its name, if it has one. */
export function refusedForm(form: DeckForm, lang: Lang, place?: string): string {
  const name = formName(form, lang);
  const what = place === undefined ? `${name[0]?.toLocaleUpperCase(lang)}${name.slice(1)}` : `${place}: ${name}`;
  return `${what}. ${WAY_OUT[lang](form)}`;
}
