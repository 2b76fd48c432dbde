import type { Notice } from '../api/contract/index.ts';
import type { ChangeHub } from './changes.ts';

/** What the player has to know about their data; grows while the program runs, one notice of each code. */
export class Notices {
  private readonly changes: ChangeHub;
  private all: readonly Notice[];

  constructor(changes: ChangeHub, first: readonly Notice[]) {
    this.changes = changes;
    this.all = first;
  }

  get list(): readonly Notice[] {
    return this.all;
  }

  has(code: Notice['code']): boolean {
    return this.all.some((notice) => notice.code === code);
  }

  /** A newer one of the same code takes the place of the older. */
  add(notice: Notice): void {
    this.all = [...this.all.filter((other) => other.code !== notice.code), notice];
    this.changes.publish('notices');
  }

  remove(code: Notice['code']): void {
    if (!this.has(code)) return;
    this.all = this.all.filter((notice) => notice.code !== code);
    this.changes.publish('notices');
  }
}
