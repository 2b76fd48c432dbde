import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { type CardInput, cardSchema, stubCard } from '../cards/card.ts';
import { createVocabulary } from '../cards/keywords/keywords.ts';
import { FIELD_IDS, SEARCH_FIELDS } from './fields.ts';
import { buildSearchIndex, compile, parseQuery, searchCards, searchIndexSteps } from './index.ts';

const cards = (
  [
    {
      name: 'Hajnali őrjárat',
      type: 'adventurer',
      mp: 3,
      level: 2,
      alignment: 'Rend',
      mainClasses: ['HARCOS'],
      skills: ['Hadrend'],
      abilities: [
        { kind: 'ability', symbols: ['constant'], text: 'SORSFORDÍTÓ-val rendelkező lapok MP-igénye 1-gyel nő.' },
      ],
    },
    {
      name: 'Tűz/Jég',
      type: 'action',
      mp: 2,
      actionKind: 'spell',
      phases: ['fight'],
      abilities: [{ text: 'Célpont varázslat semlegesül.' }],
    },
    {
      name: "Oz'mog, a vén",
      type: 'adventurer',
      mp: 6,
      level: 4,
      alignment: 'Káosz',
      races: ['félelf'],
      named: true,
      abilities: [{ text: "IGAZ NÉV - Oz'mog. KINCS 4. MÚLTIDÉZÉS (pap)." }],
    },
    {
      name: 'Sziránd',
      type: 'adventurer',
      mp: 5,
      level: 3,
      alignment: 'Élet',
      races: ['elf'],
      subclasses: ['Pap'],
      psi: true,
      abilities: [{ text: 'Elf TÖRZSSZÖVETSÉG: MOMENTUM. A hős-próba sikerül.' }],
    },
    { name: 'Paplovag', type: 'adventurer', mp: 'X', subclasses: ['Paplovag'], races: ['udvari ork'] },
    {
      name: 'Élet-halál ura',
      type: 'quest',
      mp: 0,
      dp: 3,
      places: ['Shulur', 'Toron'],
      abilities: [{ text: 'MÚLTIDÉZÉS. Vér folyik.' }],
    },
    { name: 'Vár a ködben', type: 'towerLevel', mp: 4, fal: 2 },
    { name: 'Sohasem látott' },
    { name: 'Árnyék: második eljövetel', type: 'event', mp: 1, printings: [{ set: 'Próbakészlet', rarity: 'ritka' }] },
    { name: 'Csontváz', type: 'adventurer', mp: 0, token: true },
  ] satisfies CardInput[]
).map(({ name, ...rest }: CardInput) => stubCard(name, rest));
const index = buildSearchIndex(cards);

const names = (query: string) => {
  const found = searchCards(index, query);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.cards.map((card) => card.name);
};
const error = (query: string) => {
  const parsed = parseQuery(query);
  if (parsed.ok) throw new Error(`understood: ${query}`);
  return parsed.error;
};

it('can be made in steps and answers the same', () => {
  const steps = searchIndexSteps(cards, undefined, 4);
  const done: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) done.push(step.value);
  expect(done).toEqual([4, 8, 10]);
  for (const query of ['mp<=3', 'kulcsszó:múltidézés', 'pap'])
    expect(searchCards(step.value, query)).toEqual(searchCards(index, query));
  expect(searchIndexSteps([]).next()).toMatchObject({ done: true, value: { size: 0 } });
});

