/**
 * Who holds the device, and what it may show. With one person at the table that is simple. Where several pass
 * it round, it shows what everybody may know, and a person's own cards only once it was handed to them: a curtain
 * comes down when somebody else must decide on something that only they may know.
 */

import { Actions, FastChance, SPECTATOR } from '@tokaido/kernel';
import type { Command, Listener, Perspective, Table } from '@tokaido/table';
import { askedBy, entryAsked, gameAt, pendingOf } from '@tokaido/table';
import { isBotAt } from './games.ts';

/** A page at a table. */
export class Device implements Listener {
  readonly send: Listener['send'];
  /** The seat of the person who holds the device; −1 at first. */
  private at = -1;
  /** Their own cards are shown. */
  private open = false;

  constructor(send: Listener['send']) {
    this.send = send;
  }

  perspective(table: Table): Perspective {
    this.handOn(table);
    const { at } = this;
    const people = peopleAt(table);
    return {
      you: at,
      view: this.open ? at : SPECTATOR,
      // The journal is shared by all who share the device.
      news: (people.length === 1 ? people[0] : undefined) ?? SPECTATOR,
      turn: isBotAt(table, at) ? SPECTATOR : at,
    };
  }

  /** The person who must decide says that they hold the device. */
  lift(table: Table): void {
    const seat = personToDecide(table);
    if (seat < 0) return;
    this.at = seat;
    this.open = true;
  }

  /** The key that a command is sent with: where several share the device, that of the person whose turn it is. */
  keyFor(table: Table, id: string, command: Command['t']): string {
    const key = (seat: number) => table.seats[seat]?.key ?? '';
    // A command that is sent again may find the device in other hands.
    const before = table.seats.find((seat) => entryAsked(table, askedBy(seat.key, id)) !== undefined);
    if (before !== undefined) return before.key;
    if (command === 'rematch') return table.host;
    if (peopleAt(table).length <= 1) return key(this.at);
    if (command === 'act') return this.at === personToDecide(table) ? key(this.at) : '';
    if (command === 'back') return key(table.seats.findIndex(({ standIn }) => standIn));
    return command === 'stand-in' ? table.host : key(this.at);
  }

  /** Hands the device on, if that can be done in the open. */
  private handOn(table: Table): void {
    const people = peopleAt(table);
    if (people.length <= 1) {
      this.at = people[0] ?? SPECTATOR;
      this.open = true;
      return;
    }
    const seat = personToDecide(table);
    // When the game is over, the person who decided last holds the device.
    if (table.phase === 'over')
      this.at = table.match?.moves.findLast(({ by }) => by === 'person')?.seat ?? -1;
    if (seat < 0) return;
    const isSecret = turnsOnSecrets(table);
    if (seat === this.at) this.open ||= isSecret;
    else this.open = false;
    if (!isSecret) this.at = seat;
  }
}

function peopleAt(table: Table): number[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seat of the person who must decide; −1 when a bot must, or nobody. */
function personToDecide(table: Table): number {
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  return pending === null || isBotAt(table, pending.seat) ? -1 : pending.seat;
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
