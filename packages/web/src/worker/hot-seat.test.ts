/** One device for several people: nobody gets what only another may know. */

import { PROTOCOL } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { handOver, settled, TestDevice } from '../table/testkit/device.ts';
import { ben, bot, me, step } from './testkit/local-games.ts';

describe('a device that is passed round', () => {
  it('gets no card and no open action that not everybody may know before the curtain is lifted', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const device = new TestDevice({ seed });
      const setup = { options: 'boxes=crossroads,matsuri', seats: [me, ben, bot] };
      const model = await device.open(await device.host.ask('create', { setup }));
      for (let i = 0; ; i++) {
        await settled(model);
        if (model.info.peek().phase === 'over') break;
        if (model.curtain.peek() !== null) {
          expect(model.seen.peek(), `seed ${seed}`).toMatchObject({
            mine: false,
            legal: [],
            view: { who: -1 },
          });
          await handOver(model);
        }
        const before = device.posted.length;
        const { me: seat } = model.seen.peek()!;
        await step(model, seed * 31 + i);
        await settled(model);
        // A short curtain hangs where everybody may see what is asked.
        if (model.curtain.peek()?.isLong !== true) continue;
        // What was posted since: nothing through the eyes of the next one.
        const texts = device.posted.slice(before).filter((sent) => sent.from === 'table');
        for (const { message } of texts) {
          if (message.t === 'update')
            expect(message.turn?.legal === undefined || message.turn.seat === seat).toBe(true);
        }
      }
    }
  });

  it('tells an old page to reload', async () => {
    const device = new TestDevice({ seed: 14 });
    device.tables.receive({
      to: 'table',
      link: 77,
      table: 'x',
      message: { t: 'hello', protocol: PROTOCOL + 1 },
    });
    await Promise.resolve();
    expect(device.posted).toContainEqual({ from: 'table', link: 77, message: { t: 'bye', why: 'reload' } });
  });
});
