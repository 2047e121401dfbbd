/** Seats that a device holds: kept, carried to a rematch, forgotten. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  copySeat,
  forgetSeat,
  markHost,
  markOver,
  parseSeats,
  randomBytes,
  saveSeat,
  seatAt,
  seatedTables,
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
    saveSeat('hagi', 'one', 'aa');
    saveSeat('fuji', 'two', 'bb');
    expect(seatAt('hagi')).toMatchObject({ secret: 'one', bytes: 'aa' });
    expect(seatedTables()).toContain('fuji');
    expect(seatAt('toString')).toBeNull();
    forgetSeat('hagi');
    forgetSeat('fuji');
    expect(seatAt('hagi')).toBeNull();
  });

  test('a seat where nothing is left to play is still held', () => {
    saveSeat('hagi', 'one', 'aa');
    markOver('hagi');
    markOver('nowhere');
    expect(seatAt('hagi')).toMatchObject({ secret: 'one', over: true });
    expect(seatAt('nowhere')).toBeNull();
    forgetSeat('hagi');
  });

  test('whoever was the host is remembered as that', () => {
    saveSeat('hagi', 'one', 'aa');
    markHost('hagi', true);
    markHost('nowhere', true);
    expect(seatAt('hagi')).toMatchObject({ secret: 'one', host: true });
    markHost('hagi', false);
    expect(seatAt('hagi')?.host).toBe(false);
    expect(seatAt('nowhere')).toBeNull();
    forgetSeat('hagi');
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
    saveSeat('first', 'mine', 'aa');
    copySeat('first', 'second');
    expect(seatAt('second')).toMatchObject({ secret: 'mine', bytes: '' });
    saveSeat('third', 'other', 'cc');
    copySeat('first', 'third');
    expect(seatAt('third')?.secret).toBe('other');
    copySeat('nowhere', 'fourth');
    expect(seatAt('fourth')).toBeNull();
    for (const table of ['first', 'second', 'third']) forgetSeat(table);
  });

  test('random bytes are sixteen, in hexadecimal digits, and not twice the same', () => {
    expect(randomBytes()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomBytes()).not.toBe(randomBytes());
  });
});
