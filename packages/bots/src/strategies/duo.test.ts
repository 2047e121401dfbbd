import { duo } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import { expect, it } from 'vitest';
import { duoKnowledge } from './duo.ts';

const SEED = Number(process.env['SEED'] ?? 20261115);

it(`a search of Duo looks at few actions, all of them legal (seed ${SEED})`, () => {
  const searched = duoKnowledge.searched?.(duo) ?? duo;
  const chance = new FastChance(SEED);
  const all = new Actions();
  const few = new Actions();
  let most = 0;
  let fewer = 0;
  for (let game = 0; game < 20; game++) {
    const s = duo.setup({ first: 'drawn' }, { chance, tell: null });
    while (!duo.isOver(s)) {
      const count = duo.legal(s, all);
      expect(searched.legal(s, few)).toBeGreaterThan(0);
      for (const action of few.toArray()) expect(all.has(action)).toBe(true);
      most = Math.max(most, few.count);
      if (few.count < count) fewer++;
      duo.play(s, all.list[chance.below(count)], { chance, tell: null });
    }
  }
  expect(fewer).toBeGreaterThan(100);
  expect(most).toBeLessThan(64);
});
