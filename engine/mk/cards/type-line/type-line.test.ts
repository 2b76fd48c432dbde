import { describe, expect, it } from 'vitest';
import { type CardInput, cardSchema } from '../card.ts';
import { readCards } from '../import/read.ts';
import { completeCard, lineOf, unreadOf } from './complete.ts';
import { readTypeLine, type TypeLine } from './read.ts';

/** What the reader says, without what it says nothing of. */
function said(line: string): Partial<TypeLine> {
  const { words: _, ...rest } = readTypeLine(line);
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

describe('type lines of kalandozó', () => {
  it.each<[string, Partial<TypeLine>]>([
    ['Toroni', { origins: ['toroni'] }],
    ['Toroni Iker, Morgena-hívő', { origins: ['toroni'], groups: ['Iker'], religions: ['Morgena'] }],
    ['Toroni Cápa', { origins: ['toroni'], groups: ['Cápa'] }],
    ['Toroni kyr magitor', { origins: ['toroni'], races: ['kyr'], groups: ['magitor'] }],
    ['Gianagi alabárdos', { origins: ['gianagi'], groups: ['alabárdos'] }],
    [
      'ork kalóz, Viharkeltők, Nagy Vordak-hívő',
      { races: ['ork'], groups: ['kalóz', 'Viharkeltők'], religions: ['Nagy Vordak'] },
    ],
    [
      'Shenwali és toroni nő, smaragdmágus, Weila-hívő',
      { origins: ['shenwali', 'toroni'], sex: 'nő', groups: ['smaragdmágus'], religions: ['Weila'] },
    ],
    ['Toroni, fidiori orwellánus', { origins: ['toroni', 'fidiori'], groups: ['orwellánus'] }],
    ['Dwyll unióbeli dwoon', { origins: ['dwyll unióbeli'], races: ['dwoon'] }],
    ['Via Shen-i nő', { groups: ['Via Shen-i'], sex: 'nő' }],
    ['Erigowi nő, erv, Dreina-hívő', { origins: ['erigowi'], sex: 'nő', groups: ['erv'], religions: ['Dreina'] }],
    ['A gianagi Hercegi Gárda tagja', { origins: ['gianagi'], groups: ['Hercegi Gárda'] }],
    ['A toroni Vihargárda veteránja', { origins: ['toroni'], groups: ['Vihargárda'] }],
    ['Toroni vihargárdisták', { origins: ['toroni'], groups: ['Vihargárda'] }],
    ['Toroni Ikrek', { origins: ['toroni'], groups: ['Iker'] }],
    ['Toroni udvari ork', { origins: ['toroni'], groups: ['udvari ork'], races: ['ork'] }],
    ['félork', { races: ['félork'] }],
    ['Tharr papja', { religions: ['Tharr'] }],
    ['Krad-hívő férfi', { religions: ['Krad'], sex: 'férfi' }],
    ['Sogron híve', { religions: ['Sogron'] }],
    ['Toroni Sogron-hívő', { origins: ['toroni'], religions: ['Sogron'] }],
    ['Toroni boszorkánymester', { origins: ['toroni'], classes: ['Boszorkánymester'] }],
    ['Toroni zsibvásáros', { origins: ['toroni'], unread: ['zsibvásáros'] }],
    ['Hófehér pelenkamosó elf', { races: ['elf'], unread: ['Hófehér pelenkamosó'] }],
    ['toroni kalóz, a hét tenger ördöge', { origins: ['toroni'], groups: ['kalóz'], unread: ['hét tenger ördöge'] }],
    ['Az Arany Hajnal Rendje tagja', { groups: ['Arany Hajnal Rendje'] }],
    ['hercegi', { unread: ['hercegi'] }],
    ['TORONI IKER', { origins: ['toroni'], groups: ['Iker'] }],
    ['', {}],
  ])('%s', (line, facts) => {
    expect(said(line)).toEqual(facts);
  });
});

describe('type lines of other types', () => {
  it.each<[string, Partial<TypeLine>]>([
    ['Támadás – Közelharci támadás, Vágás', { actionKind: 'attack', subtypes: ['Közelharci támadás', 'Vágás'] }],
    ['Varázslat - Tűzmágia', { actionKind: 'spell', subtypes: ['Tűzmágia'] }],
    ['Pszi – Slan diszciplína', { psi: true, subtypes: ['Slan diszciplína'] }],
    ['toroni Tárgy', { origins: ['toroni'], actionKind: 'item' }],
    ['Bestia, Élőhalott', { obstacleKind: 'beast', groups: ['élőhalott'] }],
    ['Bestia – Küldött', { obstacleKind: 'beast', groups: ['Küldött'] }],
    ['Csapda', { obstacleKind: 'trap' }],
    ['Eseménylap, aszisz', { origins: ['aszisz'] }],
    ['Toroni építmény', { origins: ['toroni'] }],
    ['Toroni valamicsoda', { origins: ['toroni'], unread: ['valamicsoda'] }],
  ])('%s', (line, facts) => {
    expect(said(line)).toEqual(facts);
  });

  it('every word is in a field, a small word, a word of a type or unread', () => {
    for (const line of ['Toroni xaxa Iker yoyo', 'xaxa, yoyo zuzu', 'Xaxa-hívő yoyo', 'A Xaxa Yoyo tagja zuzu']) {
      const read = readTypeLine(line);
      const placed = [...read.unread, ...read.groups, ...read.origins, ...read.religions].join(' ').toLowerCase();
      for (const word of line.toLowerCase().match(/[xyz]\p{L}+/gu) ?? [])
        expect([line, placed]).toEqual([line, expect.stringContaining(word)]);
    }
  });
});

describe('a card and its type line', () => {
  const card = (fields: Partial<CardInput>) => cardSchema.parse({ type: 'adventurer', ...fields, name: 'A' });

  it('fills what is empty, adds to lists, and never overrules a field', () => {
    const read = completeCard(card({ typeLine: 'Toroni ork kalóz', groups: ['Cápa'] }));
    expect(read).toMatchObject({ races: ['ork'], origins: ['toroni'], groups: ['Cápa', 'kalóz'], unread: [] });
    const other = completeCard(card({ typeLine: 'Toroni ork', races: ['elf'] }));
    expect(other).toMatchObject({ races: ['elf'], unread: ['ork'] });
  });

  it('takes a word as placed that some field holds, and a card as read that says so', () => {
    expect(unreadOf(card({ typeLine: 'Toroni zsibvásáros', groups: ['zsibvásáros'] }))).toEqual([]);
    expect(unreadOf(card({ typeLine: 'Toroni zsibvásáros', unread: [] }))).toEqual([]);
    expect(unreadOf(card({ typeLine: 'Toroni zsibvásáros' }))).toEqual(['zsibvásáros']);
    expect(lineOf(card({}))).toEqual({ fields: {}, unread: [] });
  });

  it('an action card keeps the class it asks for apart from a class on its line', () => {
    expect(completeCard(cardSchema.parse({ name: 'B', type: 'action', typeLine: 'Lovag' }))).toMatchObject({
      subclasses: [],
      unread: ['Lovag'],
    });
  });
});

describe('what an import leaves over', () => {
  const imported = (text: string) => {
    const read = readCards(text);
    if (!read.ok) throw new Error(read.fault.code);
    return read;
  };

  it('stays on the card and is told, for the type line and for every other place', () => {
    const { cards, notes } = imported(
      `x = [{ nev: "A", laptipus: "Kalandozó", szinesito: "Toroni zsibvásáros Cápa", tulajdonsagok: ["lila", "élőhalott"], rang: "fura" , kep: "a.png"},
            { nev: "B", laptipus: "Küldetés", feltetelek: [7, "elf"] }]`,
    );
    expect(cards[0]).toMatchObject({
      typeLine: 'Toroni zsibvásáros Cápa',
      groups: ['élőhalott', 'Cápa'],
      unread: ['zsibvásáros', 'tulajdonsagok: lila', 'rang: fura'],
    });
    expect(cards[1]).toMatchObject({ conditions: ['elf'], unread: ['feltetelek: 7'] });
    expect(notes.filter(({ code }) => code === 'UNREAD')).toMatchObject([{ card: 'A', value: 'zsibvásáros' }]);
    expect(notes.filter(({ code }) => code === 'DERIVED').map(({ field, value }) => `${field}: ${value}`)).toEqual([
      'origins: toroni',
      'groups: élőhalott, Cápa',
    ]);
  });

  it('is the same from the own catalogue file, and comes through it unchanged', () => {
    const { cards } = imported('[{"name":"A","type":"adventurer","typeLine":"Toroni zsibvásáros"}]');
    expect(cards[0]).toMatchObject({ origins: ['toroni'], unread: ['zsibvásáros'] });
    expect(imported(JSON.stringify(cards))).toMatchObject({ cards, notes: [] });
  });

  it('keeps what both descriptions of one card left over, unless the later one has read the line', () => {
    const [joined] = imported('[{"name":"A","unread":["x: 1"]},{"name":"A","unread":["y: 2"]}]').cards;
    expect(joined?.unread).toEqual(['x: 1', 'y: 2']);
    const [read] = imported('[{"name":"A","typeLine":"abc"},{"name":"A","typeLine":"abc","unread":[]}]').cards;
    expect(read?.unread).toEqual([]);
  });
});
