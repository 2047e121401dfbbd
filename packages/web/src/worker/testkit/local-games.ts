/** For tests: setups of games on one device, and how they are played on. */

import { expect } from 'vitest';
import type { TableModel } from '../../table/model.ts';
import { handOver, settled } from '../../table/testkit/device.ts';
import type { LocalSetup } from '../games.ts';

export const me = { kind: 'me', name: 'Aki' } as const;
export const ben = { kind: 'me', name: 'Ben' } as const;
export const bot = { kind: 'bot', level: 'pilgrim', name: '' } as const;
export const SOLO: LocalSetup = { options: '', seats: [me, bot, { ...bot, name: 'Kuma' }] };

/** Makes the next decision of a person. */
export async function step(model: TableModel, pick = 0): Promise<void> {
  await settled(model);
  if (model.curtain.peek() !== null) await handOver(model);
  const legal = model.seen.peek()?.legal ?? [];
  expect(await model.act(legal[pick % legal.length]!)).toBeNull();
}

export async function playOut(model: TableModel): Promise<void> {
  for (let i = 0; ; i++) {
    await settled(model);
    if (model.info.peek().phase === 'over') return;
    await step(model, i);
  }
}
