/** The games of this device as the first page and the journeys list them. */

import { signal } from '@preact/signals';
import { deviceStorage } from '../../app/storage.ts';
import type { LocalGame } from '../../table/open-local.ts';

/** What the first page offers to go on with; kept, so that it stands there at once and nothing moves. */
export interface Open {
  readonly id: string;
  readonly game: string;
  readonly yours: boolean;
  /** In Duo the turn. */
  readonly leg: number;
  /** The other people at the device, by name. */
  readonly people: readonly string[];
  readonly bots: number;
}

const NAME = 'continue';

/** The game to go on with, and how many more are open. */
export const toContinue = signal<{ readonly game: Open | null; readonly more: number }>({
  game: readOpen(deviceStorage.get(NAME)),
  more: 0,
});

/** Looks again at what is open. */
export async function lookForGames(): Promise<void> {
  try {
    const [first, ...others] = openFirst(await (await import('../../table/open-local.ts')).localGames());
    toContinue.value = { game: first === undefined ? null : openOf(first), more: others.length };
    if (toContinue.value.game === null) deviceStorage.remove(NAME);
    else deviceStorage.set(NAME, toContinue.value.game);
  } catch {
    // A device that keeps no games has none to go on with.
    toContinue.value = { game: null, more: 0 };
  }
}

/** The games that can be gone on with: those that wait for a person first, then the latest. */
export function openFirst(games: readonly LocalGame[]): readonly LocalGame[] {
  return games
    .filter(({ phase, damaged }) => phase === 'playing' && damaged === null)
    .sort((a, b) => Number(b.yours) - Number(a.yours) || b.touched - a.touched);
}

export function openOf(game: LocalGame): Open {
  const people = game.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return {
    id: game.id,
    game: game.game,
    yours: game.yours,
    leg: game.leg,
    people: people.length > 1 ? people : [],
    bots: game.seats.filter(({ kind }) => kind === 'bot').length,
  };
}

/** What was stored, if it still makes sense. */
export function readOpen(stored: unknown): Open | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, game, yours, leg, people, bots } = stored as Partial<Record<keyof Open, unknown>>;
  if (typeof id !== 'string' || !Array.isArray(people)) return null;
  return {
    id,
    // Version 0.1.0 wrote none down.
    game: typeof game === 'string' ? game : 'tokaido',
    yours: yours === true,
    leg: Number(leg) || 0,
    people: people.map(String),
    bots: Number(bots) || 0,
  };
}
