/** Recorded games for tests: some decisions by a net, others at random, so that there is something to find fault with. */

import { createDuo, duo, RECONSTRUCTED } from '@tokaido/duo';
import type { Game, GameRecord, State } from '@tokaido/kernel';
import { Actions, FastChance, Recorder } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { evaluatorFor } from '../src/net/shipped-nets.ts';

export type AnyGame = Game<State, unknown, unknown>;

const ROAD: AnyGame = tokaido;

const OTHER_BOARD = createDuo({
  ...RECONSTRUCTED,
  slabs: [0, 6, 12, 18, 24, 30, 36],
});

/** `[name, game, options, who judges]`. */
export const RECORDED_TABLES: readonly (readonly [string, AnyGame, string, string])[] = [
  ['the base game', ROAD, 'players=4', 'net'],
  ['two players', ROAD, 'players=2 variations=gastronomy', 'net'],
  [
    'five players with all boxes',
    ROAD,
    'players=5 boxes=crossroads,matsuri,new-encounters,promo-travelers',
    'net',
  ],
  ['Duo', duo, 'board=reconstructed-1', 'net'],
  [
    'Duo on a board that no net knows',
    OTHER_BOARD,
    OTHER_BOARD.rules.optionWords({ first: 'drawn' }),
    'greedy playouts',
  ],
];

/** Seats below `byNet` play by the net, and the others at random every third time. */
export function recordedGame(
  game: AnyGame,
  options: string,
  { seed, byNet = 0, most = Infinity }: { seed: number; byNet?: number; most?: number },
): GameRecord {
  const read = game.rules.parseOptions(options);
  if (!read.ok) throw new Error(read.error);
  const rng = new FastChance(seed);
  const net = evaluatorFor(game, read.value);
  const legal = new Actions();
  const recorder = new Recorder(game, read.value, rng);
  for (let move = 0; move < most && !game.isOver(recorder.state); move++) {
    const count = game.legal(recorder.state, legal);
    const seat = game.rules.frames.seat(recorder.state);
    const isRandom = !net.ok || (seat >= byNet && rng.below(3) === 0);
    const actions = legal.toArray();
    recorder.play(isRandom ? actions[rng.below(count)] : net.value.best(recorder.state, seat, actions));
  }
  return recorder.record();
}
