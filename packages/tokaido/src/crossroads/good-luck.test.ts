/** Good luck: an amulet before the journey. */

import { describe, expect, test } from 'vitest';
import { Boxed, CROSSROADS } from '../../test/box-position.ts';
import { Position } from '../../test/position.ts';

/** Three players who leave in the order 2, 0, 1. */
function luck(...variations: string[]): Boxed {
  const names = ['initiation', 'good-luck', ...variations];
  return new Boxed(Position.begin(3, names, { line: '2 0 1' }, { boxes: CROSSROADS }).state);
}

describe('good luck', () => {
  test('[crossroads.luck.order] everybody is asked before the first move, in the order of leaving', () => {
    const game = luck();
    expect(game.turn).toBe('2 luck');
    expect(game.legal()).toEqual(['luck yes', 'luck no']);
    expect(game.do('luck no').turn).toBe('0 luck');
    expect(game.do('luck no').turn).toBe('1 luck');
    expect(game.do('luck no').turn).toBe('2 travel');
  });

  test('[crossroads.luck.pay, crossroads.luck.random] a coin to the bank for an amulet at random', () => {
    const game = luck().do('luck yes', { amulet: 'health' });
    expect(game.has(2).coins).toBe(6);
    expect(game.owns(2).amulets).toEqual(['health']);
    expect(game.supply('amulet')).not.toContain('health');
    expect(game.told(0)).toContainEqual({ type: 'hiddenCard', seat: 2, kind: 'amulet' });
    expect(game.told(0).some((event) => event.type === 'amulet')).toBe(false);
    expect(game.told(2)).toContainEqual({ type: 'amulet', seat: 2, amulet: 2 });
  });

  test('[crossroads.luck.pay] it may be used from the first move on', () => {
    const game = luck().do('luck yes', { amulet: 'fortune' }).do('luck no').do('luck no');
    expect(game.legal()).toContain('use fortune');
  });

  test('[crossroads.luck.pay] without a coin nobody is asked', () => {
    const names = ['good-luck'];
    const tile = 'kinko satsuki hirotada umegae zen-emon gotozaemon';
    const game = Position.begin(3, names, { tile }, { boxes: CROSSROADS });
    game.do('choose kinko').do('choose umegae').do('choose gotozaemon', { line: '2 0 1' });
    expect(game.turn).toBe('0 luck');
    expect(game.why('luck yes', 0)).toBe(null);
  });

  test('[crossroads.luck.pay] without the variation nobody is asked', () => {
    const game = Position.begin(3, ['initiation'], { line: '2 0 1' }, { boxes: CROSSROADS });
    expect(game.turn).toBe('2 travel');
  });

  test('[crossroads.luck.order] the neutral traveler is not asked', () => {
    const game = Position.begin(2, ['initiation', 'good-luck'], { line: '2 0 1' }, { boxes: CROSSROADS });
    expect(game.turn).toBe('0 luck');
    expect(game.do('luck no').turn).toBe('1 luck');
  });
});
