/** A host may send a guest away for good. */

import { ok } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Opening } from '../src/index.ts';
import { foldTable, openingEntries, ServerMessage as Schema } from '../src/index.ts';
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
    expect(folded.removed).toEqual([BEN]);
  });

  it('was not removed by a host who only frees the seat', async () => {
    const room = await lobby([AKI, BEN]);
    await ask(room, AKI, { t: 'seat', seat: 1, kind: 'open' });
    expect(await sit(room, CHO, BEN)).toBe('ok');
  });

  it('is remembered by the rematch', async () => {
    const game = await wholeGame(new MemoryLog(), 3);
    const [opened, ...rest] = game;
    const openings: Opening[] = [];
    const room = await roomOf(scene.log, [{ ...opened, removed: [CHO] } as Entry, ...rest], {
      openNext: async (opening) => ok(`next${openings.push(opening)}`),
    });
    await room.ask(AKI, 'again', { t: 'rematch' });
    const next = foldTable(openingEntries(openings[0]!, { id: 'n', secret: '5'.repeat(64), at: 0 }));
    expect(next.removed).toEqual([CHO]);
  });
});
