import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../../test/command.ts';

const DUO = fileURLToPath(new URL('../../../bots/weights/duo.json', import.meta.url));
const MATCH = '--game duo --against random --blocks 3 --seed fuji --json -'.split(' ');

/** What does not depend on the words of a bot or on the clock. */
function share(args: readonly string[]): unknown {
  const { code, out, err } = tokaido(['arena', ...MATCH, ...args]);
  expect([code, err]).toEqual([0, '']);
  const { summary } = JSON.parse(out) as { summary: { share: unknown; margin: unknown } };
  return [summary.share, summary.margin];
}

describe('a net from a file', () => {
  it('plays in the arena like the same net that comes with the game, on threads too', () => {
    const shipped = share(['--candidate', 'net', '--workers', '1']);
    expect(share(['--candidate', `net=${DUO}`, '--workers', '2'])).toEqual(shipped);
    const search = share(['--candidate', 'net-rollouts:5', '--workers', '1']);
    expect(share(['--candidate', `net-rollouts=${DUO}:5`, '--workers', '2'])).toEqual(search);
  });

  it('is not exchanged in the middle of a match', () => {
    inFolder((folder) => {
      const net = join(folder, 'net.json');
      const args = ['arena', ...MATCH, '--candidate', `net=${net}`, '--resume', join(folder, 'match.jsonl')];
      const text = readFileSync(DUO, 'utf8');
      writeFileSync(net, text);
      expect(tokaido([...args, '--blocks', '1']).code).toBe(0);
      expect(tokaido(args).code).toBe(0);
      writeFileSync(net, text.replaceAll('A', 'B'));
      expect(tokaido(args).err).toContain('another match');
    });
  });

  it.each([
    ['arena', '--candidate', `net=${DUO}`, '--against', 'random'],
    ['simulate', '--bots', `random,net=${DUO}`],
    ['play', '--level', `net-rollouts=${DUO}:5`],
  ])('is refused by %s at a table of another game before anything is played', (...args) => {
    const { code, out, err } = tokaido(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`the net ${DUO} is for duo, not for tokaido players=4`);
  });

  it('is refused by the engine where it does not fit', () => {
    const budget = { ms: 0, playouts: 0 };
    const table = { game: 'tokaido', options: 'players=4', rules: 2, seed: 1, limit: 1000, budget };
    const talk = [
      { type: 'hello', protocol: 1 },
      { type: 'seat', table: '1', seat: 0, ...table },
    ];
    const input = talk.map((message) => `${JSON.stringify(message)}\n`).join('');
    const { out } = tokaido(['engine', '--bot', `net=${DUO}`], input);
    expect(out.trimEnd().split('\n').at(-1)).toContain('is for duo, not for tokaido');
  });

  it('that cannot be read is named wherever it is asked for', () => {
    for (const args of [
      ['arena', '--candidate', 'net=absent.json', '--against', 'random'],
      ['simulate', '--bots', 'net=absent.json'],
      ['play', '--level', 'net=absent.json'],
      ['engine', '--bot', 'net=absent.json'],
    ]) {
      expect(tokaido(args)).toMatchObject({
        code: 2,
        err: expect.stringContaining('cannot read the net absent.json'),
      });
    }
  });
});
