import { expect, test } from 'vitest';
import { TEMPER_IDS } from '../../app/settings.ts';
import { botPlan, freshTemper } from './bot-plan.ts';

test('a bot has a temper only where it is one', () => {
  expect(botPlan('porter', TEMPER_IDS[1])).toEqual({ kind: 'bot', level: 'porter', temper: TEMPER_IDS[1] });
  for (const temper of [undefined, '', 'angry', 7])
    expect(botPlan('porter', temper)).not.toHaveProperty('temper');
});

test('whoever sits down has a temper that nobody else has, as long as there are some', () => {
  const bots = TEMPER_IDS.map((temper) => botPlan('porter', temper));
  expect(freshTemper([])).toBe(TEMPER_IDS[0]);
  expect(freshTemper([{ kind: 'me' }, ...bots.slice(0, 2)])).toBe(TEMPER_IDS[2]);
  expect(freshTemper(bots)).toBeUndefined();
});
