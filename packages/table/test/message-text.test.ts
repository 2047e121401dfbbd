/** Text that is put together from parts is the text of the whole, in whole games of every kind. */

import { FastChance } from '@tokaido/kernel';
import { expect, it } from 'vitest';
import type { ServerMessage } from '../src/index.ts';
import { keyListener, messageText } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { AKI, act, BEN, beginning, PLAN, roomOf } from './room-kit.ts';

const SEED = Date.now() % 1e6;

it.each(['', 'boxes=crossroads', 'boxes=crossroads,matsuri'])(
  `means what JSON.stringify would say at a table with "%s" (seed ${SEED})`,
  async (options) => {
    const rng = new FastChance(SEED);
    let now = 0;
    // Everybody thinks for longer than a decision may take, so that their banks change.
    const pace = { kind: 'live', seconds: 5, bank: 36_000 } as const;
    const room = await roomOf(new MemoryLog(), beginning({ ...PLAN, options, pace }), {
      now: () => (now += 7_000),
    });
    const kinds = new Set<string>();
    const send = (message: ServerMessage) => {
      expect(JSON.parse(messageText(message))).toEqual(JSON.parse(JSON.stringify(message)));
      kinds.add(message.t);
    };
    for (const key of [AKI, BEN, '']) await room.join(keyListener(key, send));
    await room.ask(AKI, 'name', { t: 'name', name: 'Aki "2" 東' });
    for (let i = 0; room.table.phase === 'playing'; i++) await act(room, `${i}`, rng.below(9));
    expect([...kinds]).toEqual(['welcome', 'update']);
  },
);
