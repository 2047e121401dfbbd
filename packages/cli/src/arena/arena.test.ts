import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../../test/command.ts';

const MATCH = 'arena --candidate nearby --against random --players 3 --seed fuji'.split(' ');

interface Result {
  readonly setup: { readonly options: string };
  readonly summary: Readonly<Record<string, unknown>>;
}

/** The result of a match without what the clock said. */
function result(text: string): unknown {
  const { setup, summary } = JSON.parse(text) as Result;
  const { candidateSpeed: _, otherSpeed: __, ...rest } = summary;
  return { setup, rest };
}

describe('arena', () => {
  it('comes to the same on one thread and on several', () => {
    const one = tokaido([...MATCH, '--blocks', '6', '--workers', '1', '--json', '-']);
    const several = tokaido([...MATCH, '--blocks', '6', '--workers', '3', '--json', '-']);
    expect([one.code, one.err, several.code, several.err]).toEqual([0, '', 0, '']);
    expect(result(several.out)).toEqual(result(one.out));
    expect(result(one.out)).toMatchObject({
      setup: { options: 'players=3' },
      rest: { games: 18, par: 1 / 3 },
    });
  });

  it('tells the result to people', () => {
    const { code, out, err } = tokaido([...MATCH, '--blocks', '4', '--many', '--workers', '1']);
    expect([code, err]).toEqual([0, '']);
    for (const part of ['2 nearby against one random', 'par 33.3', 'Elo', 'ms a decision', '12 games']) {
      expect(out).toContain(part);
    }
  });

  it('goes on where it was interrupted', () => {
    inFolder((folder) => {
      const log = join(folder, 'match.jsonl');
      const json = join(folder, 'result.json');
      const whole = tokaido([...MATCH, '--blocks', '5', '--workers', '1', '--json', '-']).out;
      expect(tokaido([...MATCH, '--blocks', '3', '--workers', '2', '--resume', log]).code).toBe(0);
      // As if the power had failed in the middle of a line.
      writeFileSync(log, readFileSync(log, 'utf8').slice(0, -20));
      const args = [...MATCH, '--blocks', '5', '--workers', '1', '--resume', log, '--json', json];
      expect(tokaido(args).code).toBe(0);
      expect(result(readFileSync(json, 'utf8'))).toEqual(result(whole));
      expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toHaveLength(6);
      const other = tokaido([...MATCH, '--players', '2', '--blocks', '5', '--resume', log]);
      expect(other.code).toBe(2);
      expect(other.err).toContain('another match');
    });
  });
});
