/** A host may send a guest away, and let them back in. */

import { ok } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Opening } from '../src/index.ts';
import { foldTable, infoOf, openingEntries, ServerMessage as Schema } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { ask, CHO, lobby, newScene, scene, sit } from './people-kit.ts';
import { AKI, BEN, Person, roomOf, stored, wholeGame } from './room-kit.ts';

beforeEach(newScene);

describe('a guest who was removed', () => {
  it('is told so, watches, and cannot sit down again, here or at the rematch', async () => {
    const room = await lobby([AKI, BEN]);
    const [aki, ben] = [new Person(AKI), new Person(BEN)];
    for (const person of [aki, ben]) await room.join(person);
    expect(await ask(room, BEN, { t: 'remove', seat: 0 })).toBe('not-host');
    expect(await ask(room, AKI, { t: 'remove', seat: 0 })).toBe('no-seat');
    expect(await ask(room, AKI, { t: 'remove', seat: 1 })).toBe('ok');
    expect(ben.heard.at(-1)).toMatchObject({ t: 'welcome', you: -1, removed: true });
    expect(aki.heard.at(-1)).toMatchObject({ t: 'update' });
    for (const message of [...aki.heard, ...ben.heard]) expect(Schema.safeParse(message).success).toBe(true);
    expect(await sit(room, CHO, BEN)).toBe('removed');
    expect(await sit(room, CHO)).toBe('ok');
    const folded = foldTable(await stored(scene.log, room));
    expect(folded.removed).toEqual([{ key: BEN, name: 'Ben' }]);
    expect(infoOf(folded).removed).toEqual([{ guest: 0, name: 'Ben' }]);
  });

  it('is let back in by the host, is told so, and may sit down again', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    const [aki, ben] = [new Person(AKI), new Person(BEN)];
    for (const person of [aki, ben]) await room.join(person);
    for (const seat of [1, 2]) await ask(room, AKI, { t: 'remove', seat });
    expect(infoOf(room.table).removed).toEqual([
      { guest: 0, name: 'Ben' },
      { guest: 1, name: 'Cho' },
    ]);
    expect(await ask(room, BEN, { t: 'readmit', guest: 0 })).toBe('not-host');
    expect(await ask(room, AKI, { t: 'readmit', guest: 2 })).toBe('not-now');
    expect(await ask(room, AKI, { t: 'readmit', guest: 0 })).toBe('ok');
    expect(ben.heard.at(-1)).toMatchObject({ t: 'welcome', you: -1 });
    expect(ben.heard.at(-1)).not.toHaveProperty('removed');
    expect(aki.heard.at(-1)).toMatchObject({ t: 'update', info: { removed: [{ guest: 1, name: 'Cho' }] } });
    for (const message of [...aki.heard, ...ben.heard]) expect(Schema.safeParse(message).success).toBe(true);
    // The others keep their numbers, and to ask twice changes nothing.
    const { n } = room.table;
    expect(await ask(room, AKI, { t: 'readmit', guest: 0 })).toBe('ok');
    expect(room.table.n).toBe(n);
    const dan = 'd'.repeat(64);
    expect(await sit(room, dan, CHO)).toBe('removed');
    expect(await sit(room, dan, BEN)).toBe('ok');
    expect(infoOf(foldTable(await stored(scene.log, room)))).toEqual(infoOf(room.table));
  });

  it('is let back in also while the game is played', async () => {
    const room = await lobby([AKI, BEN], { takeover: true });
    await ask(room, AKI, { t: 'remove', seat: 1 });
    await ask(room, AKI, { t: 'start' });
    expect(await sit(room, CHO, BEN)).toBe('removed');
    expect(await ask(room, AKI, { t: 'readmit', guest: 0 })).toBe('ok');
    expect(await sit(room, CHO, BEN)).toBe('ok');
  });

  it('was not removed by a host who only frees the seat', async () => {
    const room = await lobby([AKI, BEN]);
    await ask(room, AKI, { t: 'seat', seat: 1, kind: 'open' });
    expect(await sit(room, CHO, BEN)).toBe('ok');
  });

  it('is remembered by the rematch', async () => {
    const game = await wholeGame(new MemoryLog(), 3);
    const [opened, ...rest] = game;
    const gone = [{ key: CHO, name: 'Cho' }];
    const openings: Opening[] = [];
    const room = await roomOf(
      scene.log,
      [{ ...opened, removed: [...gone, { key: BEN, name: 'Ben', back: true }] } as Entry, ...rest],
      {
        openNext: async (opening) => ok(`next${openings.push(opening)}`),
      },
    );
    await room.ask(AKI, 'again', { t: 'rematch' });
    const next = foldTable(openingEntries(openings[0]!, { id: 'n', secret: '5'.repeat(64), at: 0 }));
    // Who was let back in may sit down there too.
    expect(next.removed).toEqual(gone);
  });
});
