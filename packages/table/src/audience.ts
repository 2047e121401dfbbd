/** Those who listen to a table: each is told what they may know, as changes to what they hold. */

import type { Entry } from './entries.ts';
import type { Listener, Perspective } from './listener.ts';
import type { Happened, Step } from './log.ts';
import { newsFor } from './log.ts';
import type { Said, ServerMessage } from './messages.ts';
import type { Table } from './table.ts';
import type { Here } from './tell.ts';
import { turnOf, welcomeFor } from './tell.ts';
import { Updates } from './updates.ts';

/** Who is connected for which seat. A program that serves one device has nothing to track. */
export interface Presence {
  come(seat: number): void;
  go(seat: number, now: number): void;
  isHere(seat: number): boolean;
  /** For how many milliseconds nobody has been connected for a seat. */
  awayFor(seat: number, now: number): number;
  /** How many only watch; absent where nobody can. */
  watching?(): number;
}

/** Entries after which somebody may sit elsewhere than before. */
const RESEATING: ReadonlySet<Entry['kind']> = new Set(['began', 'sat', 'left', 'seat']);

/** More news than any game has: of a longer log only the end is told. */
export const NEWS_IN_WELCOME = 1000;

export class Audience {
  private readonly presence: Presence;
  private readonly talk: () => readonly Said[];
  private readonly perspectives = new Map<Listener, Perspective>();

  /** `talk`: what was said last. */
  constructor(presence: Presence, talk: () => readonly Said[]) {
    this.presence = presence;
    this.talk = talk;
  }

  get size(): number {
    return this.perspectives.size;
  }

  /** Lets somebody in, or tells them everything once more. */
  welcome(table: Table, listener: Listener, past: readonly Happened[], now: number): void {
    const is = listener.perspective(table);
    const was = this.perspectives.get(listener);
    this.perspectives.set(listener, is);
    if (was?.you !== is.you) {
      if (was !== undefined) this.presence.go(was.you, now);
      this.presence.come(is.you);
    }
    const news = past.slice(-NEWS_IN_WELCOME).map((happened) => newsFor(happened, is.news));
    listener.send({
      ...welcomeFor(table, is.view, now, this.here(table, now), news, this.talk()),
      you: is.you,
      ...(is.removed === true && { removed: true }),
      turn: turnOf(table, is.turn),
      ...this.watching(),
    });
  }

  /** False when they were not there. */
  remove(listener: Listener, now: number): boolean {
    const was = this.perspectives.get(listener);
    if (was === undefined) return false;
    this.perspectives.delete(listener);
    this.presence.go(was.you, now);
    return true;
  }

  /** The log is another one than was told: everybody starts again. */
  welcomeAll(table: Table, past: readonly Happened[], now: number): void {
    for (const listener of this.perspectives.keys()) this.welcome(table, listener, past, now);
  }

  /** Tells one entry to everybody. */
  tell(step: Step, now: number): void {
    if (this.perspectives.size === 0) return;
    const { after, happened } = step;
    const isReseating = RESEATING.has(happened.entry.kind);
    const updates = new Updates(step, now);
    for (const [listener, was] of this.perspectives) {
      const is = listener.perspective(after);
      // Another seat sees another table; whoever is let back in may sit down again.
      if ((is.you !== was.you && isReseating) || is.removed !== was.removed)
        this.welcome(after, listener, [happened], now);
      else {
        if (is !== was) this.perspectives.set(listener, is);
        listener.send(updates.for(was, is));
      }
    }
  }

  tellPresence(table: Table, now: number): void {
    this.send({ t: 'present', ...this.here(table, now), ...this.watching() });
  }

  tellSaid(said: Said): void {
    this.send({ t: 'said', said });
  }

  /** Sends everybody away. */
  dismiss(why: Extract<ServerMessage, { readonly t: 'bye' }>['why']): void {
    this.send({ t: 'bye', why });
    this.perspectives.clear();
  }

  private send(message: ServerMessage): void {
    for (const listener of this.perspectives.keys()) listener.send(message);
  }

  private here({ seats }: Table, now: number): Here {
    const present = seats.map((_, seat) => this.presence.isHere(seat));
    const isGone = (seat: number) => seats[seat]?.kind === 'person' && !present[seat];
    const away = seats.map((_, seat) => (isGone(seat) ? Math.round(this.presence.awayFor(seat, now)) : 0));
    return { present, away };
  }

  private watching(): { readonly watching?: number } {
    const watching = this.presence.watching?.();
    return watching === undefined ? {} : { watching };
  }
}
