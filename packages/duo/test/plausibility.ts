/**
 * Plays greedy against greedy and prints what a game looks like, to compare with what is known of the
 * printed game: `npx tsx packages/duo/test/plausibility.ts GAMES SEED`.
 */

import { FastChance } from '@tokaido/kernel';
import { MERCHANT } from '../src/data/components.ts';
import { TRIGGERS } from '../src/ending.ts';
import type { Event } from '../src/events.ts';
import { duo } from '../src/game.ts';
import { DEFAULT_OPTIONS } from '../src/options.ts';
import { GreedyPlayer } from './greedy.ts';

export interface Plausibility {
  readonly turns: readonly number[];
  readonly by: Readonly<Record<string, number>>;
  readonly winners: readonly number[];
  readonly all: readonly { points: number; pilgrim: number; slabs: number; gifts: number }[];
  readonly endings: readonly number[];
  /** Merchant dice, and those among them that moved nobody. */
  readonly merchant: { readonly dice: number; readonly blocked: number };
  readonly first: { readonly won: number; readonly lost: number; readonly tied: number };
}

export function sample(games: number, seed: number): Plausibility {
  const merchant = { dice: 0, blocked: 0 };
  const tell = (event: Event) => {
    if (event.type === 'blocked') merchant.blocked++;
    else if (event.type === 'die' && event.character === MERCHANT) merchant.dice++;
  };
  const dealer = { chance: new FastChance(seed), tell };
  const player = new GreedyPlayer(seed + 1);
  const turns: number[] = [];
  const by: Record<string, number> = { pilgrim: 0, merchant: 0, artist: 0 };
  const winners: number[] = [];
  const all: { points: number; pilgrim: number; slabs: number; gifts: number }[] = [];
  const endings = TRIGGERS.map(() => 0);
  const first = { won: 0, lost: 0, tied: 0 };
  for (let game = 0; game < games; game++) {
    const s = duo.setup(DEFAULT_OPTIONS, dealer);
    while (!duo.isOver(s)) duo.play(s, player.choose(s), dealer);
    const scores = duo.scores(s);
    turns.push(s.turn);
    endings[s.ending - 1]++;
    winners.push(Math.max(...scores.map(({ points }) => points)));
    for (const score of scores) {
      for (const [source, points] of Object.entries(score.by)) by[source] += points / (2 * games);
      const p = s.players[score.seat];
      all.push({ points: score.points, pilgrim: score.by['pilgrim'], slabs: p.slabs, gifts: p.gifted });
    }
    const [starter, other] = [scores[s.compass], scores[1 - s.compass]];
    if (starter.place === other.place) first.tied++;
    else if (starter.place === 1) first.won++;
    else first.lost++;
  }
  return { turns, by, winners, all, endings, merchant, first };
}

function quantile(list: readonly number[], q: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(q * (sorted.length - 1))];
}

function print(games: number, seed: number): void {
  const { turns, by, winners, all, endings, merchant, first } = sample(games, seed);
  const percent = (n: number, of = games) => `${((100 * n) / of).toFixed(1)}%`;
  const share = (test: (side: (typeof all)[number]) => boolean) =>
    percent(all.filter(test).length, all.length);
  const mean = turns.reduce((a, b) => a + b, 0) / games;
  const points = Object.entries(by).map(([source, n]) => `${source} ${n.toFixed(1)}`);
  const rows = [
    ['turns', `mean ${mean.toFixed(1)}, 90% in ${quantile(turns, 0.05)}-${quantile(turns, 0.95)}`],
    ['mean points', points.join(', ')],
    ['winner', `median ${quantile(winners, 0.5)}, 95th percentile ${quantile(winners, 0.95)}`],
    ['players at 95 or more', share((side) => side.points >= 95)],
    [
      '5+ slabs / 6+ gifts / 42+ Pilgrim points',
      [
        share((side) => side.slabs >= 5),
        share((side) => side.gifts >= 6),
        share((side) => side.pilgrim >= 42),
      ].join(' / '),
    ],
    ['ended by', endings.map((n, i) => `${TRIGGERS[i]} ${percent(n)}`).join(', ')],
    ['blocked Merchant dice', percent(merchant.blocked, merchant.dice)],
    ['first player', `wins ${percent(first.won)}, loses ${percent(first.lost)}, ties ${percent(first.tied)}`],
  ];
  console.log(`${games} games, seed ${seed}`);
  for (const [what, value] of rows) console.log(`${what.padEnd(42)} ${value}`);
}

const [games, seed] = process.argv.slice(2).map(Number);
if (process.argv[1]?.endsWith('plausibility.ts')) print(games || 200, seed || 1);
