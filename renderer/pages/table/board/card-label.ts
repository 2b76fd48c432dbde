import { slotsOf, slotsUsed } from '../../../../engine/mk/table/rules/attaching.ts';
import { card, def, inPresent, isAdventurer, typeOf } from '../../../../engine/mk/table/rules/controller.ts';
import { canSee } from '../../../../engine/mk/table/rules/view.ts';
import type { CardId, State } from '../../../../engine/mk/table/state/types.ts';
import { cardTexts } from '../../../../messages/page/card.ts';
import type { TableWords } from '../../../../messages/page/table/index.ts';
import { dpValue, levelNow, wallNow } from './card-facts.ts';

/** Everything about a card on the table that can be seen, in one sentence for screen readers. */
export function cardLabel(state: State, id: CardId, words: TableWords, lang: 'hu' | 'en'): string {
  const inst = card(state, id);
  const host = inst.host === null ? null : words.attachedTo(def(state, inst.host).name);
  if (!canSee(state, id, 'self')) return [words.hidden, host].filter(Boolean).join(', ');
  const one = def(state, id);
  const type = typeOf(state, id);
  const parts: (string | null)[] = [one.name, type ? cardTexts[lang].types[type] : cardTexts[lang].unknownType];
  if (one.mp !== null) parts.push(words.mp(String(one.mp)));
  const level = levelNow(state, id);
  if (level !== null) parts.push(words.level(level));
  const wall = wallNow(state, id);
  if (wall !== null) parts.push(words.fal(wall));
  const dp = dpValue(state, id);
  if (dp !== null) parts.push(words.dp(dp));
  if (inPresent(state, id) && isAdventurer(state, id)) parts.push(words[inst.position]);
  else if (inst.position !== 'ready') parts.push(words[inst.position]);
  if (inst.damage > 0) parts.push(words.damage(inst.damage));
  if (inst.treasure !== null) parts.push(words.treasure);
  for (const [name, n] of Object.entries(inst.counters)) parts.push(words.counters(name, n));
  const slots = inPresent(state, id) ? slotsOf(state, id) : 0;
  if (slots > 0) parts.push(words.slots(slotsUsed(state, id), slots));
  if (inst.attached.length > 0) parts.push(words.fanned(inst.attached.length));
  if (inst.attachedAs) parts.push(words.attachedAs[inst.attachedAs]);
  if (inst.faceDown) parts.push(words.hiddenMark);
  parts.push(host);
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
