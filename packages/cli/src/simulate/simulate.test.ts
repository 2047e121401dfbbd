import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../../test/command.ts';

interface Line {
  readonly options: { readonly players: number; readonly variations: readonly string[] };
  readonly seed: string;
  readonly decisions: number;
  readonly seats: readonly {
    readonly bot: string;
    readonly traveler: string;
    readonly points: number;
    readonly place: number;
    readonly by: Readonly<Record<string, number>>;
    readonly collection: Readonly<Record<string, unknown>>;
  }[];
}

const ARGS = ['simulate', '--games', '6', '--players', '3', '--bots', 'greedy,random', '--jsonl', '-'];

function lines(text: string): Line[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe('simulate', () => {
  it('plays the same games for the same seed, and others for another', () => {
    const first = tokaido([...ARGS, '--seed', 'fuji']);
    expect(first.code).toBe(0);
    expect(tokaido([...ARGS, '--seed', 'fuji']).out).toBe(first.out);
    expect(tokaido([...ARGS, '--seed', 'hakone']).out).not.toBe(first.out);
    expect(first.err).toContain('players=3, seed fuji');
    expect(first.err).toContain('6 games');
  });

  it('writes one whole object a game', () => {
    const games = lines(tokaido([...ARGS, '--variants', 'gastronomy', '--seed', 'fuji']).out);
    expect(games.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `fuji/${n}`));
    for (const { options, seats, decisions } of games) {
      expect(options).toMatchObject({ players: 3, variations: ['gastronomy'] });
      expect(seats.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'greedy']);
      expect(decisions).toBeGreaterThan(30);
      expect(Math.min(...seats.map(({ place }) => place))).toBe(1);
      for (const { traveler, points, by, collection } of seats) {
        expect(traveler).toMatch(/^[a-z-]+$/);
        expect(Object.values(by).reduce((sum, n) => sum + n, 0)).toBe(points);
        expect(collection).toHaveProperty('souvenirs');
      }
    }
  });

  it('writes lines and records into files, and the summary to stdout', () => {
    inFolder((folder) => {
      const file = join(folder, 'games.jsonl');
      const records = join(folder, 'records');
      const { code, out, err } = tokaido(
        `simulate --games 2 --seed fuji --jsonl ${file} --record ${records}`.split(' '),
      );
      // Nobody looks at a terminal, so no bar is drawn.
      expect([code, err]).toEqual([0, '']);
      for (const part of ['seat', 'traveler', 'source', '2 games', 'decisions/s'])
        expect(out).toContain(part);
      const games = lines(readFileSync(file, 'utf8'));
      for (const [i, { seats, decisions }] of games.entries()) {
        const record = readFileSync(join(records, `game-000${i + 1}.txt`), 'utf8');
        expect(record).toContain(`result ${seats.map(({ points }) => points).join(' ')}`);
        expect(tokaido(['verify', join(records, `game-000${i + 1}.txt`)]).out).toContain(
          `${decisions} decisions`,
        );
      }
    });
  });
});
