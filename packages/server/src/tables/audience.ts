/** Those who listen to a table, and telling them what happened: each what he may know, as changes to what he holds. */

import { SPECTATOR } from '@tokaido/kernel';
import type { Entry, News, ServerMessage, Table, Told } from '@tokaido/table';
import { clockOf, diff, infoOf, newsOf, seatOfKey, turnOf, viewOf, welcomeFor } from '@tokaido/table';
import { Presence } from './presence.ts';

/** Somebody who is connected to a table. */
export interface Listener {
  /** The seat, or −1 for a spectator. It changes when the seat is taken or left. */
  who: number;
  readonly key: string;
  /** Takes a message that is text already. */
  send(text: string): void;
}

/** An entry with what the game told when it was applied. */
export interface Happened {
  readonly n: number;
  readonly entry: Entry;
  readonly told: readonly Told[];
  readonly infoChanged: boolean;
  /** The entry that an undo takes back. */
  readonly back?: number;
}

/** Entries after which somebody may sit elsewhere than before. */
const RESEATING: ReadonlySet<Entry['kind']> = new Set(['began', 'sat', 'left', 'seat']);

export class Audience {
  readonly presence = new Presence();
  private readonly listeners = new Set<Listener>();
  /** The views that listeners hold, by seat. */
  private readonly views = new Map<number, unknown>();

  get size(): number {
    return this.listeners.size;
  }

  /** Lets somebody in, with everything from the start. */
  add(table: Table, listener: Listener, news: readonly News[], now: number): void {
    listener.who = seatOfKey(table, listener.key);
    this.views.set(listener.who, viewOf(table, listener.who));
    this.listeners.add(listener);
    this.presence.come(listener.who);
    const welcome = welcomeFor(table, listener.who, now, this.present(table), news);
    listener.send(JSON.stringify(welcome));
  }

  /** False when he was not there. */
  remove(listener: Listener, now: number): boolean {
    if (!this.listeners.delete(listener)) return false;
    this.presence.go(listener.who, now);
    if (![...this.listeners].some(({ who }) => who === listener.who)) this.views.delete(listener.who);
    return true;
  }

  present(table: Table): boolean[] {
    return table.seats.map((_, seat) => this.presence.isHere(seat));
  }

  tellPresence(table: Table): void {
    const text = JSON.stringify({ t: 'present', present: this.present(table) } satisfies ServerMessage);
    for (const listener of this.listeners) listener.send(text);
  }

  /** Resolves with the next thing that is told, when the time is over, or when nobody waits any more. */
  async next(ms: number, gone: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const listener: Listener = { who: SPECTATOR, key: '', send: () => done() };
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(listener);
        gone.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      gone.addEventListener('abort', done);
      this.listeners.add(listener);
    });
  }

  tell(table: Table, all: readonly Happened[], now: number): void {
    for (const happened of all) {
      if (RESEATING.has(happened.entry.kind)) this.reseat(table, now);
      const texts = new Map<number, string>();
      for (const listener of this.listeners) {
        const { who } = listener;
        let text = texts.get(who);
        if (text === undefined) {
          text = JSON.stringify(this.updateFor(table, who, happened, now));
          texts.set(who, text);
        }
        listener.send(text);
      }
    }
  }

  /** The key of a listener tells where he sits now. Another seat sees another table, so he starts afresh. */
  private reseat(table: Table, now: number): void {
    for (const listener of this.listeners) {
      const who = seatOfKey(table, listener.key);
      if (who === listener.who) continue;
      this.presence.go(listener.who, now);
      this.presence.come(who);
      this.views.delete(who);
      listener.who = who;
      listener.send(JSON.stringify(welcomeFor(table, who, now, this.present(table), [])));
    }
  }

  private updateFor(table: Table, who: number, happened: Happened, now: number): ServerMessage {
    const { n, entry, told, infoChanged, back } = happened;
    const before = this.views.get(who) ?? null;
    const view = viewOf(table, who);
    this.views.set(who, view);
    return {
      t: 'update',
      n,
      news: newsOf(entry, n, told, who, back),
      ...(infoChanged ? { info: infoOf(table) } : {}),
      ...(view === null ? {} : before === null ? { view } : { patch: diff(before, view) }),
      turn: turnOf(table, who),
      clock: clockOf(table, now),
    } as ServerMessage;
  }
}
