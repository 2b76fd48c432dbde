import { describe, expect, it } from 'vitest';
import { type Card, type CardInput, cardSchema } from '../cards/card.ts';
import { factsOf } from './card-facts.ts';
import type { Answer } from './condition.ts';
import { cardAnswer, linesAnswer, teamAnswer } from './evaluate.ts';
import { parseCondition } from './parse.ts';

const SETTINGS = { humanByDefault: true };
const adventurer = (name: string, fields: Partial<CardInput> = {}): Card =>
  cardSchema.parse({ level: 2, mp: 3, ...fields, name, type: 'adventurer' });
const facts = (card: Card) => factsOf(card, SETTINGS);
const ask = (card: Card, condition: string | null) => cardAnswer(facts(card), condition);

const knight = adventurer('Vad-földi lovag', {
  mainClasses: ['HARCOS'],
  subclasses: ['Lovag'],
  origins: ['toroni'],
  races: ['elf'],
  sex: 'nő',
  alignment: 'Halál',
  skills: ['Lesvetés', 'Fekete mágia'],
  psi: true,
  level: 3,
  attributes: { fizikum: 8 },
});
const read = (typeLine: string, fields: Partial<CardInput> = {}) => adventurer('Valaki', { ...fields, typeLine });

const VERDICTS = { igen: 'met', nem: 'notMet', '?': 'unknown' } as const;

describe('conditions on one card', () => {
  it.each([
    [null, 'igen'],
    ['', 'igen'],
    ['elf', 'igen'],
    ['ELF', 'igen'],
    ['elfek', 'igen'],
    ['ork', 'nem'],
    ['ork / elf', 'igen'],
    ['ork vagy elf', 'igen'],
    ['ork, gnóm', 'nem'],
    ['elf és toroni', 'igen'],
    ['elf + ork', 'nem'],
    ['elf nő', 'igen'],
    ['elf férfi', 'nem'],
    ['toroni elf nő', 'igen'],
    ['gorviki elf nő', 'nem'],
    ['Toron', 'igen'],
    ['Fekete mágia', 'igen'],
    ['toroni fekete mágia', 'igen'],
    ['Elf-Sárkány', 'igen'],
    ['Ork-Sárkány', 'nem'],
    ['Ork-Elf lovag', 'igen'],
    ['Vad-földi lovag', 'igen'],
    ['Halál jellem', 'igen'],
    ['Élet jellem', 'nem'],
    ['Élet/halál jellem', 'igen'],
    ['pszi', 'igen'],
    ['kalandozó', 'igen'],
    ['küldetés', 'nem'],
    ['nem ork', 'igen'],
    ['nem elf', 'nem'],
    ['nem jelző', 'igen'],
    ['nem jelző elf kalandozó', 'igen'],
    ['nevesített', 'nem'],
    ['HARCOS', 'igen'],
    ['Harcosok', 'igen'],
    ['PAP', 'nem'],
    ['elf fajú', 'igen'],
    ['Lesvetés képzettségű', 'igen'],
    ['Vad-földi lovag nevű', 'igen'],
    ['legalább 3. szintű', 'igen'],
    ['legalább 4. szintű', 'nem'],
    ['legfeljebb 2. szintű elf', 'nem'],
    ['legfeljebb 3. szintű elf', 'igen'],
    ['3-as szint', 'igen'],
    ['alapszint legalább 3', 'igen'],
    ['legfeljebb 3 MP-értékű', 'igen'],
    ['Fizikum 8', 'igen'],
    ['legalább 9 Fizikum', 'nem'],
    ['Asztrál 5', '?'],
    ['aki tegnap evett', '?'],
    ['csapatszint 5', '?'],
    ['BEFOLYÁS (Toron)', '?'],
  ] as const)('%s: %s', (condition, verdict) => {
    expect(ask(knight, condition).verdict).toBe(VERDICTS[verdict]);
  });

  it('2.12.a takes a race word for the race alone, not for a name, a skill or a group', () => {
    const ork = adventurer('Sárkány', { races: ['ork'], skills: ['Aquir'], groups: ['Elf'] });
    for (const race of ['sárkány', 'aquir', 'elf']) expect(ask(ork, race).verdict).toBe('notMet');
    expect(ask(ork, 'Sárkány nevű').verdict).toBe('met');
  });

  it('2.02.b reaches a card by every name it answers to', () => {
    const bearer = factsOf(knight, SETTINGS, { names: ['Alfa'] });
    expect(cardAnswer(bearer, 'Alfa').verdict).toBe('met');
    expect(cardAnswer(bearer, 'Vad-földi lovag').verdict).toBe('met');
    expect(cardAnswer(facts(knight), 'Alfa').verdict).toBe('notMet');
  });

  it('Q48 takes a kalandozó without a race for ember, unless that is switched off or its line has unread words', () => {
    const plain = adventurer('Tolvaj');
    expect(ask(plain, 'ember').verdict).toBe('met');
    expect(cardAnswer(factsOf(plain, { humanByDefault: false }), 'ember').verdict).toBe('notMet');
    expect(ask(read('Toroni zsibvásáros'), 'ember').verdict).toBe('unknown');
    expect(ask(knight, 'ember').verdict).toBe('notMet');
  });

  it('2.34 counts the thirteen religions', () => {
    const pious = adventurer('Szent', { abilities: [{ text: 'Minden vallás: mind a 13 vallásúnak is minősül.' }] });
    expect([ask(pious, 'Krad-hívő').verdict, ask(pious, 'Morgena-hívő').verdict]).toEqual(['met', 'notMet']);
  });
});

