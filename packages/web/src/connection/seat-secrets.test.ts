/** Seats that a device holds: kept, carried to a rematch, forgotten. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  carryOver,
  heldAt,
  heldTables,
  hold,
  markOver,
  parseSeats,
  randomBytes,
  release,
} from './seat-secrets.ts';
import { mayBeSeated } from './seats-key.ts';

afterEach(() => vi.unstubAllGlobals());

describe('stored seats', () => {
  const seat = { secret: 's', bytes: 'b', at: 1_000 };

  test('what was stored is read again', () => {
    expect(parseSeats({ hagi: seat }, 2_000)).toEqual({ hagi: seat });
  });

  test('what is broken or a year old is left out, the rest stays', () => {
    const stored = { hagi: seat, a: null, b: { secret: 1, bytes: '', at: 0 }, c: { ...seat, at: -4e10 } };
    expect(Object.keys(parseSeats(stored, 2_000))).toEqual(['hagi']);
    for (const nothing of [null, '', [], 7]) expect(parseSeats(nothing, 0)).toEqual({});
  });
});

describe('seats', () => {
  test('a seat is held by table and released again', () => {
    hold('hagi', 'one', 'aa');
    hold('fuji', 'two', 'bb');
    expect(heldAt('hagi')).toMatchObject({ secret: 'one', bytes: 'aa' });
    expect(heldTables()).toContain('fuji');
    expect(heldAt('toString')).toBeNull();
    release('hagi');
    release('fuji');
    expect(heldAt('hagi')).toBeNull();
  });

  test('a seat where nothing is left to play is still held', () => {
    hold('hagi', 'one', 'aa');
    markOver('hagi');
    markOver('nowhere');
    expect(heldAt('hagi')).toMatchObject({ secret: 'one', over: true });
    expect(heldAt('nowhere')).toBeNull();
    release('hagi');
  });

  test('the first page reserves room only where something may be left to play', () => {
    const open = { secret: 's', bytes: '', at: 1 };
    vi.stubGlobal('navigator', { onLine: true });
    const stored = (seats: string | null) => vi.stubGlobal('localStorage', { getItem: () => seats });
    stored(JSON.stringify({ hagi: { ...open, over: true }, fuji: open }));
    expect(mayBeSeated()).toBe(true);
    vi.stubGlobal('navigator', { onLine: false });
    expect(mayBeSeated()).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    for (const seats of [null, '{}', '{', 'null', JSON.stringify({ hagi: { ...open, over: true } })]) {
      stored(seats);
      expect(mayBeSeated(), String(seats)).toBe(false);
    }
  });

  test('a rematch takes the secret over, but never overwrites a seat', () => {
    hold('first', 'mine', 'aa');
    carryOver('first', 'second');
    expect(heldAt('second')).toMatchObject({ secret: 'mine', bytes: '' });
    hold('third', 'other', 'cc');
    carryOver('first', 'third');
    expect(heldAt('third')?.secret).toBe('other');
    carryOver('nowhere', 'fourth');
    expect(heldAt('fourth')).toBeNull();
    for (const table of ['first', 'second', 'third']) release(table);
  });

  test('random bytes are sixteen, in hexadecimal digits, and not twice the same', () => {
    expect(randomBytes()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomBytes()).not.toBe(randomBytes());
  });
});
