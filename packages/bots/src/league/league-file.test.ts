import { describe, expect, it } from 'vitest';
import { parseLeagueFile } from './league-file.ts';

const read = (file: unknown) => parseLeagueFile(JSON.stringify(file));

function error(file: unknown): string {
  const found = read(file);
  return found.ok ? '' : found.error;
}

describe('a league file', () => {
  it('lists bots by their words or with a name, tables and an anchor', () => {
    const entrants = ['greedy', { bot: 'net=new.json', name: 'new' }];
    expect(read({ version: 1, about: 'a try', entrants, tables: ['duo'], anchor: 'greedy' })).toEqual({
      ok: true,
      value: {
        entrants: [
          { name: 'greedy', bot: 'greedy' },
          { name: 'new', bot: 'net=new.json' },
        ],
        tables: ['duo'],
        anchor: 'greedy',
      },
    });
    expect(read({ version: 1, entrants })).toMatchObject({ ok: true, value: { tables: null, anchor: null } });
  });

  it('is refused with what is wrong and what belongs there', () => {
    expect(parseLeagueFile('{')).toEqual({ ok: false, error: 'it is no JSON' });
    expect(error([])).toContain('must be an object');
    expect(error({ entrants: [] })).toBe('"version" must be 1');
    expect(error({ version: 2, entrants: [] })).toBe('"version" must be 1');
    expect(error({ version: 1, entrants: [], seats: 4 })).toContain('"seats" has no meaning');
    expect(error({ version: 1 })).toContain('"entrants" must be a list');
    expect(error({ version: 1, entrants: ['greedy', 4] })).toContain('entrant 2 must be');
    expect(error({ version: 1, entrants: [{ name: 'new' }] })).toContain('entrant 1 must be');
    expect(error({ version: 1, entrants: [], tables: 'duo' })).toBe('"tables" must be a list of names');
    expect(error({ version: 1, entrants: [], tables: ['duo', 'trio'] })).toContain('unknown table "trio"');
    expect(error({ version: 1, entrants: [], anchor: 1 })).toContain('"anchor" must be');
  });
});
