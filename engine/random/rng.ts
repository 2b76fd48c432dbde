/**
 * The one source of chance in the program: xoshiro128** seeded through splitmix32.
 *
 * Same seed, same sequence, on every machine and in every host. The state is four unsigned 32-bit words and
 * can be kept inside a game state, so undo, redo and replay go through draws and shuffles exactly.
 */
export type RngState = readonly [number, number, number, number];

/** Smallest and largest seed a player can type. */
export const MIN_SEED = 0;
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/** Up to this, {@link Rng.below} works on sixteen bits. */
const SMALL = 0x7fff;

/** True for a whole number from {@link MIN_SEED} to {@link MAX_SEED}. */
export function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= MIN_SEED;
}

function splitmix32(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x9e3779b9) >>> 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
}

/**
 * The starting state for a seed. Distinct seeds give distinct states.
 * @throws RangeError if the seed is not a whole number from 0 to 2^53 - 1.
 */
export function seedState(seed: number): RngState {
  if (!isSeed(seed)) throw new RangeError(`seed out of range: ${seed}`);
  const low = seed >>> 0;
  const high = Math.floor(seed / 0x1_0000_0000) >>> 0;
  const mixLow = splitmix32(low);
  // The high word is offset, so that seeds below 2^32 do not share half their state with each other.
  const mixHigh = splitmix32((high ^ 0x6a09e667) >>> 0);
  const a = mixLow();
  const b = mixLow();
  const c = (mixHigh() ^ mixLow()) >>> 0;
  const d = (mixHigh() ^ mixLow()) >>> 0;
  // xoshiro must not start from all zeros.
  return (a | b | c | d) === 0 ? [1, 2, 3, 4] : [a, b, c, d];
}

/** A running generator. Mutable for speed; take {@link Rng.state} to store it and {@link Rng.from} to go on. */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  private constructor(state: RngState) {
    [this.a, this.b, this.c, this.d] = state;
  }

  static from(state: RngState): Rng {
    return new Rng(state);
  }

  static seeded(seed: number): Rng {
    return new Rng(seedState(seed));
  }

  /** The state after everything drawn so far, as unsigned words. */
  state(): RngState {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.d >>> 0];
  }

  /** The next unsigned 32-bit word. */
  next(): number {
    const b = this.b;
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    const t = b << 9;
    this.c ^= this.a;
    this.d ^= b;
    this.b = b ^ this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /**
   * A whole number from 0 to n - 1, every one equally likely (multiply and reject, so no modulo bias).
   * @param n from 1 to 2^21, so that the product stays exact.
   */
  below(n: number): number {
    if (n > SMALL) return this.belowLarge(n);
    // The upper half of a word is enough for decks and dice, and the product stays a small integer.
    let product = Math.imul(this.next() >>> 16, n);
    if ((product & 0xffff) < n) {
      const threshold = 0x1_0000 % n;
      while ((product & 0xffff) < threshold) product = Math.imul(this.next() >>> 16, n);
    }
    return product >>> 16;
  }

  private belowLarge(n: number): number {
    const threshold = (2 ** 32 - n) % n;
    for (;;) {
      const product = this.next() * n;
      const high = Math.floor(product * 2 ** -32);
      if (product - high * 2 ** 32 >= threshold) return high;
    }
  }

  /** A die throw from 1 to sides. */
  die(sides: number): number {
    return this.below(sides) + 1;
  }
}
