import { fold } from '../../../text/fold.ts';
import type { Position } from './resolve.ts';

/**
 * What the wording of a text says about how it works. Only forms that cards really use are read; what cannot be told from
 * the words is left to the symbols.
 */

/** The text itself asks for activation ("A képesség pihenő helyzetben is aktivizálható"), not that of other cards. */
export function asksForActivation(text: string): boolean {
  return /(?:^|[.:!]\s*)(?:(?:a|ez a)\s+)?(?:kepesseg|laphatas)[^.]*aktiviz|(?:^|[.:!]\s*)aktivizal/.test(fold(text));
}

const TIMED =
  /^(?:jelenbe kerul|felfed|megoldas|halal|aktivizalas(?:a)?(?:kor| utan)|meghal|megsemmisules|feltarul)\p{L}*(?:kor| utan)|^ha (?:a kalandozo )?(?:meghal|megsemmisul|felfedik|feltarul|semlegesitik)(?!\p{L})|^(?:amikor|valahanyszor|mielott|miutan|minden fordulo (?:elejen|vegen)|a fordulo (?:elejen|vegen))(?!\p{L})|, (?:amikor|valahanyszor)(?!\p{L})|^jelenbe kerulese? (?:utan|kor)|^(?:felfedese|megoldasa|halala) utan/u;

/** A condition that comes true at a moment switches the text on (JEL.O): "Jelenbe kerülésekor …", "…, amikor …". */
export function isTimedText(text: string): boolean {
  return TIMED.test(fold(text));
}

/** JEL.N: the form "Ha …, akkor …". */
export function saysIfThen(text: string): boolean {
  return /(?<!\p{L})ha\s[^.]*,\s*akkor(?!\p{L})/u.test(fold(text));
}

/** JEL.Q: the words "egy játékban egyszer". */
export function onceInAGame(text: string): boolean {
  return /(?<!\p{L})egy jatekban (?:csak )?egyszer(?!\p{L})/u.test(fold(text));
}

/** "Fordulónként egyszer" in words limits as the symbol does (JEL.D). */
export function oncePerTurnInText(text: string): boolean {
  return /(?<!\p{L})fordulonkent (?:csak |legfeljebb )?egyszer(?!\p{L})/u.test(fold(text));
}

/** Positions the text names for its own activation; null where it says nothing. */
export function positionsInText(text: string): readonly Position[] | null {
  const folded = fold(text);
  if (!asksForActivation(text)) return null;
  if (/piheno (?:es|vagy) serult helyzetben is/.test(folded)) return ['ready', 'resting', 'wounded'];
  if (/piheno helyzetben is/.test(folded)) return ['ready', 'resting'];
  if (/serult helyzetben is/.test(folded)) return ['ready', 'wounded'];
  if (/eber helyzetben/.test(folded)) return ['ready'];
  return null;
}

const OWN_ARRIVAL =
  /^jelenbe kerul\p{L}*(?:kor| utan)|^jelenbe kerulese? (?:utan|kor)|(?:^|, )(?:amikor|ha|miutan|valahanyszor) (?:(?:ez|ez a lap|ez a kartya|ez a kalandozo|a lap|a kalandozo) )?(?:eberen |piheno helyzetben )?(?:a )?jelenbe kerul/u;

/** The text switches on when its own card comes into the Jelen, not when another one does (JEL.O). */
export function isOwnArrival(text: string, name: string): boolean {
  const own = fold(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const called = new RegExp(`(?<!\\p{L})(?:az? )?${own}(?!\\p{L})`, 'u');
  return fold(text)
    .split(/[.!](?:\s|$)/)
    .some((sentence) => OWN_ARRIVAL.test(sentence.trim().replace(called, 'ez a lap')));
}
