import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { branchRecord, recordFromText, recordToText } from '@tokaido/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokaido } from '../../test/command.ts';

let folder = '';
let file = '';
let text = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-'));
  tokaido(['simulate', '--games', '1', '--bots', 'greedy', '--seed', 'fuji', '--record', folder]);
  file = join(folder, 'game-0001.txt');
  text = readFileSync(file, 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true }));

function saved(changed: string): string {
  const path = join(folder, 'changed.txt');
  writeFileSync(path, changed);
  return path;
}

describe('verify', () => {
  it('checks rules, result and shuffle', () => {
    const moves = text
      .split('\n')
      .filter((line) => /^(choose|travel|buy|give|keep|panorama|eat|accept|refuse)/.test(line));
    const { code, out } = tokaido(['verify', file, file]);
    const line = `${file}: ok, ${moves.length} decisions, shuffle checked\n`;
    expect([code, out]).toEqual([0, line + line]);
  });

  it('says when there is no seed to check against', () => {
    const { code, out } = tokaido(['verify', saved(text.replace(/^seed .*\n/m, ''))]);
    expect(code).toBe(0);
    expect(out).toContain('shuffle not checked');
  });

  it.each([
    [
      'another result',
      () => text.replace(/result (\d+)/, (_, n: string) => `result ${Number(n) + 1}`),
      'the result says',
    ],
    ['another seed', () => text.replace(/^seed ../m, 'seed 00'), 'committed'],
    [
      'a marked card',
      () => text.replace(/^commit .*\n/m, '').replace(/^seed ../m, 'seed 00'),
      'not what the seed gives',
    ],
    ['an illegal move', () => text.replace(/^travel \d+/m, 'travel 55'), 'cannot be read'],
    ['a move too far', () => text.replace(/^travel \d+/m, 'travel 54'), 'beyond-the-inn'],
    ['a move left out', () => text.replace(/^travel .*\n/m, ''), 'move'],
  ])('catches %s', (_name, change, says) => {
    const { code, out, err } = tokaido(['verify', saved(change())]);
    expect(out).toContain(says);
    expect([code, err]).toEqual([1, '']);
  });

  it('counts an unreadable file as worse than a wrong one', () => {
    const wrong = saved(text.replace(/result .*/, 'result 0 0 0 0'));
    const { code, out, err } = tokaido(['verify', wrong, 'no-such-file', file]);
    expect(code).toBe(2);
    expect(out.split('\n')).toHaveLength(3);
    expect(err).toContain('no such file');
  });
});

