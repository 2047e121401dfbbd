/** Offers of the boxes that cost nothing, as the lowest level answers them. */

import { Actions, FastChance } from '@tokaido/kernel';
import { BOXES, tokaido } from '@tokaido/tokaido';
import { expect, test } from 'vitest';
import { AT_ONCE } from '../bot.ts';
import { LEVELS } from '../level-skills.ts';
import { strategyFor } from './registry.ts';

const SEED = 11;
const GIFTS = ['bonus', 'look', 'rob'];
/** Those who are asked, and the festivals that ask. */
const SOUGHT = /^(choose (musubi|kidzuna|eriku)|festival (yama-no-ko|o-taue-matsuri))$/;

test(`the lowest level takes nearly every gift (16 games from seed ${SEED})`, () => {
  const [lowest] = LEVELS;
  const pilgrim = strategyFor(lowest.id, 'tokaido');
  const taken = new Map(GIFTS.map((gift) => [gift, { yes: 0, no: 0 }]));
  const boxes = [...BOXES.keys()];
  for (let game = 0; game < 16; game++) {
    const rng = new FastChance(SEED + game);
    const dealer = { chance: rng, tell: null };
    const s = tokaido.setup({ players: 4, boxes, variations: [], tiles: 'any' }, dealer);
    const legal = new Actions();
    for (let count = tokaido.legal(s, legal); count > 0; count = tokaido.legal(s, legal)) {
      const actions = legal.toArray();
      const sought = actions.find((action) => SOUGHT.test(tokaido.rules.describe(action)));
      const pending = tokaido.pending(s);
      let action = sought ?? actions[rng.below(count)];
      const answers = taken.get(pending?.decision ?? '');
      if (answers !== undefined) {
        action = pilgrim.choose(tokaido.clone(s), pending!.seat, actions, rng, AT_ONCE);
        answers[tokaido.rules.describe(action).endsWith('yes') ? 'yes' : 'no']++;
      }
      tokaido.play(s, action, dealer);
    }
  }
  for (const [gift, { yes, no }] of taken) {
    expect(yes, gift).toBeGreaterThan(2);
    expect(no, gift).toBeLessThan(yes / 4);
  }
});
