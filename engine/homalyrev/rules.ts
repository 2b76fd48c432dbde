/** The editions whose rules the engine knows: the first one (the default) and the second, which agrees with Frosthaven. */
export type RuleSetId = 'gh1' | 'gh2e';

/**
 * How sight runs: from a corner to a corner (neighbours across an open edge always see each other), the same without that
 * exception, or from any point of a hex to any point of the other.
 */
export type SightRule = 'corners' | 'cornersOnly' | 'points';

/**
 * Every place where the two editions give different answers, as one named switch each.
 * Nothing else in the engine asks which edition is played.
 */
export interface RuleSet {
  readonly id: RuleSetId;
  /** Sight runs from a corner to a corner, or from any point of a hex to any point of the other. */
  readonly sight: Exclude<SightRule, 'cornersOnly'>;
  /** Movement points to land a jump on difficult terrain (Q86); on the way a jump always pays 1. */
  readonly jumpLandingOnDifficult: 1 | 2;
  /** Is an invisible enemy an obstacle to a walking figure, or may it be walked through (never stopped on)? */
  readonly invisibleBlocks: boolean;
  /** Entering ice pushes a walking figure on in its direction. The first edition has no ice: there it is plain ground. */
  readonly iceSlides: boolean;
  /** Is "no disadvantage on the focus" asked before the number of targets? */
  readonly focusDisadvantageFirst: boolean;
  /** Are the further targets ranked by the focus rules, or picked freely by the players? */
  readonly rankSecondaries: boolean;
  /** Out of reach with several targets: head for the best hex for the whole attack, or for the nearest one for the focus? */
  readonly planFullAttackOutOfReach: boolean;
  /** May a summon that finds no focus be sent towards its summoner? */
  readonly idleSummonMayFollow: boolean;
  /** Is a figure on a long rest always last when a focus tie is broken, or does it stand at exactly 99? */
  readonly longRestIsLast: boolean;
  /** May an active card be put to its pile at any time (ending its bonus)? */
  readonly activeCardsMovable: boolean;
  /** Do active cards that are not lost count as discarded for a long rest? */
  readonly activeCountsForLongRest: boolean;
  /** May the heal and the item refresh of a long rest be declined? */
  readonly longRestExtrasOptional: boolean;
  /** Damage of a hazardous hex at a scenario level from 0 to 7. */
  hazardDamage(level: number): number;
}

const gh1: RuleSet = {
  id: 'gh1',
  sight: 'corners',
  jumpLandingOnDifficult: 2,
  invisibleBlocks: true,
  iceSlides: false,
  focusDisadvantageFirst: true,
  rankSecondaries: true,
  planFullAttackOutOfReach: true,
  idleSummonMayFollow: false,
  longRestIsLast: true,
  activeCardsMovable: true,
  activeCountsForLongRest: false,
  longRestExtrasOptional: false,
  hazardDamage: (level) => Math.floor((2 + level) / 2),
};

const gh2e: RuleSet = {
  id: 'gh2e',
  sight: 'points',
  jumpLandingOnDifficult: 1,
  invisibleBlocks: false,
  iceSlides: true,
  focusDisadvantageFirst: false,
  rankSecondaries: false,
  planFullAttackOutOfReach: false,
  idleSummonMayFollow: true,
  longRestIsLast: false,
  activeCardsMovable: false,
  activeCountsForLongRest: true,
  longRestExtrasOptional: true,
  hazardDamage: (level) => 1 + Math.ceil(level / 3),
};

export const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = { gh1, gh2e };

/** Damage of a trap at a scenario level from 0 to 7, the same in both editions. */
export const trapDamage = (level: number): number => 2 + level;
