/** Those who sit at a table can start without the host. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { Room } from '../src/index.ts';
import { foldTable, infoOf } from '../src/index.ts';
import { ask, CHO, lobby, newScene, scene, settle } from './people-kit.ts';
import { AKI, BEN, stored } from './room-kit.ts';

beforeEach(newScene);

describe('the start by vote', () => {
  const votes = (room: Room) => infoOf(room.table).seats.map(({ start }) => start === true);

  it('takes more than half of those seated, all of them ready; the host counts as ready', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    expect(await ask(room, BEN, { t: 'start' })).toBe('not-host');
    await ask(room, BEN, { t: 'ready', ready: true });
    expect(await ask(room, BEN, { t: 'start' })).toBe('ok');
    expect(votes(room)).toEqual([false, true, false, false]);
    expect(room.table.phase).toBe('lobby');
    await ask(room, CHO, { t: 'ready', ready: true });
    expect(await ask(room, CHO, { t: 'start' })).toBe('ok');
    expect(room.table.phase).toBe('playing');
    expect(foldTable(await stored(scene.log, room)).phase).toBe('playing');
  });

  it('is taken back with being ready', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    await ask(room, BEN, { t: 'ready', ready: true });
    await ask(room, BEN, { t: 'start' });
    await ask(room, BEN, { t: 'ready', ready: false });
    expect(votes(room)).toEqual([false, false, false, false]);
  });

  it('waits for everybody who is there, and not for those who are away', async () => {
    const dan = 'd'.repeat(64);
    const room = await lobby([AKI, BEN, CHO, dan]);
    for (const key of [BEN, CHO]) {
      await ask(room, key, { t: 'ready', ready: true });
      await ask(room, key, { t: 'start' });
    }
    await ask(room, AKI, { t: 'leave' });
    // Two of three, but the third is there and not ready.
    await settle(room);
    expect(room.table.phase).toBe('lobby');
    scene.away = [0, 0, 0, 1];
    await settle(room);
    expect(room.table.phase).toBe('playing');
  });

  it('is the host’s alone where only one guest sits', async () => {
    const room = await lobby([AKI, BEN]);
    await ask(room, BEN, { t: 'ready', ready: true });
    expect(await ask(room, BEN, { t: 'start' })).toBe('ok');
    await settle(room);
    expect(room.table.phase).toBe('lobby');
  });
});
