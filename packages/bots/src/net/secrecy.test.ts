/** What a net sees, and what it decides, does not change when everything hidden from its seat is dealt again. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { Evaluator } from './afterstate.ts';
import { HIDDEN, Net } from './net.ts';
import { NET_TASKS } from './nets-at-start.ts';

const SCALE = Number(process.env['SCALE'] ?? 1);
/** Positions a task; at full length together well over 10,000. */
const POSITIONS = Math.ceil(1250 * SCALE);

describe.each([...NET_TASKS.keys()])('%s', (id) => {
  it('sees and decides the same after a re-deal', () => {
    const task = NET_TASKS.get(id)!();
    const { game, features, tables } = task;
    const rng = new FastChance(2024);
    const net = new Net({ inputs: features.size, seats: task.seats, hidden: HIDDEN });
    net.seed((n) => rng.below(n));
    const legal = new Actions();
    const again = new Actions();
    let positions = 0;
    for (let table = 0; positions < POSITIONS; table++) {
      const s = game.setup(tables[(table * 7) % tables.length], silent(rng));
      const evaluator = new Evaluator(game, features, net);
      while (!game.isOver(s)) {
        const count = game.legal(s, legal);
        if (count > 1) {
          positions++;
          const seat = game.rules.frames.seat(s);
          const actions = legal.toArray();
          const truth = game.clone(s);
          const other = game.fromView(game.observe(s, seat));
          game.determinize(other, seat, rng);
          game.legal(other, again);
          expect(again.toArray()).toEqual(actions);
          for (const action of actions) {
            evaluator.value(truth, seat, action);
            const seen = net.x.slice();
            evaluator.value(other, seat, action);
            const differs = seen.findIndex((value, i) => value !== net.x[i]);
            if (differs >= 0) {
              throw new Error(
                `${id} table ${table}: column ${differs} of ${game.rules.describe(action)} at "${game.pending(s)?.decision}" differs`,
              );
            }
          }
          expect(evaluator.best(other, seat, actions)).toBe(evaluator.best(truth, seat, actions));
        }
        game.play(s, legal.list[rng.below(count)], silent(rng));
      }
    }
    expect(positions).toBeGreaterThanOrEqual(POSITIONS);
  }, 60_000);
});
