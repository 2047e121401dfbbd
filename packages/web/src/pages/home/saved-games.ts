/** The games of this device as the first page and the journeys list them, and a new one at a touch. */

import { signal } from '@preact/signals';
import type { Settings } from '../../app/settings.ts';
import { TEMPER_IDS } from '../../app/settings.ts';
import { deviceStorage } from '../../app/storage.ts';
import type { LocalGame, LocalSetup } from '../../table/open-local.ts';
import { duoBoard } from '../duo-board.ts';

/** The program of the table is fetched while the first page is looked at. */
const opener = () => import('../../table/open-local.ts');

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
    const [first, ...others] = openFirst(await (await opener()).localGames());
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

type Quick = Pick<Settings, 'game' | 'bots' | 'boxes' | 'level' | 'name'>;

/**
 * The table behind the big button: me and a number of bots, no two of the same temper; in Duo one, on the board that was
 * used last.
 */
export function quickSetup({ game, bots, boxes, level, name }: Quick, random = Math.random): LocalSetup {
  const me = { kind: 'me', name } as const;
  const tempers: string[] = [...TEMPER_IDS];
  const bot = () => {
    const [temper] = tempers.splice(Math.floor(random() * tempers.length), 1);
    return { kind: 'bot', level, name: '', ...(temper !== undefined && { temper }) } as const;
  };
  if (game === 'duo') return { game, options: '', board: duoBoard.value?.text, seats: [me, bot()] };
  return {
    options: boxes === '' ? '' : `boxes=${boxes}`,
    seats: [me, ...Array.from({ length: bots }, bot)],
  };
}

/** How long such a table takes, in minutes, when nobody hurries. */
export function minutesFor({ game, bots, boxes }: Pick<Settings, 'game' | 'bots' | 'boxes'>): number {
  if (game === 'duo') return 15;
  const added = boxes === '' ? 0 : boxes.split(',').length * 2;
  return 5 + bots + added;
}

/** Fetches what the table behind the big button needs, while the first page is looked at. */
export async function prefetchQuick(setup: LocalSetup): Promise<void> {
  // Whether it can be had matters when the table is laid.
  await opener()
    .then(({ prefetchTable }) => prefetchTable(setup))
    .catch(() => undefined);
}

/** Lays a table and says where it stands. */
export async function startGame(setup: LocalSetup): Promise<string> {
  return `/g/${await (await opener()).newLocal(setup)}`;
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
