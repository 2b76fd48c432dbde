import { expect, it } from 'vitest';
import { play, readScenarios } from '../support/scenario.ts';

// One test a file of tests/fixtures/scenarios, named after the clause and the title that stand in the file: a new scenario
// is a new file and nothing else. Hand moves have no clause of the rules.
for (const { file, clause, title, why, scenario } of readScenarios()) {
  it(`${clause ?? 'hand moves:'} ${title}`, () => {
    expect({ file, title: title.length > 10, why: why.length > 10 }).toEqual({ file, title: true, why: true });
    play(scenario);
  });
}

it('every scenario has a title of its own', () => {
  const titles = readScenarios().map(({ clause, title }) => `${clause} ${title}`);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
