/** What a branch deals depends on the view of its seat alone, in every mix of boxes; and its record is a whole game. */

import type { dealAgain, GameRecord } from '@tokaido/kernel';
import {
  Actions,
  branchRecord,
  dealAgain as deal,
  FastChance,
  Recorder,
  recordFromCompact,
  recordFromText,
  recordToCompact,
  recordToText,
  replay,
  SealedChance,
  sealedHead,
  seedFrom,
  verify,
} from '@tokaido/kernel';
import { compareBranches } from '@tokaido/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { tokaido } from '../src/index.ts';
import { BOX_MIXES, kitFor } from './kit.ts';

const SEED = Number(process.env['SEED'] ?? 20261115);
const SCALE = Number(process.env['SCALE'] ?? 1);

describe.each(BOX_MIXES)('%s', (_, boxes) => {
  const kit = kitFor(boxes);

  test(`a branch depends on what its seat knew alone (seed ${SEED})`, () => {
    const compared = compareBranches(kit, 10_000 * SCALE, SEED);
    const { samples, different, dealt, playedOn } = compared;
    console.log(
      `${samples} branches, ${different} of two worlds, ${dealt} other than the true position, ${playedOn} later on, seed ${SEED}`,
    );
    expect(different).toBeGreaterThan(samples / 4);
    expect(dealt).toBeGreaterThan(samples / 4);
    expect(playedOn).toBeGreaterThan(samples / 4);
  }, 600_000);

  test('a dealer who looks at what is hidden is caught', () => {
    const peeking: typeof dealAgain = (game, s, seat, phrase) => {
      const meals = game.rules.layout.families.find(({ name }) => name === 'meals');
      const lowest = meals === undefined ? 0 : meals.possible(s.m, 1, (seat + 1) % 2);
      return deal(game, s, seat, lowest % 2 === 0 ? phrase : `${phrase}!`);
    };
    expect(() => compareBranches(kit, 10_000, SEED, peeking)).toThrow('what is dealt changes');
  });

  test(`a branch of a random game is written, read and verified (seed ${SEED})`, () => {
    const rng = new FastChance(SEED);
    for (let round = 0; round < Math.max(4, 100 * SCALE); round++) {
      const parent = played(kit, rng, `parent ${round}`);
      const move = rng.below(parent.moves.length);
      const seat = rng.below(parent.result?.length ?? 1);
      const cards = round % 3 === 0 ? 'lay' : { deal: `deal-${round}` };
      const begun = branchRecord(parent, { move, seat, cards });
      if (!begun.ok) throw new Error(begun.error);
      const record = branchPlayed(kit, begun.value, rng, `branch ${round}`);
      expect(verify(tokaido, record)).toMatchObject({ ok: true, value: { sealed: true } });
      expect(recordFromText(recordToText(record))).toEqual({ ok: true, value: record });
      const link = recordToCompact(tokaido, record);
      if (!link.ok) throw new Error(link.error);
      expect(recordFromCompact(tokaido, link.value)).toMatchObject({
        ok: true,
        value: { branches: record.branches, moves: record.moves, result: record.result },
      });
    }
  }, 600_000);
});

type TokaidoKit = ReturnType<typeof kitFor>;
type TokaidoRecorder = Recorder<
  ReturnType<typeof tokaido.clone>,
  Parameters<typeof tokaido.setup>[0],
  unknown
>;

function played(kit: TokaidoKit, rng: FastChance, phrase: string): GameRecord {
  const seed = seedFrom(phrase);
  const options = kit.tables[rng.below(kit.tables.length)];
  if (options === undefined) throw new Error('a kit has tables');
  const chance = new SealedChance(seed, tokaido.rules.streams);
  return playOut(new Recorder(tokaido, options, chance, sealedHead(seed)) as TokaidoRecorder, rng);
}

function playOut(recorder: TokaidoRecorder, rng: FastChance): GameRecord {
  const legal = new Actions();
  while (!tokaido.isOver(recorder.state)) {
    const count = tokaido.legal(recorder.state, legal);
    recorder.play(legal.toArray()[rng.below(count)] ?? 0);
  }
  return recorder.record();
}

/** Plays a branch to its end with a shuffle of its own, or with the one that goes on. */
function branchPlayed(kit: TokaidoKit, begun: GameRecord, rng: FastChance, phrase: string): GameRecord {
  const { game } = kit;
  const seed = begun.seed === null ? seedFrom(phrase) : Uint8Array.from(Buffer.from(begun.seed, 'hex'));
  const chance = new SealedChance(seed, game.rules.streams);
  const read = replay(game, begun);
  if (!read.ok) throw new Error(read.error);
  const { state } = read.value;
  const legal = new Actions();
  const seen = new Actions();
  const moves = [...begun.moves];
  while (!game.isOver(state)) {
    const count = game.legal(state, legal);
    const action = legal.toArray()[rng.below(count)] ?? 0;
    // Whoever must decide knows from their own view what they may do: so bots can play on.
    const seat = game.pending(state)?.seat ?? 0;
    game.legal(game.fromView(game.observe(state, seat)), seen);
    expect(seen.toArray()).toEqual(legal.toArray());
    const outcomes: string[] = [];
    const noting: SealedChance['draw'] = (stream, index, low, high) => {
      const value = chance.draw(stream, index, low, high);
      outcomes.push(game.rules.outcomeWord(stream, value));
      return value;
    };
    game.play(state, action, { chance: { draw: noting }, tell: null });
    moves.push({ action: game.rules.describe(action), outcomes });
  }
  return { ...begun, ...sealedHead(seed), moves, result: game.scores(state).map(({ points }) => points) };
}
