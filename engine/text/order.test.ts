import { expect, it } from 'vitest';
import { compareHu } from './order.ts';

it('sorts in Hungarian order', () => {
  const words = [
    'zápor',
    'őz',
    'csak',
    'cukor',
    'cápa',
    'öröm',
    'orom',
    'ág',
    'gyula',
    'gúla',
    'cifra',
    'dzsem',
    'dúc',
  ];
  expect([...words].sort(compareHu)).toEqual([
    'ág',
    'cápa',
    'cifra',
    'cukor',
    'csak',
    'dúc',
    'dzsem',
    'gúla',
    'gyula',
    'orom',
    'öröm',
    'őz',
    'zápor',
  ]);
});

it('never calls two different texts equal', () => {
  expect(compareHu('a', 'a\u0301')).not.toBe(0);
  expect(compareHu('Őz', 'Őz')).toBe(0);
});
