/** An evaluation never depends on how a position was reached: what is added up bit by bit equals what is added up anew. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { Evaluator } from './afterstate.ts';
import { HIDDEN, Net } from './net.ts';
import { NET_TASKS } from './nets-at-start.ts';

const SCALE = Number(process.env['SCALE'] ?? 1);
/** Positions a task. */
const POSITIONS = Math.ceil(5000 * SCALE);
/** After so many games another net plays. */
const GAMES_A_NET = 4;
const SEED = Number(process.env['SEED'] ?? 77);

/** Where two nets differ in what they have just said, if they do. */
function differences(a: Net, b: Net, ended: boolean): string {
  for (const part of ['win', 'points', 'x'] as const) {
    if (part === 'x' && ended) continue;
    const at = a[part].findIndex((value, i) => !Object.is(value, b[part][i]));
    if (at >= 0) return `${part} ${at} is ${a[part][at]} and anew ${b[part][at]}`;
  }
  return '';
}

describe.each([...NET_TASKS.keys()])(`%s, seed ${SEED}`, (id) => {
  it('gives the same bits for every action, and leaves those of the best, whatever was valued before', () => {
    const task = NET_TASKS.get(id)!();
    const { game, features, seats, tables } = task;
    const rng = new FastChance(SEED);
    const [net, anew] = [0, 1].map(() => new Net({ inputs: features.size, seats, hidden: HIDDEN }));
    const evaluator = new Evaluator(game, features, net);
    const reference = new Evaluator(game, features, anew);
    const legal = new Actions();
    let positions = 0;
    for (let table = 0; positions < POSITIONS; table++) {
      if (table % GAMES_A_NET === 0) {
        net.seed((n) => rng.below(n));
        anew.load(net.floats());
      }
      const options = tables[rng.below(tables.length)];
      const s = game.setup(options, silent(rng));
      for (let count = game.legal(s, legal); count > 0; count = game.legal(s, legal)) {
        const seat = game.rules.frames.seat(s);
        const check = (action: number) => {
          anew.forget();
          reference.value(s, seat, action);
          const found = differences(net, anew, evaluator.ended);
          // An expectation for each would take longer than the evaluations.
          if (found === '') return;
          const words = game.rules.optionWords(options);
          throw new Error(`${words}, seat ${seat}, ${game.rules.describe(action)}: ${found}`);
        };
        // Games go on at random and some decisions are passed over: so the last look may be long ago.
        if (count > 1 && rng.below(2) === 0) {
          positions++;
          for (const action of legal.toArray()) {
            evaluator.value(s, seat, action);
            check(action);
          }
          check(evaluator.best(s, seat, legal.list, count));
        }
        game.play(s, legal.list[rng.below(count)], silent(rng));
      }
    }
    expect(positions).toBeGreaterThanOrEqual(POSITIONS);
  }, 120_000);
});
