/** A host may close the table for everybody. */

import { beforeEach, describe, expect, it } from 'vitest';
import { foldTable, HOST_ABSENCE, infoOf } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { ask, CHO, lobby, newScene, scene, settle, sit } from './people-kit.ts';
import { AKI, BEN, Person, roomOf, stored, wholeGame } from './room-kit.ts';

beforeEach(newScene);

describe('a closed table', () => {
  it('is over for everybody, before the game', async () => {
    const room = await lobby([AKI, BEN]);
    const ben = new Person(BEN);
    await room.join(ben);
    expect(await ask(room, BEN, { t: 'close' })).toBe('not-host');
    expect(await ask(room, AKI, { t: 'close' })).toBe('ok');
    expect(ben.heard.at(-1)).toMatchObject({ t: 'update', info: { closed: true } });
    for (const [key, command] of [
      [BEN, { t: 'ready', ready: true }],
      [AKI, { t: 'start' }],
      [BEN, { t: 'say', phrase: 'hello' }],
    ] as const)
      expect(await ask(room, key, command)).toBe('table-closed');
    expect(await sit(room, CHO)).toBe('table-closed');
    scene.away = [HOST_ABSENCE];
    await settle(room);
    expect(infoOf(foldTable(await stored(scene.log, room))).closed).toBe(true);
  });

  it('ends a running game, its clock and its bots', async () => {
    const room = await lobby([AKI, BEN], { pace: { kind: 'live', seconds: 9, bank: 0 } });
    await ask(room, AKI, { t: 'start' });
    expect(room.table.deadline).not.toBeNull();
    expect(await ask(room, AKI, { t: 'close' })).toBe('ok');
    expect(room.table.deadline).toBeNull();
  });

  it('cannot be a listed one where others play, nor one whose game is over', async () => {
    const room = await lobby([AKI, BEN], { listed: true });
    await ask(room, AKI, { t: 'start' });
    expect(await ask(room, AKI, { t: 'close' })).toBe('not-now');
    await ask(room, BEN, { t: 'leave' });
    expect(await ask(room, AKI, { t: 'close' })).toBe('ok');
    const over = await roomOf(new MemoryLog(), await wholeGame(new MemoryLog(), 3));
    expect(await ask(over, AKI, { t: 'close' })).toBe('not-now');
  });
});
