import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inFolder, interruptedTokaido, tokaido } from '../../test/command.ts';

const WEIGHTS = fileURLToPath(new URL('../../../bots/weights/', import.meta.url));
const DUO_NET = `net=${join(WEIGHTS, 'duo.json')}`;

const ENTRANTS = ['random', 'nearby', 'greedy'];
const TABLES = '--table base-3 --table duo --anchor nearby --seed fuji'.split(' ');
const LEAGUE = ['league', ...ENTRANTS.flatMap((bot) => ['--entrant', bot]), ...TABLES];

interface Result {
  readonly tables: readonly {
    readonly table: string;
    readonly games: number;
    readonly ratings: readonly { readonly bot: string; readonly elo: { readonly mean: number } }[];
    readonly shares: readonly { readonly one: string; readonly others: string }[];
  }[];
}

const json = (args: readonly string[]) => JSON.parse(tokaido([...args, '--json', '-']).out) as Result;

describe('league', () => {
  const whole = json([...LEAGUE, '--blocks', '6', '--workers', '1']);

  it('lets everybody play against everybody and rates them at each table', () => {
    const [base, duo] = whole.tables;
    // Three pairings, both ways round, from three seats; in Duo one way from two seats.
    expect([base?.games, duo?.games]).toEqual([6 * 6 * 3, 6 * 3 * 2]);
    expect(base?.ratings.map(({ bot }) => bot)).toEqual(['greedy', 'nearby', 'random']);
    expect(base?.ratings[1]?.elo.mean).toBe(1500);
    expect(duo?.ratings[0]?.bot).toBe('greedy');
    for (const table of whole.tables) expect(table.shares).toHaveLength(6);
  });

  it('comes to the same on several threads', () => {
    expect(json([...LEAGUE, '--blocks', '6', '--workers', '3'])).toEqual(whole);
  });

  it('goes on where it was interrupted, and lets a newcomer meet the others', () => {
    inFolder((folder) => {
      const log = join(folder, 'league.jsonl');
      const resumed = [...LEAGUE, '--workers', '1', '--resume', log];
      const two = resumed.filter((_, i) => resumed[i] !== 'greedy' && resumed[i + 1] !== 'greedy');
      expect(tokaido([...two, '--blocks', '4'])).toMatchObject({ code: 0, err: '' });
      // As if the power had failed in the middle of a line.
      const text = readFileSync(log, 'utf8');
      writeFileSync(log, text.slice(0, -20));
      expect(json([...resumed, '--blocks', '6'])).toEqual(whole);
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
      expect(lines).toHaveLength(1 + 6 * 6 + 6 * 3);
      expect(lines.slice(0, 5)).toEqual(text.split('\n').slice(0, 5));
      const other = tokaido([...resumed, '--seed', 'other']);
      expect(other).toMatchObject({ code: 2 });
      expect(other.err).toContain('another seed');
    });
  });

  it('loses no deal to Ctrl-C: what was begun is finished, saved and rated', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tokaido-'));
    try {
      const log = join(folder, 'league.jsonl');
      const lines = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0);
      const args = [...LEAGUE, '--workers', '2', '--resume', log];
      const { code, out, err } = await interruptedTokaido([...args, '--blocks', '100000'], () => lines() > 5);
      expect(code).toBe(0);
      expect(err).toContain('Stopping after the games that have begun');
      expect(out).toContain('stopped early');
      const games = [...out.matchAll(/: (\d+) games/g)].map(([, count]) => Number(count));
      const saved = readFileSync(log, 'utf8').trimEnd().split('\n').slice(1);
      const played = saved.map((line) => (JSON.parse(line) as { shares: number[] }).shares.length);
      expect(games.reduce((sum, count) => sum + count)).toBe(played.reduce((sum, count) => sum + count));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('tells the result to people', () => {
    const { code, out, err } = tokaido([...LEAGUE, '--blocks', '2', '--workers', '1']);
    expect([code, err]).toEqual([0, '']);
    for (const part of ['base-3, seed fuji', 'rating', '95 %', 'anchor', '1 greedy', 'duo, seed fuji']) {
      expect(out).toContain(part);
    }
  });

  it('seats a net where it can play, and says where it cannot', () => {
    inFolder((folder) => {
      const file = join(folder, 'league.json');
      writeFileSync(join(folder, 'own.json'), readFileSync(join(WEIGHTS, 'duo.json')));
      const entrants = ['random', 'nearby', { name: 'own', bot: 'net=own.json' }];
      writeFileSync(file, JSON.stringify({ version: 1, entrants, tables: ['base-2', 'duo'] }));
      const { code, out, err } = tokaido(['league', file, '--blocks', '1', '--workers', '1']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('not here: own: the net');
      expect(out.slice(out.indexOf('duo, seed'))).toMatch(/\d own /);
    });
  });

  it.each([
    [[], 'at least two entrants'],
    [['no-such-file.json'], 'cannot read the league no-such-file.json'],
    [['package.json'], 'package.json is no league'],
    [['--entrant', 'random', '--entrant', 'nobody'], 'unknown bot "nobody"'],
    [['--entrant', 'random', '--entrant', 'random'], 'two entrants are called "random"'],
    [['--entrant', 'random', '--entrant', 'net=absent.json'], 'cannot read the net absent.json'],
    [['--entrant', 'random', '--entrant', 'greedy', '--table', 'base-9'], 'unknown table "base-9"'],
    [['--entrant', 'random', '--entrant', 'greedy', '--anchor', 'x'], 'the anchor "x" takes no part'],
    [['--entrant', 'random', '--entrant', 'greedy', '--variants', 'snow'], 'unknown variation "snow"'],
    [
      ['--entrant', 'random', '--entrant', 'greedy', '--entrant', DUO_NET, '--table', 'base-2'],
      'an entrant fits none of the tables',
    ],
    [['--entrant', 'random', '--entrant', DUO_NET, '--table', 'base-2'], 'nobody can play against anybody'],
  ])('refuses %j', (args, problem) => {
    const { code, out, err } = tokaido(['league', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(problem);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('league gate', () => {
  const GATE = ['league', 'gate', '--table', 'base-2', '--gain', '10', '--strangers'];
  // The heuristic is a stranger unless it plays itself.
  const CLEAR = [
    '--candidate',
    'heuristic',
    '--incumbent',
    'random',
    '--stranger',
    'nearby',
    '--workers',
    '2',
  ];

  it('accepts who is clearly better: undecided at its limit, and then from its file as if in one go', () => {
    inFolder((folder) => {
      const log = join(folder, 'gate.jsonl');
      const { code, out, err } = tokaido([...GATE, folder, ...CLEAR]);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('accepted: the log odds');
      expect(out).toContain('seed gate/base-2/heuristic/random');
      const before = tokaido([...GATE, folder, ...CLEAR, '--blocks', '30', '--resume', log]);
      expect(before.code).toBe(2);
      expect(before.out).toContain('undecided');
      const after = tokaido([...GATE, folder, ...CLEAR, '--workers', '1', '--resume', log]);
      expect(after).toEqual({ code, out, err });
    });
  });

  it('rejects who is no better, and says so by its exit code', () => {
    inFolder((folder) => {
      const args = ['--candidate', 'random', '--incumbent', 'heuristic', '--stranger', 'nearby'];
      const { code, out } = tokaido([...GATE, folder, ...args]);
      expect(code).toBe(1);
      expect(out).toContain('rejected: the log odds');
    });
  });

  it('refuses opponents that are no strangers, and candidates that are nobody', () => {
    inFolder((folder) => {
      const refuse = (...args: string[]) => {
        const { code, out, err } = tokaido([
          'league',
          'gate',
          '--blocks',
          '1',
          '--strangers',
          folder,
          ...args,
        ]);
        expect([code, out]).toEqual([2, '']);
        return err;
      };
      expect(refuse('--candidate', DUO_NET, '--table', 'base-4')).toContain('is for duo, not for tokaido');
      expect(refuse('--candidate', 'net', '--incumbent', 'net', '--table', 'duo')).toContain(
        'the same player',
      );
      expect(refuse('--candidate', 'net', '--table', 'duo')).toContain('no strangers to play against');
      expect(refuse('--candidate', 'greedy', '--table', 'duo', '--gain', '0')).toContain('above 0');
      const search = DUO_NET.replace('net=', 'net-rollouts=');
      const same = ['--candidate', DUO_NET, '--incumbent', 'greedy', '--table', 'duo', '--stranger', search];
      expect(refuse(...same)).toContain('it is the same net');
      const net = JSON.parse(readFileSync(join(WEIGHTS, 'duo.json'), 'utf8')) as { weights: string };
      const flipped = { ...net, weights: net.weights.replaceAll('A', 'B') };
      writeFileSync(join(folder, 'duo-a.json'), JSON.stringify(flipped));
      expect(refuse('--candidate', DUO_NET, '--table', 'duo')).toContain('trained with the seed');
    });
  });
});
