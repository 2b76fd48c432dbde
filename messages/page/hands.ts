import type { Translations } from '../lang.ts';

const hu = {
  open: 'Próbakéz',
  title: 'Próbakezek',
  intro:
    'Minden kéz egy frissen, teljesen megkevert Jövőből jön. Ugyanaz a mag és ugyanaz a pakli mindig ugyanezt adja, a parancssorban is.',
  seed: 'Mag',
  seedWrong: 'A mag 0 és 9 007 199 254 740 991 közötti egész szám.',
  again: 'Új kéz',
  another: 'Még egy ugyanebből a magból',
  fewer: 'Utolsó kéz elvétele',
  copySeed: 'Mag másolása',
  seedCopied: 'A mag a vágólapon van.',
  hand: (n: number) => `${n}. kéz`,
  handLabel: (n: number, cards: string) => `${n}. kéz: ${cards}`,
  total: (mp: string) => `összesen ${mp} MP`,
  cheap: (n: number) => `legfeljebb 3 MP-s lap: ${n}`,
  empty: 'A Jövő üres, ezért nincs miből húzni. Tegyél bele lapokat.',
  short: (n: number) => `A Jövőben csak ${n} lap van, ezért rövidebb a kéz.`,
  command: 'Parancssorban ugyanez',
};

const en: typeof hu = {
  open: 'Sample hand',
  title: 'Sample hands',
  intro:
    'Each hand comes from a freshly and fully shuffled Jövő. The same seed and the same deck always give the same, on the command line too.',
  seed: 'Seed',
  seedWrong: 'The seed is a whole number from 0 to 9,007,199,254,740,991.',
  again: 'New hand',
  another: 'One more from this seed',
  fewer: 'Take the last away',
  copySeed: 'Copy the seed',
  seedCopied: 'The seed is on the clipboard.',
  hand: (n: number) => `Hand ${n}`,
  handLabel: (n: number, cards: string) => `Hand ${n}: ${cards}`,
  total: (mp: string) => `${mp} MP together`,
  cheap: (n: number) => (n === 1 ? '1 card of at most 3 MP' : `${n} cards of at most 3 MP`),
  empty: 'The Jövő is empty, so there is nothing to draw from. Put some cards in.',
  short: (n: number) => `The Jövő holds only ${n} cards, so the hand is shorter.`,
  command: 'The same on the command line',
};

export const handTexts: Translations<typeof hu> = { hu, en };
