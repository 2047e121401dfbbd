/** Runs in a worker of a browser: bots of one level play each other as on a device, and every decision is timed. */

import type { State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { playedGame } from '@tokaido/table';
import { botMove } from '../src/worker/bots.ts';
import { loadRules } from '../src/worker/load-rules.ts';

export interface Ask {
  readonly game: string;
  readonly options: string;
  readonly level: string;
  /** How many decisions are timed. */
  readonly decisions: number;
}

/** Decisions before the first that is timed: nets are fetched, and the browser translates the code. */
const WARM_UP = 40;

const legal = new Actions();

/** The decisions with a choice of whole games, in milliseconds. */
async function timesOf({ game: id, options, level, decisions }: Ask): Promise<number[]> {
  await loadRules({ game: id, options });
  const played = playedGame({ game: id });
  if (!played.ok) throw new Error(played.error);
  const { game } = played.value;
  const parsed = game.rules.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error);
  const rng = new FastChance(1);
  const dealer = { chance: rng, tell: null };
  const times: number[] = [];
  while (times.length < WARM_UP + decisions) {
    const s = game.setup(parsed.value, dealer);
    while (!game.isOver(s)) game.play(s, await decide(game, s, level, rng, times), dealer);
  }
  return times.slice(WARM_UP, WARM_UP + decisions);
}

async function decide(
  game: AnyGame,
  s: State,
  level: string,
  rng: FastChance,
  times: number[],
): Promise<number> {
  const open = game.legal(s, legal);
  const [first] = legal.list;
  if (open === 1 && first !== undefined) return first;
  const view = game.observe(s, game.rules.frames.seat(s));
  const seed = rng.next();
  const start = performance.now();
  const action = await botMove(game, level, view, seed);
  times.push(performance.now() - start);
  return action;
}

/** What this file uses of a worker's own globals; the types of a page say otherwise. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: Ask }) => void): void;
  postMessage(times: readonly number[] | string, transfer: []): void;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('message', ({ data }) => {
  timesOf(data).then(
    (times) => worker.postMessage(times, []),
    (error: unknown) => worker.postMessage(String(error), []),
  );
});