describe('what is not known is never denied', () => {
  it.each([
    ['vihargárdista', 'Toroni Vihargárda', 'igen'],
    ['Vihargárda', 'Toroni vihargárdista', 'igen'],
    ['vihargárdista', 'A Vihargárda tagja', 'igen'],
    ['Iker', 'Toroni Ikrek', 'igen'],
    ['Cápák', 'Toroni Cápa', 'igen'],
    ['zsibvásáros', 'Toroni zsibvásáros', 'igen'],
    ['zsibvásárosok', 'Toroni zsibvásáros', 'igen'],
    ['Cápa', 'Toroni zsibvásáros', '?'],
    ['elf', 'Toroni zsibvásáros', '?'],
    ['gorviki', 'Toroni zsibvásáros', '?'],
    ['nem elf', 'Toroni zsibvásáros', '?'],
    ['Cápa/Iker', 'Toroni kalóz', 'nem'],
    ['mágus', 'Toroni smaragdmágus', '?'],
    ['Morgena-hívő', 'Toroni Iker, Morgena híve', 'igen'],
    ['Nagy Vordak hívő', 'ork kalóz, Nagy Vordak-hívő', 'igen'],
  ] as const)('%s asked of "%s": %s', (condition, line, verdict) => {
    expect(ask(read(line), condition).verdict).toBe(VERDICTS[verdict]);
  });

  it('says which words of which card it hangs on', () => {
    expect(ask(read('Toroni zsibvásáros'), 'Cápa')).toEqual({
      verdict: 'unknown',
      doubts: [{ card: 'Valaki', words: ['zsibvásáros'], term: 'Cápa' }],
      because: [],
    });
  });

  it('asks for jellem, nem and pszi where a kalandozó does not tell', () => {
    const plain = adventurer('X', { races: ['ork'] });
    expect(['Halál jellem', 'nő', 'pszi'].map((word) => ask(plain, word).verdict)).toEqual(Array(3).fill('unknown'));
    expect(ask({ ...plain, psi: false }, 'pszi').verdict).toBe('notMet');
  });

  it('knows nothing of a card with only a name', () => {
    expect(ask(cardSchema.parse({ name: 'Csonk' }), 'elf').verdict).toBe('unknown');
  });
});

describe('condition lines of a team', () => {
  const thief = adventurer('Tolvaj', { skills: ['Orvtámadás'], subclasses: ['Tolvaj'], races: ['elf'] });
  const team = { members: [knight, thief].map(facts), level: 5, solvedPlaces: ['Toron'] };
  it.each([
    ['Lesvetés+Orvtámadás', 'igen'],
    ['Lesvetés + Kovácsmesterség', 'nem'],
    ['Kovácsmesterség / Orvtámadás', 'igen'],
    ['toroni Orvtámadás', 'nem'],
    ['toroni + Orvtámadás', 'igen'],
    ['Lesvetés+Kovácsmesterség/Orvtámadás', 'igen'],
    ['csapatszint 5', 'igen'],
    ['csapatszint legalább 6', 'nem'],
    ['csapatszint legfeljebb 4', 'nem'],
    ['csapatszint legfeljebb 5', 'igen'],
    ['Lesvetés + 5-ös csapatszint', 'igen'],
    ['Lesvetés + 6-os csapatszint', 'nem'],
    ['BEFOLYÁS (Toron)', 'igen'],
    ['BEFOLYÁS (Shulur, Toron)', 'igen'],
    ['BEFOLYÁS (Shulur)', 'nem'],
    ['2 elf', 'igen'],
    ['legalább két elf', 'igen'],
    ['három elf', 'nem'],
    ['pontosan 2 elf', '?'],
  ] as const)('%s: %s', (line, verdict) => {
    expect(teamAnswer(team, line).verdict).toBe(VERDICTS[verdict]);
  });

  it('Q29 needs one line, or all of them', () => {
    expect(linesAnswer(team, ['ork', 'elf']).verdict).toBe('met');
    expect(linesAnswer(team, ['ork', 'elf'], 'all').verdict).toBe('notMet');
    expect(linesAnswer(team, []).verdict).toBe('met');
  });

  it('tells which part nobody meets', () => {
    const answer = teamAnswer(team, 'Lesvetés + ork') as Answer & { verdict: 'notMet' };
    expect(answer.because).toEqual([{ term: 'ork', asked: 'card', have: [] }]);
  });

  it('knows no level and no places where nobody gave them', () => {
    const open = { members: team.members, level: null, solvedPlaces: null };
    expect(teamAnswer(open, 'csapatszint 5').verdict).toBe('unknown');
    expect(teamAnswer(open, 'BEFOLYÁS (Toron)').verdict).toBe('unknown');
  });
});

describe('parsing', () => {
  it('makes plain data that survives JSON', () => {
    const parsed = parseCondition('Toroni nő / legalább 2 Cápa + csapatszint 7');
    expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
    expect(parsed).toMatchObject({
      kind: 'all',
      of: [
        { kind: 'any', of: [{ kind: 'card' }, { kind: 'card', count: 2 }] },
        { kind: 'teamLevel', min: 7, max: null },
      ],
    });
  });
});
