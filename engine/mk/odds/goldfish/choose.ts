/** With a budget up to this, all reachable totals fit the bits of one whole number. */
const MAX_BITS = 30;

/**
 * The choice of the curve policy: which cards to play from a hand.
 *
 * Of all subsets with a total cost of at most the budget: the largest total, among those the most cards, among those
 * the one whose costs, sorted descending, are lexicographically greatest; of equal costs the earlier cards. Works in
 * arrays of its own, so a choice allocates nothing.
 */
export class Chooser {
  /** Bits: `sums[i * width + c]` has bit s if c of the cards from i on can cost exactly s. */
  private readonly sums: Int32Array;
  /** For larger budgets: `most[i * (budget + 1) + s]` = most cards from i on that cost exactly s; -1 = impossible. */
  private most = new Int16Array(0);

  /** @param hand the most cards there will be to choose from. */
  constructor(hand: number) {
    this.sums = new Int32Array((hand + 1) * (hand + 2));
  }

  /**
   * Marks in `play` (1 or 0) which of the first `n` cards to play.
   * @param costs whole numbers from 0, descending.
   * @param budget MP to spend, from 0.
   */
  choose(costs: Int16Array, n: number, budget: number, play: Uint8Array): void {
    let total = 0;
    for (let i = 0; i < n; i++) total += costs[i]!;
    if (total <= budget) {
      for (let i = 0; i < n; i++) play[i] = 1;
      return;
    }
    // Costs descend: the cards that are too dear on their own stand in front.
    let first = 0;
    while (first < n && costs[first]! > budget) play[first++] = 0;
    if (budget <= MAX_BITS) this.byBits(costs, first, n, budget, play);
    else this.byTable(costs, first, n, budget, play);
  }

  private byBits(costs: Int16Array, first: number, n: number, budget: number, play: Uint8Array): void {
    const { sums } = this;
    const width = n - first + 2;
    const mask = (2 << budget) - 1;
    // One column more than cards, so that a row may be read one place beyond its end.
    let row = (n - first) * width;
    sums[row] = 1;
    sums[row + 1] = 0;
    for (let i = n - 1; i >= first; i--) {
      const below = row;
      row -= width;
      const cost = costs[i]!;
      sums[row] = 1;
      for (let c = 1; c <= n - i; c++) sums[row + c] = (sums[below + c]! | (sums[below + c - 1]! << cost)) & mask;
      sums[row + n - i + 1] = 0;
    }
    let any = 0;
    for (let c = 0; c <= n - first; c++) any |= sums[c]!;
    let left = 31 - Math.clz32(any);
    let cards = n - first;
    while ((sums[cards]! & (1 << left)) === 0) cards--;
    for (let i = first; i < n; i++) {
      row += width;
      const cost = costs[i]!;
      // Taking the dearer and earlier card wherever the rest can still reach the best total with the most cards.
      const take = cards > 0 && cost <= left && (sums[row + cards - 1]! & (1 << (left - cost))) !== 0;
      if (take) {
        play[i] = 1;
        left -= cost;
        cards--;
      } else play[i] = 0;
    }
  }

  private byTable(costs: Int16Array, first: number, n: number, budget: number, play: Uint8Array): void {
    const width = budget + 1;
    const size = (n - first + 1) * width;
    if (this.most.length < size) this.most = new Int16Array(size);
    const { most } = this;
    let row = (n - first) * width;
    most.fill(-1, row, row + width);
    most[row] = 0;
    for (let i = n - 1; i >= first; i--) {
      const below = row;
      row -= width;
      const cost = costs[i]!;
      for (let s = 0; s < width; s++) {
        const without = most[below + s]!;
        const within = s >= cost ? most[below + s - cost]! : -1;
        most[row + s] = within >= 0 && within + 1 > without ? within + 1 : without;
      }
    }
    let left = budget;
    while (most[left]! < 0) left--;
    let cards = most[left]!;
    for (let i = first; i < n; i++) {
      row += width;
      const cost = costs[i]!;
      if (cost <= left && most[row + left - cost]! === cards - 1) {
        play[i] = 1;
        left -= cost;
        cards--;
      } else play[i] = 0;
    }
  }
}
