/** Calligraphy: buying, holding, and the end. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../../test/box-position.ts';
import { boxed, CALLIGRAPHY_HANDS } from '../../../test/box-position.ts';
import { emptyEncounters } from '../../../test/empty-decks.ts';

const SIX = 'foresight contemplation nostalgia patience perfection fasting';
const FOUR = 'dango soba tofu udon';
const poet = (more: BoxedStanding = {}, left: Supplies = {}, others: BoxedStanding[] = []) =>
  boxed({ players: 3, seats: [{ at: 2, coins: 3, ...more }, ...others], left });

describe('buying', () => {
  test('[crossroads.calligraphy.choice] an encounter, or any calligraphy for a coin', () => {
    const game = poet().do('travel 3');
    expect(game.legal()).toEqual(['option encounter', 'option calligraphy']);
    game.do('option calligraphy');
    expect(game.legal()).toEqual(SIX.split(' ').map((card) => `calligraphy ${card}`));
    game.do('calligraphy patience');
    expect(game.has(0)).toMatchObject({ coins: 2, encounters: [], points: 0 });
    expect(game.owns(0).calligraphy).toEqual(['patience']);
    expect(game.turn).toBe('0 travel');
    const other = poet().do('travel 3').do('option encounter', { encounter: 'samurai' });
    expect(other.owns(0).calligraphy).toEqual([]);
  });

  test('[amulet-supply] only from those left; calligraphy never returns', () => {
    const game = poet({ calligraphy: 'patience' }).do('travel 3').do('option calligraphy');
    expect(game.why('calligraphy patience')).toEqual({ why: 'not-offered' });
    expect(game.supply('calligraphy')).toHaveLength(5);
  });

  test('[decline-after-choice] who has chosen to buy must take one', () => {
    const game = poet({}, { calligraphy: 'fasting' }).do('travel 3').do('option calligraphy');
    expect(game.legal()).toEqual(['calligraphy fasting']);
  });

  test('[supply-empty] with none left only the encounter is', () => {
    const game = poet({ amulets: 'fortune' }, { calligraphy: '' }).do('travel 3');
    expect(game.legal()).toEqual(['option encounter']);
    expect(game.why('option calligraphy')).toEqual({ why: 'supply-empty' });
  });

  test('[crossroads.calligraphy.several] several may be held', () => {
    const game = poet({ calligraphy: 'fasting' }).do('travel 3').do('option calligraphy');
    expect(game.do('calligraphy foresight').owns(0).calligraphy).toEqual(['foresight', 'fasting']);
  });
});

describe('secrecy', () => {
  test('[crossroads.calligraphy.hidden, crossroads.view.hands] nobody else learns which was taken', () => {
    const games = ['fasting', 'foresight'].map((card) =>
      poet().do('travel 3').do('option calligraphy').do(`calligraphy ${card}`),
    );
    for (const who of [1, 2, -1]) {
      expect(games[0].view(who)).toEqual(games[1].view(who));
      expect(games[0].told(who)).toEqual(games[1].told(who));
    }
    expect(games[0].told(0)).toContainEqual({ type: 'calligraphy', seat: 0, calligraphy: 5 });
    expect(games[0].believes(1, 'calligraphy', CALLIGRAPHY_HANDS)).toMatchObject({ size: 1, certain: [] });
  });

  test('[crossroads.view.buyer-learns, crossroads.view.fades] the buyer knows the rest until another buys', () => {
    const game = poet({}, {}, [{ at: 4, coins: 3 }])
      .do('travel 3')
      .do('option calligraphy');
    expect(game.told(0)).toContainEqual({
      type: 'supply',
      seat: 0,
      kind: 'calligraphy',
      cards: [0, 1, 2, 3, 4, 5],
    });
    game.do('calligraphy fasting').do('travel 5').do('option hot-spring', { 'hot-spring': '2' });
    game.do('travel 10').do('option calligraphy').do('calligraphy patience');
    expect(game.believes(0, 'calligraphy', 0)).toMatchObject({ size: 4, certain: [] });
    expect(game.believes(0, 'calligraphy', 0).possible).not.toContain('fasting');
    expect(game.believes(1, 'calligraphy', CALLIGRAPHY_HANDS).certain).toEqual(['fasting']);
  });
});

describe('the end', () => {
  test('[crossroads.calligraphy.end] all is shown and scored, nothing before', () => {
    const game = poet({ at: 53, calligraphy: 'foresight fasting' });
    expect(game.has(0).points).toBe(0);
    game.do('travel 54', { meal: FOUR }).do('eat -');
    const shown = game.told(1).filter((event) => event.type === 'calligraphyScored');
    expect(shown).toEqual([
      { type: 'calligraphyScored', seat: 0, calligraphy: 0, points: 6 },
      { type: 'calligraphyScored', seat: 0, calligraphy: 5, points: 12 },
    ]);
    expect(game.by(0).calligraphy).toBe(18);
  });

  test('[crossroads.calligraphy.chatterbox] each counts as an encounter for the Chatterbox', () => {
    const game = boxed({
      players: 3,
      seats: [
        { at: 53, calligraphy: 'foresight fasting' },
        { at: 54, encounters: 'kuge' },
      ],
    });
    game.do('travel 54', { meal: FOUR }).do('eat -');
    expect([game.has(0).achievements, game.has(1).achievements]).toEqual([['chatterbox'], []]);
  });
});

test('[no-card-no-gain] Umegae gains nothing where nobody is left to meet, unless she can buy calligraphy', () => {
  const stop = (left: Supplies) => {
    const game = poet({ traveler: 'umegae', coins: 0 }, left);
    emptyEncounters(game.state);
    return game.do('travel 3');
  };
  expect(stop({ calligraphy: '' }).has(0)).toMatchObject({ coins: 0, points: 0 });
  // Her coin pays for it, and a calligraphy counts as an encounter.
  const scrolls = stop({});
  expect(scrolls.has(0)).toMatchObject({ coins: 1, points: 1 });
  expect(scrolls.legal()).toContain('option calligraphy');
});
