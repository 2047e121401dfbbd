/**
 * Who holds the device, and what it may show. With one person at the table that is simple. Where several pass
 * it round, it shows what everybody may know, and one's own cards only to whom it was handed over for them: a
 * curtain comes down when somebody else must decide on something that only he may know.
 */

import { Actions, FastChance, SPECTATOR } from '@tokaido/kernel';
import type { ServerMessage, Table, Turn } from '@tokaido/table';
import { gameAt, isBotSeat, mayUndo, pendingOf, turnOf } from '@tokaido/table';

/** A page at a table. */
export interface Device {
  send(message: ServerMessage): void;
  /** The view that the page has. */
  view: unknown;
  /** How many entries of the log the page knows. */
  knows: number;
  /** The seat of whoever holds the device; −1 at first. */
  at: number;
  /** His own cards are shown. */
  open: boolean;
}

export function newDevice(send: Device['send']): Device {
  return { send, view: null, knows: 0, at: -1, open: false };
}

export function peopleAt(table: Table): number[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seat of the person who must decide; −1 when a bot must, or nobody. */
export function personToDecide(table: Table): number {
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  return pending === null || isBotSeat(table.seats[pending.seat]) ? -1 : pending.seat;
}

/** Hands the device on, if that can be done in the open; to be called after every change of the table. */
export function handOn(table: Table, device: Device): void {
  const people = peopleAt(table);
  if (people.length <= 1) {
    device.at = people[0] ?? SPECTATOR;
    device.open = true;
    return;
  }
  const seat = personToDecide(table);
  // Whoever decided last has the device in his hands when the game is over.
  if (table.phase === 'over')
    device.at = table.match?.moves.findLast(({ by }) => by === 'person')?.seat ?? -1;
  if (seat < 0) return;
  const isSecret = turnsOnSecrets(table);
  if (seat === device.at) device.open ||= isSecret;
  else device.open = false;
  if (!isSecret) device.at = seat;
}

/** The person who must decide says that he holds the device. */
export function lift(table: Table, device: Device): void {
  const seat = personToDecide(table);
  if (seat < 0) return;
  device.at = seat;
  device.open = true;
}

/** Whose eyes the device shows the game through. */
export function viewerOf(device: Device): number {
  return device.open ? device.at : SPECTATOR;
}

/** Whose ears the journal is for: shared by all who share the device. */
export function listenerOf(table: Table): number {
  const people = peopleAt(table);
  return people.length === 1 ? people[0] : SPECTATOR;
}

/** What is asked; the open actions only where they may be shown. */
export function askedOf(table: Table, device: Device): Turn | null {
  const seat = personToDecide(table);
  if (seat >= 0 && seat === device.at) return turnOf(table, seat);
  const turn = turnOf(table, SPECTATOR);
  return turn === null ? null : { ...turn, undo: device.at >= 0 && mayUndo(table, device.at) };
}

const WORLDS = 12;

/**
 * Whether the open actions depend on what not everybody may know. Asked of worlds that no spectator can tell from
 * the true one, so that the answer itself tells nothing.
 */
export function turnsOnSecrets(table: Table): boolean {
  if (table.match === null) return false;
  const { game } = gameAt(table);
  const rng = new FastChance(1);
  const legal = new Actions();
  const s = game.clone(table.match.state);
  let first = '';
  for (let world = 0; world < WORLDS; world++) {
    game.determinize(s, SPECTATOR, rng);
    game.legal(s, legal);
    const open = legal.toArray().join();
    if (world > 0 && open !== first) return true;
    first = open;
  }
  return false;
}
