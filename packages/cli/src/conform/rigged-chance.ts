/** Chance that answers with the cards of a log: by stream and purpose, not by their order in the deck. */

import type { Chance } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { swapToTop } from './deck-swap.ts';
import { Difference } from './difference.ts';

const { rules } = tokaido;

/** Cards of one purpose, in any order: an offer, a menu. */
type Group = string[];

export class RiggedChance implements Chance {
  /** The state whose decks are drawn from; set once it exists. */
  state: State | null = null;
  private readonly settled = new Map<string, (index: number) => readonly string[]>();
  private readonly wanted = new Map<string, Group[]>();

  /** Settles a stream for the whole game: for each draw the outcomes that are acceptable, best first. */
  settle(stream: string, answer: (index: number) => readonly string[]): void {
    this.settled.set(stream, answer);
  }

  /** Queues cards of one purpose behind those already queued. */
  want(stream: string, cards: readonly string[]): void {
    const groups = this.wanted.get(stream) ?? [];
    if (cards.length > 0) groups.push([...cards]);
    this.wanted.set(stream, groups);
  }

  /** Drops what was queued and not drawn, and returns it. */
  clear(stream: string): string[] {
    const left = this.wanted.get(stream)?.flat() ?? [];
    this.wanted.delete(stream);
    return left;
  }

  streams(): string[] {
    return [...this.wanted.keys()];
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    const name = rules.streams[stream] ?? '';
    const settled = this.settled.get(name)?.(index);
    if (settled !== undefined) return this.first(stream, [...settled], low, high);
    const groups = this.wanted.get(name) ?? [];
    const [group] = groups;
    if (group === undefined) throw new Difference(`the engine draws from "${name}", and the log does not`);
    const card = this.first(stream, group, low, high);
    if (group.length === 0) groups.shift();
    return card;
  }

  /** Takes the first outcome of a group that can come now, or makes one come. */
  private first(stream: number, group: Group, low: number, high: number): number {
    for (const [i, word] of group.entries()) {
      const value = rules.parseOutcome(stream, word, low, high);
      if (value === null) continue;
      group.splice(i, 1);
      return value;
    }
    const word = group.shift() ?? '';
    const card = this.state === null ? null : swapToTop(this.state, stream, word, low);
    if (card === null) throw new Difference(`"${word}" cannot come from "${rules.streams[stream]}" here`);
    return card;
  }
}