describe('replay, step by step', () => {
  const step = (keys: string[], ...flags: string[]) =>
    tokaido(['replay', file, '--step', '--plain', ...flags], keys.map((key) => `${key}\n`).join('')).out;
  const prompts = (out: string) =>
    [...out.matchAll(/^(Before the first move|Move [\d of]*\d) \(/gm)].map(([, at]) => at);

  it('goes on, back, to a move, to the end, and leaves', () => {
    const total = tokaido(['replay', file, '--json'])
      .out.trim()
      .split('\n')
      .reduce((most, line) => Math.max(most, (JSON.parse(line) as { move: number }).move), 0);
    const out = step(['', 'n', 'b', '37', 'e', '99999', '0', 'q']);
    expect(prompts(out)).toEqual([
      'Before the first move',
      `Move 1 of ${total}`,
      `Move 2 of ${total}`,
      `Move 1 of ${total}`,
      `Move 37 of ${total}`,
      `Move ${total} of ${total}`,
      `Move ${total} of ${total}`,
      'Before the first move',
    ]);
    expect(out).toMatch(/There is no move 99,?999/);
    expect(out).toContain('The game is over.');
  });

  it('stops at the turns of the seat whose eyes it uses', () => {
    const out = step(['t', 't', 'r', 'v 0', 'v 9', 'zzz', 'help'], '--seat', '2');
    const moves = prompts(out).map((at) => Number(/Move (\d+)/.exec(at ?? '')?.[1] ?? 0));
    expect(moves[2]).toBeGreaterThan(moves[1] ?? 0);
    expect(moves[3]).toBe(moves[1]);
    expect(out).toContain('Seen by a spectator.');
    expect(out).toContain('There is no seat 9');
    expect(out).toContain('That is none of the keys');
    expect(out).toContain('one move back');
  });

  it('tells nothing of the ending before it is reached', () => {
    const hidden = step(['', 'e', 'x', 'q'], '--move', '5', '--hide-end');
    expect(prompts(hidden).slice(0, 3)).toEqual(['Move 5', 'Move 6', 'Move 6']);
    expect(hidden).toContain('The ending is no longer hidden.');
    expect(prompts(hidden).at(-1)).toMatch(/^Move 6 of \d+$/);
  });

  it('plays to the end by itself', () => {
    expect(step(['p 4', 'q'])).toContain('The game is over.');
  });

  it('reads the link of the client, with its names', () => {
    const short = tokaido(['compact', file]).out.trim();
    const link = `https://road.example/r/link?m=3#1/${short}/Aki,Ben,Chie,Dai`;
    const { code, out } = tokaido(['replay', link]);
    expect(code).toBe(0);
    expect(out).toContain('Chie');
    expect(tokaido(['replay', `https://road.example/r/link#9/${short}`]).err).toContain('update the program');
  });
});

describe('replay', () => {
  it('tells the game of a file, of stdin and of the short form alike', () => {
    const { code, out } = tokaido(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('Edo (54)');
    expect(out).not.toMatch(/undefined|NaN|null/);
    expect(tokaido(['replay', '-'], text).out).toBe(out);
    const unnamed = tokaido(['replay', saved(text.replace(/^seats .*\n/m, ''))]).out;
    expect(tokaido(['replay', tokaido(['compact', file]).out.trim()]).out).toBe(unnamed);
  });

  it('shows a seat only what it may know', () => {
    const parse = (out: string) =>
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { to: 'all' | number[]; event: { type: string; seat?: number } });
    const all = parse(tokaido(['replay', file, '--json']).out);
    const own = parse(tokaido(['replay', file, '--json', '--seat', '2']).out);
    expect(own.every(({ to }) => to === 'all' || to.includes(1))).toBe(true);
    expect(all.filter(({ to }) => to === 'all' || to.includes(1))).toEqual(own);
    const secrets = all.filter(({ event }) => event.type === 'menu' && event.seat !== 1);
    expect(secrets.length).toBeGreaterThan(0);
    const journal = tokaido(['replay', file, '--seat', '2']).out;
    expect(journal).toContain('Looks at a menu of');
    expect(journal.match(/(is|are) dealt/g)).toEqual(['are dealt']);
  });

  it('names the seats there are', () => {
    expect(tokaido(['replay', file, '--seat', '5']).err).toContain('seats 1 to 4');
  });

  it('refuses a record that cannot be played, in one line', () => {
    const { code, out, err } = tokaido(['replay', saved(text.replace(/^travel \d+/m, 'travel 0'))]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tokaido: .*behind-you.*\n$/);
  });
});

describe('compact and expand', () => {
  it('come back to the same moves', () => {
    const short = tokaido(['compact', file]).out.trim();
    expect(short).toMatch(/^tokaido\d+\.[\w%~-]+\.[\w-]+$/);
    const bare = text.replaceAll(/^(seats|commit|seed) .*\n/gm, '');
    expect(tokaido(['expand', short]).out).toBe(bare);
    expect(tokaido(['expand', '-'], `${short}\n`).out).toBe(bare);
  });
});

describe('a branch', () => {
  const branch = (cards: 'lay' | { readonly deal: string }) => {
    const parent = recordFromText(text);
    const begun = parent.ok ? branchRecord(parent.value, { move: 30, seat: 1, cards }) : parent;
    if (!begun.ok) throw new Error(begun.error);
    return saved(recordToText(begun.value));
  };

  it.each([
    ['dealt again', { deal: 'fuji' }, 'dealt again', 'no seed shown'],
    ['as the cards lay', 'lay', 'the cards as they lay', 'shuffle checked'],
  ] as const)('%s is replayed, verified and made short', (_, cards, line, shuffle) => {
    const path = branch(cards);
    const replayed = tokaido(['replay', path]);
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    expect(tokaido(['verify', path]).out).toMatch(
      new RegExp(`ok, 30 decisions, ${shuffle}.*branch from move 30 of`),
    );
    const short = tokaido(['compact', path]).out.trim();
    expect(short).toContain('branch');
    expect(tokaido(['verify', short]).out).toContain('ok, 30 decisions');
    // One more move shows where it left.
    const legal = text.split('\n').filter((words) => /^(travel|eat|give|buy|choose)/.test(words));
    const longer = cards === 'lay' ? saved(`${readFileSync(path, 'utf8')}${legal[30] ?? ''}\n`) : path;
    if (cards === 'lay') expect(tokaido(['replay', longer]).out).toContain(line);
  });
});
