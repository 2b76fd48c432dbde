import type { Translations } from '../lang.ts';

const hu = {
  open: 'Összehasonlítás',
  title: 'Két pakli egymás mellett',
  intro: 'Válassz két paklit: látod, hány csere választja el őket, és lapról lapra, miben térnek el.',
  left: 'Egyik pakli',
  right: 'Másik pakli',
  swap: 'Felcserélés',
  onlyChanges: 'Csak az eltérések',
  card: 'Lap',
  same: 'egyezik',
  tooFew: 'Az összehasonlításhoz legalább két pakli kell.',
};

const en: typeof hu = {
  open: 'Compare',
  title: 'Two decks side by side',
  intro: 'Choose two decks to see how many swaps part them and, card by card, where they differ.',
  left: 'One deck',
  right: 'The other deck',
  swap: 'Exchange',
  onlyChanges: 'Differences only',
  card: 'Card',
  same: 'the same',
  tooFew: 'At least two decks are needed for a comparison.',
};

export const compareTexts: Translations<typeof hu> = { hu, en };
