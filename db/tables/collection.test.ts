import { expect, it } from 'vitest';
import { databaseAt } from '../../tests/support/database.ts';
import { LATEST } from '../migrations/index.ts';
import { addStep, lastDone, type OwnedChange, STEP_ROWS_KEPT, STEPS_KEPT } from './collection.ts';

const change: OwnedChange = {
  card: 'Alfa',
  set: '',
  number: '',
  before: { count: 0, note: '' },
  after: { count: 1, note: '' },
};

it('forgets the oldest steps beyond the limit', () => {
  const db = databaseAt(LATEST);
  for (let i = 0; i < STEPS_KEPT + 5; i++) addStep(db, 'edit', [change], `${i}`);
  expect(db.get('SELECT count(*) AS n, min(at + 0) AS oldest FROM collection_steps')).toEqual({
    n: STEPS_KEPT,
    oldest: 5,
  });
});

it('forgets older steps when the rows of all become too many, never the newest', () => {
  const db = databaseAt(LATEST);
  addStep(db, 'import', [change], '1');
  db.run('UPDATE collection_steps SET rows = ?', STEP_ROWS_KEPT);
  addStep(db, 'import', [change], '2');
  expect(db.all('SELECT at FROM collection_steps')).toEqual([{ at: '2' }]);
  db.run('UPDATE collection_steps SET rows = ?', STEP_ROWS_KEPT * 2);
  expect(lastDone(db)?.at).toBe('2');
});
