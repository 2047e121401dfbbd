/** Setting up a table: what belongs together stays together, and the engine has the last word. */

import { duoTable } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import {
  choiceOf,
  draftError,
  isAlone,
  neededBy,
  newDraft,
  optionText,
  planOf,
  playersIn,
  setListed,
  setSeat,
  setupError,
  toggleBox,
  toggleVariation,
} from './draft.ts';

const draft = newDraft('innkeeper');

describe('boxes and variations', () => {
  test('Matsuri brings Crossroads, which cannot be put away before it', () => {
    const both = toggleBox(draft, 'matsuri');
    expect(both.boxes).toEqual(['crossroads', 'matsuri']);
    expect(neededBy(both, 'crossroads')).toEqual([{ kind: 'box', id: 'matsuri' }]);
    expect(toggleBox(both, 'crossroads')).toBe(both);
    expect(toggleBox(toggleBox(both, 'matsuri'), 'crossroads').boxes).toEqual([]);
  });

  test('a variation of a box brings the box and holds it', () => {
    const lucky = toggleVariation(draft, 'good-luck');
    expect(lucky).toMatchObject({ boxes: ['crossroads'], variations: ['good-luck'] });
    expect(toggleBox(lucky, 'crossroads')).toBe(lucky);
    expect(toggleVariation(lucky, 'good-luck').variations).toEqual([]);
  });

  test('whatever is toggled, the engine accepts it for four players', () => {
    const toggles = [
      'crossroads',
      'matsuri',
      'new-encounters',
      'promo-travelers',
      'initiation',
      'good-luck',
      'rare-and-precious',
      'gastronomy',
    ];
    for (let mask = 0; mask < 1 << toggles.length; mask++) {
      let now: Draft = draft;
      for (const [i, id] of toggles.entries()) {
        if (((mask >> i) & 1) === 1) now = i < 4 ? toggleBox(now, id) : toggleVariation(now, id);
      }
      expect(setupError(now, 4), optionText(now)).toBeNull();
    }
  });

  test('options travel as words without the number of players, and come back', () => {
    const rich = { ...toggleVariation(toggleBox(draft, 'matsuri'), 'gastronomy'), tiles: 3 as const };
    expect(optionText(rich)).toBe('boxes=crossroads,matsuri variations=gastronomy tiles=3');
    expect(choiceOf(optionText(rich))).toEqual({
      boxes: ['crossroads', 'matsuri'],
      variations: ['gastronomy'],
      tiles: 3,
    });
    expect(choiceOf(`players=5 ${optionText(rich)}`).tiles).toBe(3);
    expect(optionText(draft)).toBe('');
    expect(choiceOf('boxes=nonsense')).toEqual({ boxes: [], variations: [], tiles: 2 });
  });
});

describe('a table of Duo', () => {
  const duo: Draft = { ...draft, game: 'duo' };
  const board = { name: 'mine.json', id: 'mine', text: '{"id":"mine"}' };

  test('has seats of its own, and none is lost by a look at the other game', () => {
    const mine = setSeat(duo, 1, { kind: 'bot', level: 'porter' });
    expect(planOf(mine, null).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'porter' }]);
    expect({ ...mine, game: 'tokaido' }.seats).toEqual(draft.seats);
    expect(isAlone(mine)).toBe(true);
    expect(isAlone(duo)).toBe(false);
    expect(draftError(mine)).toBeNull();
  });

  test('changes the two seats where I sit down on the other one', () => {
    expect(planOf(setSeat(duo, 1, { kind: 'me' }), null).seats).toEqual([{ kind: 'open' }, { kind: 'me' }]);
  });

  test.each(['drawn', 'purple', 'green'] as const)('says in its options who begins: %s', (first) => {
    const { options } = planOf({ ...duo, duo: { ...duo.duo, first } }, null);
    const words = duoTable.optionWords(options, 2);
    expect(duoTable.game.rules.parseOptions(words)).toMatchObject({ ok: true, value: { first } });
  });

  test('takes the board along, which Tokaido does not', () => {
    expect(planOf(duo, board)).toMatchObject({ game: 'duo', board: board.text });
    expect(planOf(draft, board)).not.toHaveProperty('board');
  });
});

describe('faults', () => {
  test('one player is too few; three tiles for five are more than the base game has', () => {
    expect(setupError(draft, 1)).toBe('too-few');
    expect(setupError({ ...draft, tiles: 3 }, 5)).toBe('too-few-tiles');
    expect(setupError({ ...draft, tiles: 3 }, 3)).toBeNull();
    expect(setupError({ ...toggleBox(draft, 'matsuri'), tiles: 3 }, 5)).toBeNull();
  });

  test('anything else is said in the words of the engine', () => {
    expect(setupError({ ...draft, boxes: ['matsuri'] }, 4)).toEqual({
      error: 'the box "matsuri" needs the box "crossroads"',
    });
  });
});

describe('seats', () => {
  test('I sit somewhere else and leave what was there', () => {
    const moved = setSeat(draft, 3, { kind: 'me' });
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['bot', 'open', 'bot', 'me', 'closed']);
    expect(setSeat(moved, 3, { kind: 'closed' })).toBe(moved);
  });

  test('players are the seats that are not closed; alone is with nobody but bots', () => {
    expect(playersIn(draft.seats)).toBe(4);
    expect(isAlone(draft)).toBe(false);
    expect(isAlone(setSeat(draft, 1, { kind: 'closed' }))).toBe(true);
  });

  test('a listed table begins without free words, which may then be allowed', () => {
    const listed = setListed(draft, true);
    expect(listed).toMatchObject({ listed: true, chat: false });
    expect(setListed({ ...listed, chat: true }, false)).toMatchObject({ listed: false, chat: true });
  });

  test('the plan holds it all, and its options are readable once it is known how many play', () => {
    const plan = planOf(toggleBox(draft, 'crossroads'), null);
    expect(plan).toMatchObject({ game: 'tokaido', options: 'boxes=crossroads', level: 'innkeeper' });
    expect(tokaido.rules.parseOptions(`players=4 ${plan.options}`)).toMatchObject({ ok: true });
  });
});
