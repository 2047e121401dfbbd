/** A nudge is the term that speaks most for the best choice, by its code, and never the choice. */

import { duo } from '@tokaido/duo';
import type { State } from '@tokaido/tokaido';
import { END, PANORAMA_LENGTHS, SOURCES, tokaido } from '@tokaido/tokaido';
import { describe, expect, it, test } from 'vitest';
import { positions } from '../../test/tables.ts';
import { duoHintFor } from './duo.ts';
import type { Hint, HintChoice } from './hint-choice.ts';
import type { HintTerm } from './hint-term.ts';
import { nudgeOf } from './nudge.ts';
import { hintFor } from './tokaido.ts';

const term = (id: string, points: number): HintTerm => ({ kind: 'expected', id, points });
const choice = (action: string, ...terms: HintTerm[]): HintChoice => ({ action, points: 0, terms, best: 1 });

function hint(choices: readonly HintChoice[], ahead: number | null = 2): Omit<Hint, 'nudge'> {
  return { choices, tries: 3, ahead, error: 0.5, agrees: true };
}

const byId = ({ id }: HintTerm) => id;

describe('a nudge', () => {
  it('is what the best choice has more of than the others', () => {
    const choices = [
      choice('a', term('road', 4), term('coins', 3)),
      choice('b', term('road', 5), term('coins', -1)),
      choice('c', term('road', 3)),
    ];
    expect(nudgeOf(hint(choices), byId)).toBe('coins');
  });

  it('is what the others pay, where that is the difference', () => {
    const choices = [choice('a', term('spring', 2)), choice('b', term('spring', 3), term('coins', -6))];
    expect(nudgeOf(hint(choices), ({ id, points }) => `${id} ${points}`)).toBe('coins 0');
  });

  it('has no name for small things', () => {
    expect(nudgeOf(hint([choice('a', term('rest', 3)), choice('b')]), byId)).toBe('alike');
  });

  it('says so where there is nothing to choose, or little between the choices', () => {
    const choices = [choice('a', term('coins', 3)), choice('b')];
    expect(nudgeOf(hint(choices.slice(0, 1), null), byId)).toBe('only');
    expect(nudgeOf(hint(choices, 0.4), byId)).toBe('alike');
    expect(nudgeOf(hint(choices, 0.6), byId)).toBe('coins');
  });
});

/** Codes that are no id of a term. */
const TOKAIDO = ['panorama-last', 'coins-inn', 'coins-keep', 'alike', 'only'];
const PROSPECTS = ['coins', 'road', 'achievements', 'donors', 'cards', 'rivals', 'draw', 'turns', 'line'];
const DUO = ['pilgrim', 'merchant', 'artist', 'pegs', 'coins', 'wares', 'paintings', 'waves', 'token'];
const MORE_OF_DUO = ['coins-keep', 'wares-keep', 'paintings-keep', 'waves-keep', 'token-keep'];
const TRIES = 4;

test('all over random games of every box it is one of the codes, and fits where the seat stands', () => {
  const seed = Number(process.env['SEED'] ?? 6);
  let asked = 0;
  for (const { known, s, seat } of positions(seed)) {
    if (asked++ === 60) return;
    const view = known.game.observe(s, seat);
    if (known.game.id === 'duo') {
      const { nudge } = duoHintFor(view, duo, TRIES);
      expect([...DUO, ...MORE_OF_DUO, 'rival', 'close', 'end', 'alike', 'only'], `seed ${seed}`).toContain(
        nudge,
      );
      continue;
    }
    const { nudge, choices } = hintFor(view, TRIES);
    const { coins, position } = (s as State).all[seat];
    expect([...SOURCES, ...PROSPECTS, ...TOKAIDO], `seed ${seed}`).toContain(nudge);
    if (nudge === 'coins-inn') expect([coins < 3, position < END]).toEqual([true, true]);
    const sections = choices[0].terms.flatMap(({ panorama }) => (panorama === undefined ? [] : [panorama]));
    if (nudge === 'panorama-last')
      expect(sections.some(({ kind, section }) => section === PANORAMA_LENGTHS[kind])).toBe(true);
    expect(tokaido.isOver(s as State)).toBe(false);
  }
});
