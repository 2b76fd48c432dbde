import { expect, it } from 'vitest';
import { isSlip, slipOf } from './slip.ts';

it.each([
  ['Hajnali őrjrat', 'Hajnali őrjárat'],
  ['hajnali orjarat', 'Hajnali Őrjárat'],
  ['Alabardos', 'Alabárdos'],
  ['Viharlovgag', 'Viharlovag'],
  ['Kard-mester', 'Kard mester'],
])('%j is a slip for %j', (written, name) => {
  expect(isSlip(written, name)).toBe(true);
});

it.each([
  ['Hajnali őrjárat', 'Hajnali őrjárat vezetője'],
  ['Toroni kalóz', 'Toroni boszorkány'],
  ['Tűz', 'Víz'],
  ['Kör', 'Kor 2'],
  ['Torony 1', 'Torony 2'],
  ['Vörös sárkány', 'Vértes sárkány'],
  ['Északi őrtorony', 'Északi őrség'],
  ['Kalóz kapitány', 'Kapitány kalóz'],
  ['Alabárdos', ''],
])('%j may be another card than %j', (written, name) => {
  expect(isSlip(written, name)).toBe(false);
});

it('is never a guess between two', () => {
  expect(slipOf('Alabárdas', ['Alabárdos', 'Alabárdás lovag'])).toBe('Alabárdos');
  expect(slipOf('Kalózok', ['Kalózod', 'Kalózom'])).toBeUndefined();
});
