/**
 * Skills as bots, to set the levels: `skill=heuristic,sight=0.6,noise=0.3`, `skill=net,noise=0.5`, `skill=net,playouts=250`.
 * What is left out is as good as it can be. A league of many of them shows which lie at equal steps.
 */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Skill } from './level-skills.ts';
import { raterOf, skilled } from './levels.ts';
import { levelNet } from './net/level-net.ts';
import type { BotSource } from './strategies/registry.ts';
import { searchKnowledge, strategyBots } from './strategies/registry.ts';

const FORM = 'skill=PLAYER,sight=0.6,regard=1,noise=0.3,playouts=0';
const BEST = { sight: 1, regard: 1, noise: 0, playouts: 0 };

export const SKILL_BOTS: BotSource = {
  forms: () => [FORM],
  read(words) {
    const parts = /^skill=(.*)$/.exec(words)?.[1];
    if (parts === undefined) return null;
    const skill = readSkill(parts);
    if (!skill.ok) return skill;
    return ok(
      strategyBots((ref) => {
        const known = searchKnowledge(ref);
        return skilled(words, skill.value, raterOf(known, skill.value, levelNet));
      }, null),
    );
  },
};

function readSkill(words: string): Result<Skill> {
  const wrong = (what: string) => fail(`"${what}" is no part of a skill; write ${FORM}`);
  const [player = '', ...parts] = words.split(',');
  if (player !== 'heuristic' && player !== 'net') return wrong(player);
  const found: Record<string, number> = {};
  for (const part of parts) {
    const [name = '', value = ''] = part.split('=');
    if (!(name in BEST) || !/^\d+(\.\d+)?$/.test(value)) return wrong(part);
    found[name] = Number(value);
  }
  return ok({ ...BEST, ...found, player });
}
