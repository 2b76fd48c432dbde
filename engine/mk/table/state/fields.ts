/** Fields of commands that hold one card, or a list of cards; a scenario may write them as names. */
export const CARD_FIELDS = [
  'card',
  'target',
  'summoner',
  'sacrifice',
  'fleeing',
  'attacker',
  'rotate',
  'with',
  'host',
] as const;
export const LIST_FIELDS = ['cards', 'targets', 'focus', 'team', 'ready'] as const;
