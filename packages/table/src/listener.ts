/** Somebody who follows a table, and through whose eyes. */

import type { ServerMessage } from './messages.ts';
import type { Table } from './table.ts';
import { isRemoved, seatOfKey } from './table.ts';

/** Through whose eyes a listener follows a table; each is a seat, or −1 for a spectator. */
export interface Perspective {
  /** The seat that is the listener's own. */
  readonly you: number;
  /** Whose view of the game they are sent. */
  readonly view: number;
  /** Whose events they hear. */
  readonly news: number;
  /** Whose open actions they are given. */
  readonly turn: number;
  /** The host has removed them; absent otherwise. */
  readonly removed?: true;
}

export interface Listener {
  /** Asked again after every entry: people change seats, and devices change hands. */
  perspective(table: Table): Perspective;
  /** Listeners with the same perspective are given the very same object. */
  send(message: ServerMessage): void;
}

/** A person with a seat's key, or a spectator with none. */
export function keyListener(key: string, send: Listener['send']): Listener {
  return {
    perspective(table) {
      return isRemoved(table, key) ? REMOVED : perspectiveOf(seatOfKey(table, key));
    },
    send,
  };
}

const REMOVED: Perspective = { you: -1, view: -1, news: -1, turn: -1, removed: true };
const PERSPECTIVES = new Map<number, Perspective>();

/** Of somebody who sits on a seat of their own, or watches. */
function perspectiveOf(seat: number): Perspective {
  let perspective = PERSPECTIVES.get(seat);
  if (perspective === undefined) {
    perspective = { you: seat, view: seat, news: seat, turn: seat };
    PERSPECTIVES.set(seat, perspective);
  }
  return perspective;
}
