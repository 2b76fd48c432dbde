import { describe, expect, it } from 'vitest';
import { decide } from '../../../../engine/homalyrev/monster/decide.ts';
import { readScenario } from '../../../../engine/homalyrev/scenario-file.ts';
import {
  addFigure,
  asScenario,
  type Draft,
  type Edited,
  EMPTY_DRAFT,
  editAttack,
  editFigure,
  eraseHex,
  figureById,
  moveFigure,
  paint,
  removeFigure,
  setActor,
  terrainAt,
  toggleArea,
  toggleThinWall,
} from './draft.ts';
import { readScenarioFile, writeScenario } from './file.ts';
import { SAMPLE_IDS, SAMPLES } from './samples.ts';

const made = (edited: Edited): Draft => {
  if (!edited.ok) throw new Error(edited.refusal.code);
  return edited.draft;
};
const codeOf = (edited: Edited): string | null => (edited.ok ? null : edited.refusal.code);

let row = EMPTY_DRAFT;
for (let r = 1; r < 4; r++) row = made(paint(row, [0, r], null));
const peopled = made(addFigure(made(addFigure(row, 'monster', [0, 0], 'Szörny')), 'character', [0, 3], 'Karakter'));

describe('drawing a board', () => {
  it('paints floor and terrain, and paints terrain away again', () => {
    const trapped = made(paint(row, [0, 1], 'trap'));
    expect(terrainAt(trapped.board, [0, 1])).toBe('trap');
    expect(terrainAt(made(paint(trapped, [0, 1], 'wall')).board, [0, 1])).toBe('wall');
    expect(made(paint(trapped, [0, 1], null)).board.terrain).toEqual([]);
    expect(made(paint(trapped, [0, 1], 'trap'))).toBe(trapped);
    expect(made(paint(row, [5, 5], 'icy')).board.hexes).toContainEqual([5, 5]);
  });

  it('keeps figures off walls and doors, from both sides', () => {
    expect(codeOf(paint(peopled, [0, 0], 'wall'))).toBe('FIGURE_HERE');
    expect(codeOf(paint(peopled, [0, 0], 'closedDoor'))).toBe('FIGURE_HERE');
    expect(codeOf(paint(peopled, [0, 0], 'trap'))).toBeNull();
    const walled = made(paint(peopled, [0, 1], 'wall'));
    expect(codeOf(moveFigure(walled, 'Szörny 1', [0, 1]))).toBe('NO_FLOOR');
    expect(codeOf(moveFigure(walled, 'Szörny 1', [0, 3]))).toBe('TAKEN');
    expect(codeOf(moveFigure(walled, 'Szörny 1', [9, 9]))).toBe('NO_FLOOR');
    expect(codeOf(addFigure(walled, 'summon', [0, 3], 'x'))).toBe('TAKEN');
  });

  it('takes a hex away with its terrain and thin walls, never under a figure and never the last one', () => {
    const walled = made(toggleThinWall(made(paint(peopled, [0, 1], 'trap')), [0, 1], [0, 2]));
    const erased = made(eraseHex(walled, [0, 1]));
    expect(erased.board).toMatchObject({ thinWalls: [], terrain: [] });
    expect(erased.board.hexes).not.toContainEqual([0, 1]);
    expect(codeOf(eraseHex(walled, [0, 0]))).toBe('FIGURE_HERE');
    expect(made(eraseHex(EMPTY_DRAFT, [0, 0]))).toBe(EMPTY_DRAFT);
  });

  it('toggles a thin wall whichever side it is named from', () => {
    const walled = made(toggleThinWall(row, [0, 1], [0, 2]));
    expect(made(toggleThinWall(walled, [0, 2], [0, 1])).board.thinWalls).toEqual([]);
    expect(codeOf(toggleThinWall(row, [0, 0], [0, 2]))).toBe('NO_NEIGHBOURS');
    expect(codeOf(toggleThinWall(row, [8, 8], [8, 9]))).toBe('NO_FLOOR');
  });

  it('lets the first monster act, gives new figures free names and summons their summoner', () => {
    expect(peopled.actor).toBe('Szörny 1');
    const more = made(addFigure(made(addFigure(peopled, 'monster', [0, 1], 'Szörny')), 'summon', [0, 2], 'Bója'));
    expect(more.actor).toBe('Szörny 1');
    expect(more.figures.map((one) => one.id)).toEqual(['Szörny 1', 'Karakter 1', 'Szörny 2', 'Bója 1']);
    expect(figureById(more, 'Bója 1')?.summoner).toBe('Karakter 1');
  });

  it('follows a new name everywhere, and refuses one that is taken or empty', () => {
    const withSummon = made(addFigure(peopled, 'summon', [0, 2], 'Bója'));
    const renamed = made(editFigure(withSummon, 'Karakter 1', { id: 'Révész' }));
    expect(figureById(renamed, 'Bója 1')?.summoner).toBe('Révész');
    expect(made(editFigure(withSummon, 'Szörny 1', { id: 'Lidérc' })).actor).toBe('Lidérc');
    expect(codeOf(editFigure(withSummon, 'Szörny 1', { id: 'Bója 1' }))).toBe('NAME_TAKEN');
    expect(codeOf(editFigure(withSummon, 'Szörny 1', { id: ' ' }))).toBe('NAME_EMPTY');
  });

  it('leaves nobody acting when the actor goes, and summons without a summoner', () => {
    const withSummon = made(addFigure(peopled, 'summon', [0, 2], 'Bója'));
    const without = made(removeFigure(withSummon, 'Karakter 1'));
    expect(figureById(without, 'Bója 1')?.summoner).toBeNull();
    expect(asScenario(made(removeFigure(withSummon, 'Szörny 1')))).toBeNull();
    expect(made(setActor(withSummon, 'nincs'))).toBe(withSummon);
  });

  it('marks and clears the area of an attack; without marks there is none', () => {
    const marked = made(toggleArea(made(toggleArea(peopled, [1, 0])), [0, 1]));
    expect(marked.action.attack?.area).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(made(toggleArea(made(toggleArea(marked, [1, 0])), [0, 1])).action.attack?.area).toBeNull();
    expect(made(editAttack(peopled, { range: 3 })).action.attack).toEqual({ range: 3, targets: 1, area: null });
  });
});

