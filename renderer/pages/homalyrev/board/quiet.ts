/** For shapes that screen readers need not hear: the label of the hex below says the same in words. */
export const QUIET = { 'aria-hidden': true } as const;
