import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../test/command.ts';
import { runHere } from '../test/run-here.ts';

const COMMANDS = [
  'play',
  'demo',
  'serve',
  'backup',
  'tables',
  'replay',
  'verify',
  'compact',
  'expand',
  'analyse',
  'conform',
  'boxes',
  'board',
  'simulate',
  'arena',
  'league',
  'bench',
  'load',
  'chaos',
  'attack',
];

it('prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  for (const flag of ['--version', '-V'])
    expect(tokaido([flag])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

describe('help', () => {
  it('names every command', () => {
    const { code, out, err } = tokaido(['--help']);
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(command);
    expect(tokaido([]).out).toBe(out);
  });

  it.each(COMMANDS)('%s --help gives examples', async (command) => {
    const { code, out, err } = await runHere([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`$ tokaido ${command}`);
  });
});

/** Arguments and what the one line on stderr must say. */
const BAD_USAGE: readonly (readonly [args: string[], says: string])[] = [
  [['travel'], 'tokaido --help'],
  [['simulate', '--nonsense'], 'tokaido simulate --help'],
  [['simulate', 'nonsense'], 'tokaido simulate --help'],
  [['simulate', '--game', 'chess'], 'tokaido, duo'],
  [['simulate', '--players', '6'], '1 to 5'],
  [['simulate', '--players', '1'], '2 to 5'],
  [['simulate', '--players', 'four'], 'whole number'],
  [['simulate', '--players'], 'argument missing'],
  [['simulate', '--boxes', 'nonsense'], 'unknown box "nonsense"'],
  [['simulate', '--variants', 'nonsense'], 'gastronomy'],
  [['simulate', '--bots', 'nobody'], 'random, nearby, greedy'],
  [['simulate', '--games', '0'], 'whole number'],
  [['simulate', '--game', 'duo', '--players', '3'], 'two players'],
  [['simulate', '--jsonl', 'no/such/folder/games.jsonl'], 'cannot write'],
  [['replay'], 'missing required argument'],
  [['replay', 'no-such-file'], 'no such file'],
  [['replay', '.'], 'a folder'],
  [['replay', 'tokaido2.players%3D4.AAAA'], 'damaged'],
  [['replay', 'chess1.players%3D4.AAAA'], 'this command knows tokaido, duo'],
  [['verify', 'no-such-file'], 'no such file'],
  [['compact', 'no-such-file'], 'no such file'],
  [['expand', 'tokaido2.players%3D9.AAAA'], '2 to 5'],
  [['analyse'], 'missing required argument'],
  [['analyse', 'no-such-file'], 'no such file'],
  [['analyse', 'tokaido2.players%3D4.AAAA'], 'damaged'],
  [['analyse', 'no-such-file', '--judge', 'no-such-net'], 'cannot read the net'],
  [['conform', 'no-such-file'], 'no such file'],
  [['tables', 'mend'], 'tokaido tables --help'],
  [['tables', 'show'], 'missing required argument'],
  [['bench', '--seconds', 'soon'], 'seconds'],
  [['load', '--alternate', '2'], 'add --postgres or --database'],
  [['load', '--processes', '2'], 'a SQLite file has one'],
  [['load', '--url', 'http://127.0.0.1:1', '--postgres'], 'a server that is running'],
  [['load', '--against', 'nowhere'], 'no build of tokaido at nowhere'],
  [['chaos', '--processes', '2'], 'a SQLite file has one'],
  [['chaos', '--kill-database', '--database', 'postgres://localhost/games'], 'leave out --database'],
  [['chaos', '--end-store-thread', '--postgres'], 'only SQLite'],
  [['attack', 'nonsense'], 'flood, hellos, bots'],
  [['attack', 'flood', '--url', 'https://tokaido.example'], "unknown option '--url'"],
  [['arena'], 'tokaido arena --help'],
  [['arena', '--candidate', 'nobody', '--against', 'random'], 'unknown bot "nobody"'],
  [['arena', '--candidate', 'greedy', '--against', 'random', '--players', '1'], '2 to 5'],
];

describe('bad usage and damaged files', () => {
  it.each(BAD_USAGE)('%j: one clear line, exit code 2', async (args, says) => {
    const { code, out, err } = await runHere(args);
    expect(err).toContain(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^tokaido: /);
    expect([code, out]).toEqual([2, '']);
  });

  it('a file that is no record, or no log, is named with its first wrong line', () => {
    inFolder((folder) => {
      const file = join(folder, 'wrong.txt');
      writeFileSync(file, '\u001B[31mhello\n{"v":2}\n');
      for (const command of ['replay', 'verify', 'compact', 'expand', 'analyse', 'conform']) {
        const { code, err } = tokaido([command, file]);
        expect(err).toMatch(/^tokaido: .*wrong\.txt: line 1.*\n$/);
        expect(code).toBe(2);
      }
    });
  });
});

describe('records and links of rules that this program does not play', () => {
  const OLDER = 'this game began under rules version 1, before program 0.1.0';
  const NEWER = 'update the program';

  it.each([
    ['tokaido', 1, OLDER],
    ['duo', 1, OLDER],
    ['tokaido', 99, NEWER],
  ])('%s %d: one sentence that says what to do', (game, version, says) => {
    inFolder((folder) => {
      const file = join(folder, 'game.txt');
      const options = game === 'duo' ? 'first=purple' : 'players=2';
      writeFileSync(file, `tokaido-record 1\ngame ${game} ${version}\noptions ${options}\n\n`);
      const link = `${game}${version}.${encodeURIComponent(options)}.AAAA`;
      for (const [args, code] of [
        [['replay', file], 2],
        [['replay', link], 2],
        [['compact', file], 2],
        [['expand', link], 2],
        [['verify', file], 1],
      ] as const) {
        const ran = tokaido(args);
        expect([ran.code, `${ran.out}${ran.err}`]).toEqual([code, expect.stringContaining(says)]);
        expect(`${ran.out}${ran.err}`.trim().split('\n')).toHaveLength(1);
      }
    });
  });
});

describe('demo', () => {
  it('tells the same journey for the same seed', () => {
    const { code, out, err } = tokaido(['demo', '--seed', 'fuji']);
    expect([code, err]).toEqual([0, '']);
    expect(tokaido(['demo', '--seed', 'fuji']).out).toBe(out);
    for (const part of ['The line-up', 'Inn 1 (14)', 'Edo (54)', 'Points', 'demo --seed fuji']) {
      expect(out).toContain(part);
    }
  });
});

describe('bench', () => {
  it('gives each number with its floor and aim', () => {
    const { code, out } = tokaido(['bench', '--json', '--seconds', '0.02']);
    expect(code).toBe(0);
    const { lines } = JSON.parse(out) as { lines: { item: string; value: number; floor: number | null }[] };
    const play = lines.find(({ item }) => item === 'random play, base, 4 players');
    expect(play?.floor).toBe(600_000);
    for (const { value } of lines) expect(value).toBeGreaterThan(0);
  });
});