describe('words', () => {
  it.each([
    ['hajnali orjarat', ['Hajnali őrjárat']],
    ['HAJNALI ŐRJÁRAT', ['Hajnali őrjárat']],
    ['õrjárat', ['Hajnali őrjárat']],
    ['oz’mog', ["Oz'mog, a vén"]],
    ['élet–halál', ['Élet-halál ura']],
    ['tűz / jég', ['Tűz/Jég']],
    ['Árnyék: második eljövetel', ['Árnyék: második eljövetel']],
    ['nincsilyen', []],
    ['or\u030bja\u0301rat\u200b', ['Hajnali őrjárat']],
    ['semlegesül', ['Tűz/Jég']],
  ])('%s', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('takes quotes for whole words and for words side by side', () => {
    expect(names('"pap"')).toEqual(["Oz'mog, a vén", 'Sziránd']);
    expect(names('pap')).toEqual(["Oz'mog, a vén", 'Sziránd', 'Paplovag']);
    expect(names('„ködben vár”')).toEqual([]);
    expect(names('„vár a ködben”')).toEqual(['Vár a ködben']);
  });

  it('gives everything for an empty query, in the order of the index', () => {
    expect(names('  ')).toEqual(cards.map((card) => card.name));
  });
});

describe('fields', () => {
  it.each([
    ['típus:kalandozó mp<=3', ['Hajnali őrjárat', 'Csontváz']],
    ['tipus:kalandozo mp <= 3', ['Hajnali őrjárat', 'Csontváz']],
    ['type:adventurer cost<=3', ['Hajnali őrjárat', 'Csontváz']],
    ['típus:kal -jelző:igen mp<4', ['Hajnali őrjárat']],
    ['típus!=kalandozó mp>0', ['Tűz/Jég', 'Vár a ködben', 'Árnyék: második eljövetel']],
    ['mp=0', ['Élet-halál ura', 'Csontváz']],
    ['mp:2-4', ['Hajnali őrjárat', 'Tűz/Jég', 'Vár a ködben']],
    ['mp:x', ['Paplovag']],
    ['mp>=0 mp:x', []],
    ['mp:?', ['Sohasem látott']],
    ['mp≠3 mp≥5', ["Oz'mog, a vén", 'Sziránd']],
    ['jellem:Élet', ['Sziránd']],
    ['jellem:elet', ['Sziránd']],
    ['faj:elf', ['Sziránd']],
    ['faj:ork', ['Paplovag']],
    ['faj=ork', []],
    ['faj:ember', ['Hajnali őrjárat', 'Csontváz']],
    ['kaszt:pap', ['Sziránd']],
    ['kaszt:pap*', ['Sziránd', 'Paplovag']],
    ['szint>=3', ["Oz'mog, a vén", 'Sziránd']],
    ['kulcsszó:MÚLTIDÉZÉS', ["Oz'mog, a vén", 'Élet-halál ura']],
    ['kulcsszó:"múltidézés (pap)"', ["Oz'mog, a vén"]],
    ['kulcsszó:"KINCS 4"', ["Oz'mog, a vén"]],
    ['kulcsszó:"KINCS 3"', []],
    ['kulcsszó:múlt', ["Oz'mog, a vén", 'Élet-halál ura']],
    ['kulcsszó:sorsfordító', []],
    ['említ:sorsfordító', ['Hajnali őrjárat']],
    ['kulcsszó:momentum', ['Sziránd']],
    ['kincs>=4', ["Oz'mog, a vén"]],
    ['fal=2', ['Vár a ködben']],
    ['helyszín:toron', ['Élet-halál ura']],
    ['készlet:próba gyakoriság:ritka', ['Árnyék: második eljövetel']],
    ['nevesített:igen', ["Oz'mog, a vén"]],
    ['pszi:igen', ['Sziránd']],
    ['jelző:nem mp=0', ['Élet-halál ura']],
    ['csonk:igen', ['Sohasem látott']],
    ['fajta:varázslat fázis:harc', ['Tűz/Jég']],
    ['jel:állandó', ['Hajnali őrjárat']],
    ['szöveg:"vér"', ['Élet-halál ura']],
    ['név:"vér"', []],
    ['név:ür', ['Élet-halál ura']],
    ['név="tűz / jég"', ['Tűz/Jég']],
    ['típus:?', ['Sohasem látott']],
  ])('%s', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('knows keywords by the names the user gave them', () => {
    const vocabulary = createVocabulary({ largerHand: 'BŐ KÉZ' });
    const card = stubCard('Pecsét', { abilities: [{ text: 'BŐ KÉZ.' }] });
    const found = searchCards(buildSearchIndex([card], vocabulary), 'kulcsszó:"bő kéz"', vocabulary);
    expect(found.ok && found.cards).toEqual([card]);
    expect(error('kulcsszó:"bő kéz"').code).toBe('UNKNOWN_VALUE');
  });

  it('reads the type line of a stored card that nobody has read yet, in every field it can fill', () => {
    const stored = [
      cardSchema.parse({ name: 'Kalóz', type: 'adventurer', typeLine: 'Toroni ork kalóz', unread: null }),
      cardSchema.parse({ name: 'Nő', type: 'adventurer', typeLine: 'Nő, Domvik-hívő', unread: null }),
      cardSchema.parse({ name: 'Átnézett', type: 'adventurer', typeLine: 'Toroni ork kalóz', unread: [] }),
    ];
    const found = (text: string) => {
      const parsed = parseQuery(text);
      if (!parsed.ok) throw new Error(text);
      return buildSearchIndex(stored)
        .search(parsed.query)
        .map((card) => card.name);
    };
    expect(found('faj:ork')).toEqual(['Kalóz']);
    expect(found('származás:toron')).toEqual(['Kalóz']);
    expect(found('csoport:kalóz')).toEqual(['Kalóz']);
    expect(found('nem:nő')).toEqual(['Nő']);
    expect(found('vallás:domvik')).toEqual(['Nő']);
    for (const [text, typeLine, type] of [
      ['akciófajta:varázslat', 'Varázslat', 'action'],
      ['akadályfajta:csapda', 'Csapda', 'obstacle'],
      ['alkaszt:lovag', 'Lovag', 'adventurer'],
      ['nevesített:igen', 'Nevesített', 'adventurer'],
      ['pszi:igen', 'Pszi', 'adventurer'],
    ] as const) {
      const parsed = parseQuery(text);
      const card = cardSchema.parse({ name: 'x', type, typeLine });
      expect([text, parsed.ok && compile(parsed.query)(card)]).toEqual([text, true]);
    }
  });

  it('asks the collection that is brought along, and refuses where there is none', () => {
    const stored = [stubCard('Alfa'), stubCard('Béta'), stubCard('Csend', { printings: [{ set: 'Sajátos' }] })];
    const standing = ({ name }: { name: string }) => ({
      owned: name === 'Alfa' ? 3 : 0,
      free: name === 'Alfa' ? 1 : name === 'Béta' ? -2 : 0,
      own: name === 'Béta',
    });
    const found = (text: string) => {
      const parsed = parseQuery(text);
      if (!parsed.ok) throw new Error(text);
      return buildSearchIndex(stored)
        .search(parsed.query, standing)
        .map(({ name }) => name)
        .join('');
    };
    expect(found('megvan>=1')).toBe('Alfa');
    expect(found('megvan:0')).toBe('BétaCsend');
    expect(found('owned:igen')).toBe('Alfa');
    expect(found('megvan!=igen')).toBe('BétaCsend');
    expect(found('megvan:nem')).toBe('BétaCsend');
    expect(found('szabad:1')).toBe('Alfa');
    expect(found('szabad<0')).toBe('Béta');
    expect(found('-megvan>=3')).toBe('BétaCsend');
    expect(found('készlet:saját')).toBe('BétaCsend');
    expect(found('készlet!=saját')).toBe('Alfa');
    for (const text of ['megvan>=1', 'szabad:0', '(mp:1 vagy megvan:2)', 'készlet:saját']) {
      expect(parseQuery(text, undefined, { collection: false })).toMatchObject({ error: { code: 'NO_COLLECTION' } });
    }
    expect(searchCards(buildSearchIndex(stored), 'készlet:saj')).toMatchObject({ ok: true });
  });

  it('has no name that means two fields', () => {
    const all = FIELD_IDS.flatMap((id) => [...new Set(SEARCH_FIELDS[id].names.map(fold))]);
    expect(all.filter((alias, i) => all.indexOf(alias) !== i)).toEqual([]);
  });
});

describe('joining', () => {
  it.each([
    ['faj:elf or faj:ork', ['Sziránd', 'Paplovag']],
    ['faj:elf vagy faj:ork', ['Sziránd', 'Paplovag']],
    ['típus:kalandozó (szint=2 or szint=4)', ['Hajnali őrjárat', "Oz'mog, a vén"]],
    ['típus:kalandozó and -(szint=2 | szint=4) és nem:?', ['Sziránd', 'Paplovag', 'Csontváz']],
    ['mp=2 or mp=3 szint=2', ['Hajnali őrjárat', 'Tűz/Jég']],
    ['-szöveg:varázslat mp=2', []],
    ['not típus:kalandozó mp:?', ['Sohasem látott']],
    ['--mp=2', ['Tűz/Jég']],
    ['"or"', []],
  ])('%s', (query, found) => {
    expect(names(query)).toEqual(found);
  });
});

describe('errors point at the place', () => {
  it.each([
    ['mp<=3 tipsu:kalandozó', 'UNKNOWN_FIELD', 'tipsu'],
    ['típus:sárkánylap', 'UNKNOWN_VALUE', 'sárkánylap'],
    ['mp<=három', 'BAD_NUMBER', 'három'],
    ['alfa mp:', 'MISSING_VALUE', 'mp:'],
    ['alfa mp<= )', 'MISSING_VALUE', 'mp<='],
    ['típus<kalandozó', 'BAD_OPERATOR', '<'],
    ['mp>=X', 'BAD_OPERATOR', '>='],
    ['alfa "béta', 'UNCLOSED_QUOTE', '"béta'],
    ['alfa (béta', 'UNCLOSED_BRACKET', '('],
    ['alfa)', 'UNEXPECTED_BRACKET', ')'],
    ['alfa ()', 'EMPTY_BRACKETS', '()'],
    ['alfa or', 'NOTHING_TO_JOIN', 'or'],
    ['vagy alfa', 'NOTHING_TO_JOIN', 'vagy'],
    ['(alfa and )', 'NOTHING_TO_JOIN', 'and'],
    ['alfa not', 'NOTHING_TO_EXCLUDE', 'not'],
    ['pszi:talán', 'UNKNOWN_VALUE', 'talán'],
    ['kulcsszó:KINXS', 'UNKNOWN_VALUE', 'KINXS'],
    [`${'('.repeat(5000)}a`, 'TOO_DEEP', '('],
  ])('%s', (query, code, found) => {
    const at = error(query);
    expect([at.code, at.found, query.slice(at.at, at.at + at.length)]).toEqual([code, found, found]);
  });

  it('suggests near fields and the words of a choice', () => {
    expect(error('tipsu:kalandozó').expected).toContain('típus');
    expect(error('típus:sárkánylap').expected).toContain('Kalandozó');
    expect(error('qwertz:1').expected).toEqual([]);
  });
});

it('answers any text with a query or an error inside the text', () => {
  const parts = fc.constantFrom(
    'mp',
    'típus',
    ':',
    '<=',
    '-',
    '(',
    ')',
    '"',
    ' ',
    'or',
    'vagy',
    'alfa',
    '3',
    'x',
    '?',
    '*',
    '„',
    'kulcsszó',
    'not',
    "'",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(parts).map((all) => all.join('')),
      ),
      (text) => {
        const parsed = parseQuery(text);
        if (parsed.ok) return typeof compile(parsed.query)(cards[0] as (typeof cards)[number]) === 'boolean';
        const { at, length } = parsed.error;
        return at >= 0 && length > 0 && at + length <= text.length;
      },
    ),
    { numRuns: 10_000 },
  );
});
