/** Nets on disk: what is packed comes back, and what does not fit is refused with a reason. */

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { HIDDEN, Net } from './net.ts';
import { NET_TASKS } from './nets-at-start.ts';
import { weightsFor } from './shipped-nets.ts';
import { packNet, unpackNet } from './weights.ts';

function someNet(): Net {
  const rng = new FastChance(3);
  const net = new Net({ inputs: 40, seats: 3, hidden: HIDDEN });
  net.seed((n) => rng.below(n));
  for (let i = 0; i < 40; i++) net.x[i] = rng.below(3) / 2;
  return net;
}

describe('weights', () => {
  it('are rounded by half a step of eight bits at most', () => {
    const rng = new FastChance(3);
    const net = someNet();
    const floats = Float32Array.from({ length: net.size }, () => rng.below(2001) / 1000 - 1);
    net.load(floats);
    const rounded = net.floats();
    const most = floats.reduce((sum, value, i) => Math.max(sum, Math.abs(value - rounded[i])), 0);
    expect(most).toBeGreaterThan(0.9 / 254);
    expect(most).toBeLessThan(1.001 / 254);
  });

  it('are the same file when packed again', () => {
    const file = packNet(someNet(), 'abc', 'a test');
    const back = unpackNet(file, 'abc');
    if (!back.ok) throw new Error(back.error);
    expect(packNet(back.value, 'abc', 'a test')).toEqual(file);
  });

  it('play in training as they will from disk', () => {
    const net = someNet();
    const back = unpackNet(packNet(net, 'abc', 'a test'), 'abc');
    if (!back.ok) throw new Error(back.error);
    expect(back.value.floats()).toEqual(net.floats());
    net.run();
    back.value.x.set(net.x);
    back.value.run();
    expect([back.value.win, back.value.points]).toEqual([net.win, net.points]);
  });

  it('of another schema or format are refused, and it says why', () => {
    const file = packNet(someNet(), 'abc', 'a test');
    expect(unpackNet(file, 'abd')).toMatchObject({ ok: false, error: expect.stringContaining('abc') });
    expect(unpackNet({ ...file, format: 3 }, 'abc')).toMatchObject({ ok: false });
  });

  it('come with the game for every task and fit it', () => {
    for (const id of NET_TASKS.keys()) {
      const net = weightsFor(NET_TASKS.get(id)!());
      expect(net, id).toMatchObject({ ok: true });
    }
    expect(weightsFor({ ...NET_TASKS.get('duo')!(), id: 'chess' })).toMatchObject({ ok: false });
  });

  it('together stay within 1.5 MB, compressed', () => {
    const folder = new URL('../../weights/', import.meta.url);
    const sizes = readdirSync(folder).map((file) => gzipSync(readFileSync(new URL(file, folder))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});
