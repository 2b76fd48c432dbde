import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { putCards, removeCard } from '../../db/tables/cards.ts';
import { cardSchema } from '../../engine/mk/cards/card.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { databaseAt } from '../../tests/support/database.ts';
import { Library } from './library.ts';

const name = fc.constantFrom('Kor', 'kor', 'Kór', 'Kör', 'KÓR', 'Ősz', 'osz', 'O\u030bsz', ' Kor', 'Semmi');
const card = (text: string) => cardSchema.parse({ name: cleanName(text) });

it('calls a card by the name the catalogue finds for it, whatever was written and taken out before', () => {
  fc.assert(
    fc.property(fc.array(name), fc.array(fc.record({ name, gone: fc.boolean() })), name, (demo, writes, asked) => {
      const db = databaseAt(MIGRATIONS.length);
      const library = new Library(db, demo.map(card));
      library.canonical(asked);
      for (const { name: written, gone } of writes) {
        if (gone) {
          removeCard(db, cleanName(written));
          library.drop([cleanName(written)]);
        } else {
          putCards(db, [card(written)], '2026-01-01');
          library.put([card(written)]);
        }
        expect(library.canonical(asked)).toBe(library.catalogue.find(asked)?.name ?? cleanName(asked));
      }
      db.close();
    }),
    { numRuns: 40 },
  );
});
