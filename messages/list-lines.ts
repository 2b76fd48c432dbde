import type { ListLine } from '../engine/mk/deck/reader/assemble.ts';
import type { Note } from '../engine/mk/deck/reader/token.ts';
import type { Lang, Translations } from './lang.ts';
import { nameList, quoted } from './problems/words.ts';

type NoteText = (line: ListLine, lang: Lang) => string;

const name = (line: ListLine, lang: Lang) => quoted(line.name ?? '', lang);

const HU: Readonly<Record<Note, NoteText>> = {
  merged: (line, lang) => `Összevontuk egy korábbi sorral: ${name(line, lang)}.`,
  'tower-placed': () => 'Fejléc nélküli toronyszint: egy példánya a kezdő Toronyba került.',
  'section-by-type': () => 'Innen a Jövő következik, mert a Torony már betelt, vagy mert ez a lap nem toronyszint.',
  'unknown-section': () => 'A szakasz oszlopában ismeretlen szó áll.',
  'unknown-heading': () => 'Fejléc; szakaszt nem nevez meg.',
  'set-tail-dropped': (line) => `Készletjelzés a név mögött: ${line.dropped ?? ''}.`,
  'columns-dropped': (line) => `További oszlopok, amelyek nem kellenek a paklihoz: ${line.dropped ?? ''}.`,
  numbering: () => 'A név előtti szám a sor sorszáma, nem darabszám.',
  ambiguous: (line, lang) => `Több lap is lehet, válassz: ${nameList(line.suggestions, lang)}.`,
  suggestion: (line, lang) => `Ismeretlen lap. Erre gondoltál? ${nameList(line.suggestions, lang)}`,
  'old-letters': (line, lang) => `Régi õ vagy û betűvel írva: ${name(line, lang)}.`,
  spelling: (line, lang) => `Másképp írva: ${name(line, lang)}.`,
  'stub-details': () => 'A zárójelben típus és MP-érték áll; új laphoz felhasználhatók.',
  remark: (line) => `Megjegyzés: ${line.remark ?? ''}`,
  repaired: (line, lang) => `A sérült betűket helyreállítottuk: ${name(line, lang)}.`,
  'second-look': () => 'Javaslat: ezeket a lapneveket találtuk a sorban.',
  'two-columns': () => 'Javaslat: két egymás mellett álló listát olvastunk külön-külön.',
  'joined-lines': () => 'Javaslat: a név két sorra tört, a következő sorral együtt olvastuk.',
  'line-continued': () => 'Az előző sor folytatása.',
  several: () => 'Több lap egy sorban.',
  'inline-section': () => 'A szakasz a sor elején áll.',
  'deck-name': () => 'A pakli neve.',
  total: () => 'Összesítő sor.',
  'column-heads': () => 'Oszlopfejlécek.',
  'beside-code': () => 'A megosztókód mellett álló szöveg; a lapok a kódból valók.',
  'code-continued': () => 'A megosztókód folytatása.',
  markup: () => 'A fájl formátumához tartozik.',
  'count-out-of-range': () => 'A darabszám csak 1 és 999 közötti egész szám lehet.',
  'no-name': () => 'Darabszám van, de lapnév nincs mellette.',
  'not-understood': () => 'Ez nem lapnév, és nem is lapnév darabszámmal.',
  'code-cut-off': () => 'Ennek a megosztókódnak hiányzik a vége. Másold ki újra az egészet.',
  'code-mistyped': () => 'Ebben a megosztókódban elírás van. Másold ki újra, vagy kérd el ismét.',
  'code-newer': () =>
    'Ezt a megosztókódot a program egy újabb változata írta. Frissítsd a programot, vagy kérd el a listát szövegként.',
};

const EN: Readonly<Record<Note, NoteText>> = {
  merged: (line, lang) => `Joined with an earlier line: ${name(line, lang)}.`,
  'tower-placed': () => 'A tower level without a heading: one copy went to the starting tower.',
  'section-by-type': () => 'The Jövő begins here: the tower is full, or the card is no tower level.',
  'unknown-section': () => 'The word in the section column is not known.',
  'unknown-heading': () => 'A heading that names no section.',
  'set-tail-dropped': (line) => `Set code behind the name: ${line.dropped ?? ''}.`,
  'columns-dropped': (line) => `Further columns a deck does not need: ${line.dropped ?? ''}.`,
  numbering: () => 'The number before the name counts the lines, not copies.',
  ambiguous: (line, lang) => `It may be more than one card, choose: ${nameList(line.suggestions, lang)}.`,
  suggestion: (line, lang) => `Unknown card. Did you mean ${nameList(line.suggestions, lang)}?`,
  'old-letters': (line, lang) => `Written with an old õ or û: ${name(line, lang)}.`,
  spelling: (line, lang) => `Spelt differently: ${name(line, lang)}.`,
  'stub-details': () => 'Type and MP stand in brackets; they can be used for a new card.',
  remark: (line) => `Remark: ${line.remark ?? ''}`,
  repaired: (line, lang) => `Damaged letters were made whole: ${name(line, lang)}.`,
  'second-look': () => 'A suggestion: these card names were found in the line.',
  'two-columns': () => 'A suggestion: two lists side by side were read one after the other.',
  'joined-lines': () => 'A suggestion: the name was broken over two lines and read with the next one.',
  'line-continued': () => 'The line above goes on.',
  several: () => 'More than one card on a line.',
  'inline-section': () => 'The section stands at the beginning of the line.',
  'deck-name': () => 'The name of the deck.',
  total: () => 'A line of totals.',
  'column-heads': () => 'Headings of columns.',
  'beside-code': () => 'Words beside a share code; the cards are those of the code.',
  'code-continued': () => 'The share code goes on.',
  markup: () => "Part of the file's format.",
  'count-out-of-range': () => 'A count must be a whole number from 1 to 999.',
  'no-name': () => 'There is a count, but no card name beside it.',
  'not-understood': () => 'This is neither a card name nor a name with a count.',
  'code-cut-off': () => 'The end of this share code is missing. Copy the whole of it again.',
  'code-mistyped': () => 'There is a mistake in this share code. Copy it again, or ask for it once more.',
  'code-newer': () =>
    'This share code was written by a newer version of the program. Update the program, or ask for the list as text.',
};

const TEXTS: Translations<Readonly<Record<Note, NoteText>>> = { hu: HU, en: EN };
const UNKNOWN: Translations<string> = { hu: 'Ismeretlen lap.', en: 'Unknown card.' };

/** What the reader has to say about a line, one sentence for each note, the most telling first. */
export function lineSentences(line: ListLine, lang: Lang): string[] {
  const sentences = line.notes.map((note) => TEXTS[lang][note](line, lang));
  const told = line.notes.includes('suggestion') || line.notes.includes('ambiguous');
  return line.kind === 'unknown' && !told ? [UNKNOWN[lang], ...sentences] : sentences;
}
