/** Branches of Duo: nothing lies face down, so a branch is the same position with a new shuffle. */

import { Actions, branchRecord, FastChance, Recorder, replay } from '@tokaido/kernel';
import { compareBranches } from '@tokaido/kernel/testkit';
import { expect, test } from 'vitest';
import { duo } from '../src/index.ts';
import { kit } from './kit.ts';

const SEED = Number(process.env['SEED'] ?? 20261115);
const SCALE = Number(process.env['SCALE'] ?? 1);

test(`a branch depends on what its seat knew alone, which is all there is (seed ${SEED})`, () => {
  const compared = compareBranches(kit, 10_000 * SCALE, SEED);
  console.log(`${compared.samples} branches, seed ${SEED}`);
  expect(compared.playedOn).toBeGreaterThan(compared.samples / 4);
  expect(compared.dealt).toBe(0);
}, 600_000);

test('the record of a branch can be replayed up to where it left', () => {
  const rng = new FastChance(SEED);
  const recorder = new Recorder(duo, { first: 'drawn' }, rng);
  const legal = new Actions();
  while (!duo.isOver(recorder.state)) {
    const count = duo.legal(recorder.state, legal);
    recorder.play(legal.toArray()[rng.below(count)] ?? 0);
  }
  const parent = recorder.record();
  const views: string[] = [];
  replay(duo, parent, null, (state) => void views.push(JSON.stringify(duo.observe(state, 1))));
  for (let move = 0; move < views.length; move++) {
    const begun = branchRecord(parent, { move, seat: 1, cards: { deal: 'fuji' } });
    const read = begun.ok ? replay(duo, begun.value) : begun;
    if (!read.ok) throw new Error(read.error);
    expect(JSON.stringify(duo.observe(read.value.state, 1)), `move ${move}`).toBe(views[move]);
  }
});
