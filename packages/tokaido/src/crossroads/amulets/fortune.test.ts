/** Fortune: the die before the move. */

import { expect, test } from 'vitest';
import { boxed } from '../../../test/box-position.ts';

const lucky = (amulets = 'fortune') =>
  boxed({ players: 3, seats: [{ at: 1, coins: 1, amulets }, { at: 3 }] });

test('[crossroads.fortune.die] as many coins as the die shows, none for an X', () => {
  for (const face of ['0', '1', '2', '3', '4']) {
    const game = lucky().do('use fortune', { die: face });
    expect(game.has(0).coins).toBe(1 + Number(face));
    expect(game.turn).toBe('0 travel');
    const paid = { type: 'coins', seat: 0, coins: Number(face), from: 'fortune' };
    expect(game.told(1).filter((event) => event.type === 'coins')).toEqual(face === '0' ? [] : [paid]);
  }
});

test('[fortune-timing] only before the move', () => {
  const game = lucky('fortune health').do('travel 2');
  expect(game.why('use fortune')).toEqual({ why: 'not-now' });
  expect(game.legal()).not.toContain('use fortune');
  const inn = lucky().do('travel 14', { meal: 'dango soba tofu udon' });
  expect(inn.why('use fortune')).toEqual({ why: 'not-now' });
});

test('[fortune-timing] its coins can open the space the traveler then goes to', () => {
  const seats = [{ at: 1, coins: 0, amulets: 'fortune' }];
  const game = boxed({ players: 3, seats });
  expect(game.legal()).not.toContain('travel 2');
  expect(game.do('use fortune', { die: '1' }).legal()).toContain('travel 2');
});

test('[fortune-timing] not between Friendship and the move it calls for', () => {
  const game = lucky('fortune friendship').do('use friendship');
  expect(game.why('use fortune')).toEqual({ why: 'not-now' });
});
