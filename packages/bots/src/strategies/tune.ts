/**
 * Tunes the weights of a heuristic by an evolution strategy over arena blocks: pairs of opposite changes play
 * the same deals, and the weights follow the mean of those that did better. The same words give the same run.
 *
 *   npx tsx packages/bots/src/strategies/tune.ts tokaido --steps 14 --pairs 63 --seed tune
 */

import { parseArgs } from 'node:util';
import type { State } from '@tokaido/kernel';
import { FastChance, seedFrom } from '@tokaido/kernel';
import { playBlock } from '../arena/block.ts';
import { duoWorth } from './duo.ts';
import type { DuoWeights } from './duo-weights.ts';
import { heuristicWorth } from './heuristic.ts';
import { HEURISTIC_OUTCOMES } from './heuristic-rater.ts';
import { lookahead } from './lookahead.ts';
import { STRATEGIES } from './registry.ts';
import type { Weights } from './weights.ts';

type Table = Readonly<Record<string, number>>;

interface Subject {
  readonly tables: readonly string[];
  /** Set by hand. */
  readonly start: Table;
  worth(s: never, seat: number, weights: Table): number;
}

const HAND: Weights = {
  coin: 1.1,
  purse: 8,
  meal: 0.5,
  step: 0.6,
  road: 0.35,
  floor: 1.5,
  taken: 0.6,
  threat: 0.05,
  line: 0.1,
  shop: 0.6,
  gift: 0.6,
  meet: 2.4,
  pick: 0.8,
  race: 1,
  spread: 3,
  finish: 0.8,
  donor: 0.8,
  donorSpread: 6,
  amulet: 2,
  scroll: 1.5,
  scrollNow: 0.7,
  legend: 4,
  script: 3,
  rival: 0.25,
};

const DUO_HAND: DuoWeights = {
  temple: 1.5,
  garden: 1.5,
  coin: 0.9,
  ware: 0.6,
  painting: 1,
  wave: 2,
  token: 2.5,
  rival: 1,
  close: 1,
};

const SUBJECTS: Readonly<Record<string, Subject>> = {
  tokaido: {
    tables: [
      'players=4',
      'players=2',
      'players=4 boxes=crossroads,matsuri',
      'players=3',
      'players=5',
      'players=4 variations=gastronomy',
      'players=3 boxes=crossroads',
    ],
    start: { ...HAND },
    worth: (s, seat, weights) => heuristicWorth(s, seat, weights as unknown as Weights),
  },
  duo: {
    tables: ['board=reconstructed-1'],
    start: { ...DUO_HAND },
    worth: (s, seat, weights) => duoWorth(s, seat, weights as unknown as DuoWeights),
  },
};

/** Opponents in turn: the weights the step began with, and something of another kind. */
const OPPONENTS = ['present', 'greedy', 'present'];
/** Spread of a change, as a power of e, in the first step and in the last; and how far a step goes. */
const FIRST_SPREAD = 0.3;
const LAST_SPREAD = 0.15;
const STRIDE = 0.6;
/** What a win is worth, in points of margin. */
const WIN = 20;

function bell(rng: FastChance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += rng.next() / 0x100000000;
  return sum - 6;
}

function changed(weights: Table, change: readonly number[], factor: number): Table {
  const entries = Object.entries(weights);
  return Object.fromEntries(entries.map(([name, w], i) => [name, w * Math.exp(factor * change[i])]));
}

/** Makes a strategy of weights that may be exchanged between games. */
function addTrial(name: string, game: string, subject: Subject): { weights: Table } {
  const trial = { weights: subject.start };
  const worth = (s: State, seat: number) => subject.worth(s as never, seat, trial.weights);
  STRATEGIES.set(name, (known) => {
    if (known.game.id !== game) throw new Error(`${name} plays ${game} only`);
    return lookahead(name, known, worth, HEURISTIC_OUTCOMES);
  });
  return trial;
}

async function tune(id: string, subject: Subject, steps: number, pairs: number, seed: string): Promise<void> {
  const rng = new FastChance(new DataView(seedFrom(seed).buffer).getUint32(0));
  const trial = addTrial('trial', id, subject);
  const present = addTrial('present', id, subject);
  const names = Object.keys(subject.start);
  const score = async (weights: Table, block: number): Promise<number> => {
    trial.weights = weights;
    const { games } = await playBlock(
      {
        game: id,
        options: subject.tables[block % subject.tables.length],
        candidate: 'trial',
        against: OPPONENTS[Math.floor(block / subject.tables.length) % OPPONENTS.length],
        many: false,
        draft: false,
        seed,
        budget: { ms: 0, playouts: 0 },
      },
      block,
    );
    return games.reduce((sum, g) => sum + g.points - g.otherPoints + WIN * g.share, 0) / games.length;
  };

  for (let step = 0, block = 0; step < steps; step++) {
    const spread = FIRST_SPREAD + ((LAST_SPREAD - FIRST_SPREAD) * step) / Math.max(1, steps - 1);
    const slope = names.map(() => 0);
    let mean = 0;
    for (let pair = 0; pair < pairs; pair++, block++) {
      const change = names.map(() => bell(rng));
      const up = await score(changed(present.weights, change, spread), block);
      const down = await score(changed(present.weights, change, -spread), block);
      mean += (up + down) / 2 / pairs;
      for (const i of names.keys()) slope[i] += ((up - down) * change[i]) / pairs;
    }
    // A slope of the average size moves its weight by STRIDE spreads.
    const average = Math.hypot(...slope) / Math.sqrt(names.length) || 1;
    const move = slope.map((x) => Math.max(-2, Math.min(2, x / average)));
    present.weights = changed(present.weights, move, STRIDE * spread);
    process.stdout.write(`step ${step + 1}: mean ${mean.toFixed(2)}\n${words(present.weights)}\n`);
  }
}

function words(weights: Table): string {
  const round = ([name, value]: [string, number]) => [name, Number(value.toPrecision(3))];
  return JSON.stringify(Object.fromEntries(Object.entries(weights).map(round)));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: '14' },
    pairs: { type: 'string', default: '63' },
    seed: { type: 'string', default: 'tune' },
  },
});
const [id = 'tokaido'] = positionals;
const subject = SUBJECTS[id];
if (subject === undefined) throw new Error(`nothing to tune for "${id}"`);
await tune(id, subject, Number(values.steps), Number(values.pairs), values.seed);
