import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('ALAP.01 the Jövő is the deck one draws from', () => {
  playFile('ALAP.01-draw-deck');
});
it('ALAP.03 a drawn card goes from the top of the Jövő to the Kéz', () => {
  playFile('ALAP.03-draw-from-top');
});
it('ALAP.05 a card is summoned from the Kéz through the Időfonal', () => {
  playFile('ALAP.05-summoned-from-hand-through-timeline');
});
it('ALAP.06 what came into the Időfonal last takes effect first', () => {
  playFile('ALAP.06-last-in-first-out');
});
it('ALAP.06 an MP-kötött summoning is refused while something waits in the Időfonal', () => {
  playFile('ALAP.06-only-quick-while-waiting');
});
it('ALAP.07 a card leaves the Időfonal for the Jelen only if it takes effect', () => {
  playFile('ALAP.07-ineffective-not-to-present');
});
it('ALAP.08 what was played lies in the Jelen', () => {
  playFile('ALAP.08-present-is-in-play');
});
it('ALAP.09 a used-up event lies in the Múlt, its newest card on top', () => {
  playFile('ALAP.09-used-up-to-past');
});
it('ALAP.09 a card that lasts for the forduló goes to the Múlt at its end, not before', () => {
  playFile('ALAP.09-turn-card-leaves-at-end');
});
it('ALAP.10 each player has a Múlt of their own', () => {
  playFile('ALAP.10-own-past-each');
});
it('ALAP.12 the Mélység is a second place beside the Múlt', () => {
  playFile('ALAP.12-abyss-beside-past');
});
it('ALAP.14 each player has a Mélység of their own', () => {
  playFile('ALAP.14-own-abyss-each');
});
it('ALAP.15 the draw step fills the Kéz up to Kézméret', () => {
  playFile('ALAP.15-draws-up-to-hand-size');
});
it('ALAP.15 a Jövő that runs out gives what there is and ends nothing', () => {
  playFile('ALAP.15-draws-what-there-is');
});
it("ALAP.16 more cards than Kézméret are discarded at the draw step, by the player's choice", () => {
  playFile('ALAP.16-discard-down-at-draw-step');
});
it('ALAP.16 Kézméret is no limit outside the draw step', () => {
  playFile('ALAP.16-no-limit-at-other-times');
});
it('ALAP.16 with the setting off, cards above Kézméret are kept', () => {
  playFile('ALAP.16-setting-keeps-cards');
});
it('ALAP.17 Kézméret is 7', () => {
  playFile('ALAP.17-hand-size-seven');
});
it('ALAP.18 a card in italics is nevesített, one whose source does not say is not', () => {
  playFile('ALAP.18-named-by-italics');
});
it('ALAP.19 several copies of a nevesített card may be in Kéz, Jövő and Múlt', () => {
  playFile('ALAP.19-hand-may-hold-several');
});
it('ALAP.20.a a second own copy goes to the Múlt, not to the Mélység', () => {
  playFile('ALAP.20.a-second-own-copy-to-past');
});
it('ALAP.20.a a copy in the own Mélység stands in the way as well', () => {
  playFile('ALAP.20.a-copy-in-own-abyss-counts');
});
it("ALAP.20 a foreign copy coming under control goes to its owner's Mélység", () => {
  playFile('ALAP.20-foreign-new-copy-to-owners-abyss');
});
it('ALAP.20 an own copy that arrives drives out the foreign one', () => {
  playFile('ALAP.20-foreign-old-copy-leaves');
});
it('ALAP.21 a copy whose twin of the same owner is controlled by the other player goes to the Múlt', () => {
  playFile('ALAP.21-same-owner-other-controller');
});
it('ALAP.22 a copy whose twin of the same owner has no controller goes to the Múlt', () => {
  playFile('ALAP.22-same-owner-uncontrolled');
});
it('ALAP.23 to Múlt/Mélység means the Múlt for an unnamed and the Mélység for a nevesített card', () => {
  playFile('ALAP.23-past-or-abyss');
});
it('ALAP.24 a nevesített card goes to the Múlt if a copy of the owner lies in the Mélység', () => {
  playFile('ALAP.24-named-to-past-if-copy-lies-in-abyss');
});
it('ALAP.24 a copy of the other owner does not change where a nevesített card goes', () => {
  playFile('ALAP.24-copy-of-other-owner-does-not-matter');
});
it('ALAP.25 a card that dies, is sacrificed, destroyed, neutralised or does not take effect goes to Múlt/Mélység', () => {
  playFile('ALAP.25-five-ways-to-past-or-abyss');
});
it('ALAP.26 a discarded card goes to the Múlt, nevesített or not', () => {
  playFile('ALAP.26-discarded-to-past-even-if-named');
});
it('ALAP.27 the owner is the player whose deck held the card', () => {
  playFile('ALAP.27-owner-from-deck');
});
it('ALAP.28 a card that comes from outside is owned by the player who brought it in', () => {
  playFile('ALAP.28-owner-brought-it-in');
});
it("ALAP.29 Kéz, Jövő, Cserepakli, Múlt and Mélység are always the owner's", () => {
  playFile('ALAP.29-own-zones-are-the-owners');
});
it('ALAP.30 only cards in the Jelen, the Külső sík and among the Megoldott küldetések have a controller', () => {
  playFile('ALAP.30-controller-only-in-three-places');
});
it('ALAP.31 of attached cards only worn equipment and a summoned akadálylap have a controller', () => {
  playFile('ALAP.31-attached-with-controller');
});
it('ALAP.32.a the place decides first: who has it in the Sor controls it', () => {
  playFile('ALAP.32.a-controller-by-place');
});
it('ALAP.32.b an effect that makes a card controlled without saying by whom: its player', () => {
  playFile('ALAP.32.b-controller-by-effect');
});
it('ALAP.32.c an effect or rule may name the controller', () => {
  playFile('ALAP.32.c-controller-named-by-rule');
});
it('ALAP.32.d if nothing else tells, the owner controls it', () => {
  playFile('ALAP.32.d-controller-defaults-to-owner');
});
it('ALAP.34 a card attached in another way has no controller', () => {
  playFile('ALAP.34-attached-otherwise-uncontrolled');
});
it('ALAP.35 the player of a controlled card is its controller', () => {
  playFile('ALAP.35-its-player-is-the-controller');
});
it('ALAP.36 the player of an uncontrolled card is its owner', () => {
  playFile('ALAP.36-its-player-is-the-owner');
});
it('ALAP.37 a sacrificed card goes to Múlt/Mélység', () => {
  playFile('ALAP.37-sacrificed-to-past');
});
it('ALAP.38 only a card whose player one is can be sacrificed', () => {
  playFile('ALAP.38-only-own-cards-sacrificed');
});
it('ALAP.39 a neutralised card goes to Múlt/Mélység', () => {
  playFile('ALAP.39-neutralised-to-past');
});
it('ALAP.40 a card neutralised in the Időfonal does not take effect, its MP stays paid', () => {
  playFile('ALAP.40-neutralised-without-effect');
});
it('ALAP.41 a neutralised ability leaves the Időfonal, its card stays where it is', () => {
  playFile('ALAP.41-neutralised-ability-card-stays');
});
it('ALAP.42 an effect that healing neutralises can be ended so at any time while it lasts', () => {
  playFile('ALAP.42-healed-away-while-it-lasts');
});
it('ALAP.43 only a card in the Jelen, the Külső sík or among the Megoldott küldetések can be destroyed', () => {
  playFile('ALAP.43-destroyed-only-in-play');
});
it('ALAP.44 looking at two or more cards and choosing is a search, at one it is not', () => {
  playFile('ALAP.44-two-looked-at-is-a-search');
});
it('ALAP.45 a card searched out is shown unless any card could be taken', () => {
  playFile('ALAP.45-shown-if-restricted');
});
it('ALAP.46 the Jövő is shuffled after a search, even if nothing was taken', () => {
  playFile('ALAP.46-shuffle-after-every-search');
});
it('ALAP.47 searched cards go to the Kéz unless the effect says otherwise', () => {
  playFile('ALAP.47-searched-card-to-hand');
});
it('ALAP.48 a search with more to do applies only if both parts can be carried out', () => {
  playFile('ALAP.48-all-or-nothing');
});
it('ALAP.48 a search that also summons does both where both are possible', () => {
  playFile('ALAP.48-both-parts-possible');
});
it('ALAP.49 taking a card out of the Cserepakli is no search', () => {
  playFile('ALAP.49-spare-deck-is-no-search');
});
it('ALAP.52 the Jövő is shuffled when the effect is over, before a card is put on top of it', () => {
  playFile('ALAP.52-shuffled-at-the-end-of-the-effect');
});
it('ALAP.02 the Pakli is Jövő and Cserepakli together', () => {
  playFile('ALAP.02-pakli-is-future-and-spare');
});
