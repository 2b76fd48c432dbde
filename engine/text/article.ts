// Numbers are read aloud in Hungarian: 1 (egy), 5 (öt), 1000 (ezer) and their like begin with a vowel.
function numberTakesAz(digits: string): boolean {
  const leading = digits.replace(/^0+(?=\d)/, '');
  const first = leading[0];
  if (first === '5') return true;
  if (first !== '1') return false;
  return leading.length % 3 === 1;
}

const VOWEL = /[aáeéiíoóöőuúüű]/iu;

/** The definite article that stands before a text when it is read aloud: "a" or "az". */
export function article(text: string): 'a' | 'az' {
  const start = /[\p{L}\p{N}]+/u.exec(text.normalize('NFC'))?.[0] ?? '';
  const digits = /^\d+/.exec(start)?.[0];
  if (digits) return numberTakesAz(digits) ? 'az' : 'a';
  // Without a vowel it is read letter by letter: MP (em-pé), X (iksz), DP (dé-pé).
  if (!VOWEL.test(start)) return /^[flmnrsxy]/iu.test(start) ? 'az' : 'a';
  return VOWEL.test(start.charAt(0)) ? 'az' : 'a';
}
