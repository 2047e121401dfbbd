import { describe, expect, it } from 'vitest';
import { positions } from '../test/tables.ts';
import { AT_ONCE } from './bot.ts';
import { LADDERS, skillOf } from './level-skills.ts';
import { SKILL_BOTS } from './skill-bots.ts';
import { botFor } from './strategies/registry.ts';

describe('a skill as a bot', () => {
  it('plays as the level of that skill does', () => {
    const skill = LADDERS.tokaido[1];
    const { sight, regard, noise } = skill;
    const words = `skill=heuristic,sight=${sight},regard=${regard},noise=${noise}`;
    const read = SKILL_BOTS.read(words);
    if (read === null || !read.ok) throw new Error(words);
    let seen = 0;
    for (const { known, s, seat, table } of positions(1)) {
      if (!known.asksWhere(s) || known.game.id !== 'tokaido' || skillOf('porter', 'tokaido', table) !== skill)
        continue;
      const view = known.game.observe(s, seat);
      const own = read.value('tokaido', seen, AT_ONCE).decide(view);
      expect(own).toBe(botFor('porter', 'tokaido', seen).decide(view));
      if (++seen === 40) break;
    }
  });

  it.each(['skill=', 'skill=oracle', 'skill=net,noise', 'skill=net,luck=1', 'skill=net,noise=-1'])(
    'is refused with a sentence: %s',
    (words) => {
      expect(SKILL_BOTS.read(words)).toMatchObject({
        ok: false,
        error: expect.stringContaining('skill=PLAYER'),
      });
    },
  );

  it('leaves words of another form to others', () => {
    expect(SKILL_BOTS.read('porter')).toBeNull();
  });
});
