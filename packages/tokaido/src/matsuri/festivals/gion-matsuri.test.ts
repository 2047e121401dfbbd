/** Gion matsuri: whom to meet is a choice. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { emptyEncounters } from '../../../test/empty-decks.ts';
import { under } from '../../../test/festivals.ts';
import { ENCOUNTERS, tokaido } from '../../index.ts';

const KINDS = 'shokunin annaibito-paddy annaibito-mountain annaibito-sea samurai kuge miko'.split(' ');
const guest = (more: BoxedStanding = {}) =>
  under('gion-matsuri', { at: 19, coins: 1, ...more })
    .do('travel 20')
    .do('option encounter');

describe('at an encounter space', () => {
  test('[matsuri.gion-matsuri.choose] the player may pick anybody still in the deck', () => {
    const game = guest();
    expect(game.turn).toBe('0 invite');
    expect(game.legal()).toEqual([...KINDS.map((kind) => `invite ${kind}`), 'invite -']);
    game.do('invite kuge');
    expect(game.has(0)).toMatchObject({ coins: 4, encounters: ['kuge'] });
    expect(game.told(1)).toContainEqual({
      type: 'encounter',
      seat: 0,
      kind: ENCOUNTERS.findIndex((kind) => kind.id === 'kuge'),
    });
  });

  test('[matsuri.gion-matsuri.choose] nobody who has been met for the last time', () => {
    const game = guest({ encounters: 'kuge kuge' });
    expect(game.legal()).not.toContain('invite kuge');
    expect(game.why('invite kuge')).toEqual({ why: 'not-offered' });
    expect(game.why('option encounter')).toEqual({ why: 'other-decision' });
    expect(tokaido.rules.parse('invite - kuge')).toBe(null);
  });

  test('[matsuri.gion-matsuri.choose] nobody is asked when nobody is left', () => {
    const game = under('gion-matsuri', { at: 19, coins: 1 }).do('travel 20');
    emptyEncounters(game.state);
    expect(game.do('option encounter').turn).toBe('0 travel');
  });

  test('[matsuri.gion-matsuri.choose] or draw as usual', () => {
    const game = guest().do('invite -', { encounter: 'samurai' });
    expect(game.has(0)).toMatchObject({ points: 3, encounters: ['samurai'] });
    expect(guest({ traveler: 'yoshiyasu' }).do('invite -', { encounter: 'samurai kuge' }).turn).toBe(
      '0 keep',
    );
  });

  test('[matsuri.gion-matsuri.shuffle] afterwards the deck is shuffled, what lay under it included', () => {
    const game = under('gion-matsuri', { traveler: 'yoshiyasu', at: 19 }, [{ at: 29 }]).do('travel 20');
    game.do('option encounter').do('invite -', { encounter: 'samurai kuge' }).do('keep kuge');
    expect(game.view(0).hidden.encounters.piles).toEqual([12, 0, 1]);
    const again = under('gion-matsuri', { traveler: 'yoshiyasu', at: 29 }).do('travel 30');
    again.do('option encounter').do('invite -', { encounter: 'samurai kuge' }).do('keep kuge');
    again.do('travel 38').do('option encounter').do('invite miko');
    expect(again.view(0).hidden.encounters.piles).toEqual([12, 0]);
  });
});

describe('elsewhere', () => {
  test('[gion-scope] not for Chuubei at an inn', () => {
    const game = under('gion-matsuri', { traveler: 'chuubei', at: 25 }, [{ at: 26 }]);
    game.do('travel 27', { encounter: 'samurai', meal: 'dango soba tofu udon' });
    expect(game.turn).toBe('0 eat');
  });

  test('[gion-scope] not for the encounter of Hadaka matsuri', () => {
    const game = under('gion-matsuri hadaka-matsuri', { at: 21 }).do('travel 22');
    expect(game.do('meet yes', { encounter: 'samurai' }).turn).toBe('0 option');
  });

  test('[gion-scope] not with any other festival', () => {
    const game = under('kamiarisai', { at: 19, coins: 0 }).do('travel 20', { encounter: 'samurai' });
    expect(game.has(0).encounters).toEqual(['samurai']);
  });

  test('[gion-scope] not for calligraphy', () => {
    const game = under('gion-matsuri', { at: 19, coins: 1 }).do('travel 20').do('option calligraphy');
    expect(game.turn).toBe('0 calligraphy');
  });
});
