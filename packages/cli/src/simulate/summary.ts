/** The summary of many games: points by seat, by traveler and by source. */

import type { Score } from '@tokaido/kernel';
import type { Match } from '../bots/bot-match.ts';
import type { GameSupport } from '../games/game-support.ts';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';

/** Points of one seat or one traveler over the games. A shared first place counts as a fraction of a win. */
class Tally {
  games = 0;
  wins = 0;
  private sum = 0;
  private squares = 0;

  add(points: number, win: number): void {
    this.games++;
    this.wins += win;
    this.sum += points;
    this.squares += points * points;
  }

  get mean(): number {
    return this.sum / this.games;
  }

  get sd(): number {
    return Math.sqrt(Math.max(0, this.squares / this.games - this.mean ** 2));
  }

  get winShare(): string {
    return `${((100 * this.wins) / this.games).toFixed(1)} %`;
  }
}

export class Summary {
  private readonly seats = new Map<string, Tally>();
  private readonly personas = new Map<string, Tally>();
  private readonly sources = new Map<string, number>();
  private readonly numbers = new Map<string, number[]>();
  private readonly words = new Map<string, Map<string, number>>();
  private games = 0;
  private decisions = 0;
  private points = 0;
  private results = 0;

  add(table: GameSupport, match: Match, scores: readonly Score[]): void {
    this.games++;
    this.decisions += match.decisions;
    for (const [what, value] of Object.entries(table.highlights?.(match.state) ?? {})) {
      if (typeof value === 'number') this.listOf(what).push(value);
      else {
        const counts = this.words.get(what) ?? new Map<string, number>();
        this.words.set(what, counts.set(value, (counts.get(value) ?? 0) + 1));
      }
    }
    const first = scores.filter(({ place }) => place === 1).length;
    for (const { seat, points, place, by } of scores) {
      const win = place === 1 ? 1 / first : 0;
      tallyOf(this.seats, `${seat + 1} ${match.bots[seat]?.name}`).add(points, win);
      tallyOf(this.personas, table.persona(match.state, seat)).add(points, win);
      for (const [source, n] of Object.entries(by)) {
        this.sources.set(source, (this.sources.get(source) ?? 0) + n);
      }
      this.points += points;
      this.results++;
    }
  }

  private listOf(what: string): number[] {
    const list = this.numbers.get(what) ?? [];
    this.numbers.set(what, list);
    return list;
  }

  /** What the game counts besides points: the spread of numbers, the share of words. */
  private highlights(): string[] {
    const lines: string[] = [];
    if (this.numbers.size > 0) {
      const rows = [...this.numbers].map(([what, list]): Row => {
        const sorted = [...list].sort((a, b) => a - b);
        const mean = sorted.reduce((sum, n) => sum + n, 0) / sorted.length;
        return [what, mean.toFixed(2), ...[0.05, 0.5, 0.95].map((share) => quantile(sorted, share))];
      });
      lines.push('', ...columns(['per game', 'mean', '5 %', 'median', '95 %'], rows));
    }
    for (const [what, counts] of this.words) {
      const rows = [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([word, n]): Row => [word, n, `${((100 * n) / this.games).toFixed(1)} %`]);
      lines.push('', ...columns([what, 'games', 'share'], rows));
    }
    return lines;
  }

  lines(seconds: number): string[] {
    const bySeat = [...this.seats].sort(([a], [b]) => a.localeCompare(b, 'en'));
    const byPersona = [...this.personas].sort(([, a], [, b]) => b.mean - a.mean);
    const bySource = [...this.sources].filter(([, points]) => points !== 0).sort(([, a], [, b]) => b - a);
    return [
      ...columns(['seat', 'games', 'points', 'sd', 'wins'], bySeat.map(tallyRow)),
      '',
      ...columns(['traveler', 'games', 'points', 'sd', 'wins'], byPersona.map(tallyRow)),
      '',
      ...columns(
        ['source', 'points', 'share'],
        bySource.map(([source, points]) => [
          source,
          (points / this.results).toFixed(2),
          `${((100 * points) / this.points).toFixed(1)} %`,
        ]),
      ),
      ...this.highlights(),
      '',
      `${this.games} games, ${(this.decisions / this.games).toFixed(1)} decisions per game, ` +
        `${Math.round(this.decisions / seconds)} decisions/s`,
    ];
  }
}

/** The value below which a share of sorted numbers lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function tallyOf(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? new Tally();
  tallies.set(key, tally);
  return tally;
}

function tallyRow([name, tally]: readonly [string, Tally]): Row {
  return [name, tally.games, tally.mean.toFixed(2), tally.sd.toFixed(2), tally.winShare];
}
