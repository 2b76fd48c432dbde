import { describe, expect, it } from 'vitest';
import { abilitySchema, stubCard } from '../../cards/card.ts';
import { markedSentences } from './mark.ts';

const marks = (text: string) =>
  markedSentences(stubCard('Lap', { type: 'event', abilities: [abilitySchema.parse({ text })] })).map(
    ({ mark }) => mark,
  );

describe('marks of sentences', () => {
  it('promise only what the table does, and tell what it asks', () => {
    expect(marks('Játékosa 2 lapot húz.')).toEqual(['done']);
    expect(marks('Játékosa húzhat egy lapot.')).toEqual(['asked']);
    expect(marks('Játékosa bukfencet vet. Játékosa 2 lapot húz.')).toEqual(['hand', 'done']);
    expect(marks('TÚLÜTÉS 2.')).toEqual(['keyword']);
  });
});
