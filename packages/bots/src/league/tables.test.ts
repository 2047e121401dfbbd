import { duo } from '@tokaido/duo';
import { fail } from '@tokaido/kernel';
import { tokaido, VARIATIONS } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { leagueTable, TABLE_NAMES } from './tables.ts';

function table(name: string, variations?: string) {
  const found = leagueTable(name, variations);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const deals = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => table(name).optionWords(i + 1));

describe('the tables of the league', () => {
  it('have options that their game accepts, in every deal', () => {
    for (const name of TABLE_NAMES) {
      const rules = name === 'duo' ? duo.rules : tokaido.rules;
      for (const words of deals(name, 30))
        expect(rules.parseOptions(words), words).toMatchObject({ ok: true });
    }
  });

  it('are named after boxes and players', () => {
    expect(table('cm-4', 'gastronomy').optionWords(1)).toBe(
      'players=4 boxes=crossroads,matsuri variations=gastronomy',
    );
    expect(table('p-2', '').optionWords(5)).toBe('players=2 boxes=new-encounters,promo-travelers');
    expect(table('base-5').seats).toBe(5);
    expect(table('duo').seats).toBe(2);
  });

  it('see every variation sooner or later, and no variation at all in a third of the deals', () => {
    const words = deals('cmp-4', 300);
    for (const name of VARIATIONS.keys())
      expect(
        words.some((each) => each.includes(name)),
        name,
      ).toBe(true);
    expect(words.filter((each) => !each.includes('variations')).length).toBeGreaterThanOrEqual(100);
  });

  it('are the same in the same deal', () => {
    expect(deals('base-4', 9)).toEqual(deals('base-4', 9));
  });

  it('are refused by name, and with variations that they cannot have', () => {
    expect(leagueTable('base-6')).toEqual(
      fail(`unknown table "base-6"; there are ${TABLE_NAMES.join(', ')}`),
    );
    const wrong = leagueTable('base-4', 'snow');
    expect(wrong.ok ? '' : wrong.error).toContain('base-4: unknown variation "snow"');
  });
});
