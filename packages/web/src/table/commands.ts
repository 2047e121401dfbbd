/** Commands under way: each is answered once, and only after what it did has arrived. */

import { signal } from '@preact/signals';
import type { ClientMessage, Command, Refused } from '@tokaido/table';

interface Waiting {
  readonly resolve: (refused: Refused | null) => void;
  /** The decision it is about; null for whatever is about none. */
  readonly about: number | null;
  /** Whether nothing can be decided until it is answered: words and seats hold nobody up. */
  readonly blocks: boolean;
  readonly isTalk: boolean;
  /** The entry it became, once that is known. */
  n: number | null;
  /** Something else is asked by now: nobody needs to wait for the answer. */
  isPast: boolean;
}

export class Commands {
  /** Something is under way that nothing can be decided beside. */
  readonly busy = signal(false);
  private readonly waiting = new Map<string, Waiting>();
  private readonly send: (message: ClientMessage) => void;
  private readonly mark: string;
  private count = 0;

  /** `mark` tells this page's commands from those of every other page, earlier ones included. */
  constructor(send: (message: ClientMessage) => void, mark: string) {
    this.send = send;
    this.mark = mark;
  }

  give(command: Command): Promise<Refused | null> {
    const id = `${this.mark}-${this.count++}`;
    return new Promise((resolve) => {
      const about = 'number' in command ? command.number : null;
      const blocks = about !== null || command.t === 'start';
      this.waiting.set(id, { resolve, about, blocks, isTalk: command.t === 'say', n: null, isPast: false });
      this.look();
      this.send({ t: 'do', id, command });
    });
  }

  isTalk(id: string): boolean {
    return this.waiting.get(id)?.isTalk ?? false;
  }

  /** The command became entry `n`; `known` is the last entry that has arrived. */
  ok(id: string, n: number, known: number): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    waiting.n = n;
    this.arrived(known);
  }

  no(id: string, refused: Refused): void {
    this.end(id, refused);
  }

  /** Entries up to `known` have arrived. */
  arrived(known: number): void {
    for (const [id, { n }] of this.waiting) if (n !== null && n <= known) this.end(id, null);
  }

  /** This is asked now; it may be decided even before the last decision is confirmed. */
  asked(number: number | null): void {
    for (const waiting of this.waiting.values()) {
      if (waiting.about !== null && waiting.about !== number) waiting.isPast = true;
    }
    this.look();
  }

  /** Nothing will be answered any more. */
  giveUp(refused: Refused): void {
    for (const id of this.waiting.keys()) this.end(id, refused);
  }

  private end(id: string, refused: Refused | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.look();
    waiting?.resolve(refused);
  }

  private look(): void {
    this.busy.value = [...this.waiting.values()].some(({ blocks, isPast }) => blocks && !isPast);
  }
}
