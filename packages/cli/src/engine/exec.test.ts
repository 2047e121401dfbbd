import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Setup } from '@tokaido/bots';
import { playBlock, readBot } from '@tokaido/bots';
import { RECONSTRUCTED } from '@tokaido/duo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tokaido } from '../../test/command.ts';
import { addProgramBots, setAnswerLimit, stopPrograms } from './program-bot.ts';
import { ProgramError } from './program-error.ts';

const LAUNCHER = fileURLToPath(new URL('../../bin/tokaido.js', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../../examples/bots/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tokaido-exec-'));

const ours = (bot: string) => `exec:"${process.execPath}" "${LAUNCHER}" engine --bot ${bot}`;

const SETUP: Setup = {
  game: 'tokaido',
  options: 'players=2 boxes=crossroads',
  candidate: 'heuristic',
  against: 'greedy',
  many: false,
  draft: true,
  seed: 'exec',
  budget: { ms: 0, playouts: 0 },
};
const DUO = { ...SETUP, game: 'duo', options: 'board=reconstructed-1' };

beforeAll(addProgramBots);
afterEach(async () => {
  await stopPrograms();
  setAnswerLimit();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that answers as it should, except for `decide`, where it runs this code. */
function program(name: string, decide: string): string {
  const file = join(folder, `${name}.mjs`);
  const code = `
    import { createInterface } from 'node:readline';
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(join(folder, `${name}.pid`))}, String(process.pid));
    const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
    const TYPES = { hello: 'hello', seat: 'ready', leave: 'left' };
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, ...m } = JSON.parse(line);
      if (type === 'quit') break;
      if (type !== 'decide') { say({ ...m, type: TYPES[type] }); continue; }
      ${decide}
    }`;
  writeFileSync(file, code);
  return `exec:"${process.execPath}" "${file}"`;
}

/** A program that neither answers nor notices when its standard input ends. */
function deaf(name: string): string {
  return `exec:echo $$ > "${join(folder, `${name}.pid`)}"; exec sleep 200`;
}

/** Whether the program that was made last under this name still runs; a zombie does not. */
function isRunning(name: string): boolean {
  let pid = '';
  try {
    pid = readFileSync(join(folder, `${name}.pid`), 'utf8');
    process.kill(Number(pid), 0);
  } catch {
    return false;
  }
  const about = `/proc/${pid}/stat`;
  return !existsSync(about) || !/\) Z /.test(readFileSync(about, 'utf8'));
}

/** The system takes a moment. */
const GONE = { timeout: 10_000 };

async function failureOf(candidate: string): Promise<ProgramError> {
  const error: unknown = await playBlock({ ...DUO, candidate }, 1).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProgramError);
  return error as ProgramError;
}

describe('our own engine as a program', () => {
  const steep = { ...RECONSTRUCTED, id: 'steep', slabs: RECONSTRUCTED.slabs.map((points) => 2 * points) };
  const matches: [string, string, Setup][] = [
    ['the heuristic with boxes', 'heuristic', SETUP],
    ['the heuristic at Duo', 'heuristic', DUO],
    ['a level that errs at random', 'pilgrim', { ...SETUP, options: 'players=2' }],
    ['a search with the budget of the match', 'uct', { ...DUO, budget: { ms: 0, playouts: 4 } }],
  ];

  it.each(matches)('plays the very games that it plays here: %s', async (_what, bot, setup) => {
    const here = await playBlock({ ...setup, candidate: bot }, 1);
    const there = await playBlock({ ...setup, candidate: ours(bot) }, 1);
    expect([there.games, there.decisions]).toEqual([here.games, here.decisions]);
  });

  it('is told of another board of Duo', async () => {
    const file = join(folder, 'steep.json');
    writeFileSync(file, JSON.stringify(steep));
    const args = ['arena', '--game', 'duo', '--board', file, '--against', 'random', '--blocks', '2'];
    const share = (candidate: string) => {
      const { code, out, err } = tokaido([...args, '--seed', 'x', '--json', '-', '--candidate', candidate]);
      expect(code, err).toBe(0);
      const { summary } = JSON.parse(out) as { summary: { share: unknown; points: number } };
      return [summary.share, summary.points];
    };
    expect(share(ours('greedy'))).toEqual(share('greedy'));
  });
});

describe('the examples', () => {
  const bots = [`exec:python3 ${EXAMPLES}nearest_stop.py`, `exec:node ${EXAMPLES}begun-sets.mjs`];
  const boxes = 'players=4 boxes=crossroads,matsuri,new-encounters,promo-travelers';

  it.each(bots)('play every table, and better than chance: %s', async (candidate) => {
    for (const setup of [{ ...SETUP, options: boxes }, { ...SETUP, options: 'players=2' }, DUO]) {
      const { games } = await playBlock({ ...setup, candidate, against: 'random' }, 1);
      const ahead = games.reduce((sum, game) => sum + game.points - game.otherPoints, 0);
      expect(ahead).toBeGreaterThan(0);
    }
  });

  it.each(bots)('repeat themselves: %s', async (candidate) => {
    const one = await playBlock({ ...DUO, candidate }, 1);
    await stopPrograms();
    expect((await playBlock({ ...DUO, candidate }, 1)).games).toEqual(one.games);
  });
});

describe('a program that fails', () => {
  const failures: [string, string, string][] = [
    ['garbage', "process.stdout.write('what?\\n');", 'answered "what?" to the decision "'],
    [
      'illegal',
      "say({ ...m, type: 'action', action: 'fly home' });",
      'answered "fly home" to the decision "',
    ],
    ['mute', "say({ ...m, type: 'action' });", 'answered no action to the decision "'],
    ['astray', "say({ type: 'pong' });", 'its type must be "action"'],
    [
      'late',
      "say({ ...m, type: 'action', number: 0, action: m.legal[0] });",
      'another table, seat or number',
    ],
    ['complaint', "say({ type: 'error', message: 'too hard' });", 'with an error: too hard'],
    ['dies', 'process.exit(3);', 'ended with code 3 when it was asked for the decision "'],
    ['endless', "process.stdout.write('x'.repeat(2_000_000));", 'without an end of line'],
  ];

  it.each(failures)('%s: is named, with the decision and what came', async (name, decide, sentence) => {
    const words = program(name, `console.error('thinking'); ${decide}`);
    const { message } = await failureOf(words);
    expect(message).toContain(`the program "${words.slice('exec:'.length)}"`);
    expect(message).toContain(sentence);
    await stopPrograms();
    await expect.poll(() => isRunning(name), GONE).toBe(false);
  });

  it('is quoted from its standard error', async () => {
    const error = await failureOf(
      program('shouts', "process.stderr.write('a\\nno idea\\n', () => process.exit(1));"),
    );
    expect(error.lines().slice(-1)).toEqual(['  no idea']);
  });

  it('was not found', async () => {
    const error = await failureOf('exec:no-such-program-here');
    expect(error.message).toMatch(/"no-such-program-here" ended with code \d+ when it was asked for a hello/);
    expect(error.lastLines.join(' ')).toContain('no-such-program-here');
  });

  it('is silent for too long', async () => {
    setAnswerLimit(500);
    const error = await failureOf(deaf('silent'));
    expect(error.message).toContain('was silent for 0.5 s when it was asked for a hello');
    expect(error.message).toContain('--answer-within');
    await stopPrograms();
    await expect.poll(() => isRunning('silent'), GONE).toBe(false);
  });

  it('ends a match on several threads with one sentence and no stack trace', () => {
    const words = program('threads', "console.error('no idea'); process.exit(3);");
    const args = ['arena', '--game', 'duo', '--against', 'random', '--blocks', '4', '--workers', '2'];
    const { code, out, err } = tokaido([...args, '--candidate', words]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tokaido: the program .* ended with code 3 .*\nit wrote .*:\n {2}no idea\n$/);
  });

  it('ends a simulation in the same way', () => {
    const words = program('simulated', 'process.exit(3);');
    const { code, err } = tokaido(['simulate', '--game', 'duo', '--games', '2', '--bots', `random,${words}`]);
    expect(code).toBe(2);
    expect(err).toMatch(/^tokaido: the program .* ended with code 3 [^\n]*\n$/);
  });
});

describe('a program', () => {
  const LEGAL = "say({ ...m, type: 'action', action: m.legal.at(-1) });";

  it('is started once for all games of a thread, and not before it is asked', async () => {
    const words = program('once', LEGAL);
    expect(readBot(words).ok).toBe(true);
    expect(existsSync(join(folder, 'once.pid'))).toBe(false);
    await playBlock({ ...DUO, candidate: words, against: words }, 1);
    const pid = () => readFileSync(join(folder, 'once.pid'), 'utf8');
    const first = pid();
    await playBlock({ ...DUO, candidate: words }, 2);
    expect(pid()).toBe(first);
    expect(isRunning('once')).toBe(true);
    await stopPrograms();
    await expect.poll(() => isRunning('once'), GONE).toBe(false);
  });

  it('that does not listen is not left behind, even if the command is interrupted', async () => {
    const args = ['arena', '--candidate', deaf('stubborn'), '--against', 'random', '--workers', '2'];
    const child = spawn(process.execPath, [LAUNCHER, ...args], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => isRunning('stubborn'), { timeout: 30_000 }).toBe(true);
    child.kill('SIGTERM');
    await ended;
    await expect.poll(() => isRunning('stubborn'), GONE).toBe(false);
  });

  it('needs a command', () => {
    expect(readBot('exec: ')).toMatchObject({ ok: false, error: expect.stringContaining('needs a command') });
  });
});

describe('a game in the terminal against a program', () => {
  const play = (args: string[], typed: string) =>
    tokaido(['play', '--game', 'duo', '--plain', ...args], typed);

  it('is saved when the program fails, and gone on with when somebody names the program again', () => {
    const save = join(folder, 'game.txt');
    const broken = program(
      'broken',
      "if (m.number > 6) process.exit(3); say({ ...m, type: 'action', action: m.legal.at(-1) });",
    );
    const typed = '1\n'.repeat(200);
    const failed = play(['--seed', 'awa', '--save', save, '--level', broken], typed);
    expect(failed.code).toBe(1);
    expect(failed.out).toMatch(/ended with\s+code 3 when it was asked for/);
    expect(failed.out).toContain(`--resume ${save}`);
    const decisions = /(\d+) decisions/.exec(tokaido(['verify', save]).out)?.[1];
    expect(Number(decisions)).toBeGreaterThan(6);

    // A file must not be able to start a program.
    const refused = tokaido(['play', '--resume', save], 'q\n');
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('add --level');
    const well = program('well', "say({ ...m, type: 'action', action: m.legal.at(-1) });");
    const resumed = tokaido(['play', '--plain', '--resume', save, '--level', well], `${'1\n'.repeat(5)}q\n`);
    expect(resumed.code, resumed.err).toBe(0);
    expect(Number(/(\d+) decisions/.exec(tokaido(['verify', save]).out)?.[1])).toBeGreaterThan(
      Number(decisions),
    );
  });

  it('goes as it would without the program', () => {
    const record = (level: string, name: string) => {
      const save = join(folder, name);
      expect(play(['--seed', 'awa', '--save', save, '--level', level], '1\n1\n1\n1\nq\n').code).toBe(0);
      const lines = readFileSync(save, 'utf8').split('\n');
      return lines.filter((line) => !/^(# play|seats) /.test(line));
    };
    expect(record(ours('porter'), 'there.txt')).toEqual(record('porter', 'here.txt'));
  });
});