describe('files', () => {
  it.each(SAMPLE_IDS)('sample %s is sound, has a focus and comes back from a file unchanged', (id) => {
    const sample = SAMPLES[id];
    const read = readScenarioFile(writeScenario(sample));
    expect(read).toEqual({ ok: true, found: [{ name: null, scenario: sample, unknown: [] }] });
    expect(decide(sample).foci.length).toBeGreaterThan(0);
  });

  it('writes what the focus command reads, a hex on one line', () => {
    const text = writeScenario(SAMPLES.room);
    expect(readScenario(JSON.parse(text))).toMatchObject({ ok: true, unknown: [] });
    expect(text).toContain('[0, 0]');
  });

  it('reads lists, and worked examples with the scenario inside', () => {
    const read = readScenarioFile(JSON.stringify([SAMPLES.room, { id: 'K1', input: SAMPLES.traps, expect: {} }]));
    expect(read.ok && read.found.map((one) => one.name)).toEqual([null, 'K1']);
    expect(read.ok && read.found[1]?.scenario).toEqual(SAMPLES.traps);
  });

  it('names what is wrong and where', () => {
    expect(readScenarioFile('{')).toEqual({ ok: false, problem: 'NO_JSON' });
    expect(readScenarioFile('[]')).toEqual({ ok: false, problem: 'EMPTY' });
    const broken = { ...SAMPLES.room, actor: 'senki' };
    expect(readScenarioFile(JSON.stringify([SAMPLES.room, broken]))).toMatchObject({
      ok: false,
      problem: { path: '[1].actor', code: 'UNKNOWN_ACTOR' },
    });
  });
});
