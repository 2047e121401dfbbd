/** A press is meant for the nearest open target; closed places answer only where they are hit. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { describe, expect, test } from 'vitest';
import { PILGRIM } from '../../targets.ts';
import { layoutOf } from './layout.ts';
import { areaSign, signOf } from './places.ts';
import { between, distance, type Point } from './points.ts';
import { buttonSize, type Pressable, pressed } from './press.ts';

const layout = layoutOf(RECONSTRUCTED, 390, 414);
const station = (place: number, isOpen: boolean): Pressable => ({
  sign: signOf(layout, { character: PILGRIM, place }),
  isOpen,
});
/** The two stations of the ring that lie nearest to each other. */
const pairs = layout.stations.map((at, i) => distance(at, layout.stations[(i + 1) % 24]!));
const near = pairs.indexOf(Math.min(...pairs));

describe('on a phone', () => {
  const [one, other] = [station(near, true), station((near + 1) % 24, true)];
  const at = (part: number): Point => between(one.sign.at, other.sign.at, part);

  test('each of two near targets is pressed on its own side, though their buttons overlap', () => {
    expect(distance(one.sign.at, other.sign.at)).toBeLessThan(buttonSize(one));
    for (const part of [0, 0.3, 0.49]) expect(pressed([one, other], layout, at(part))).toBe(one);
    for (const part of [0.51, 0.7, 1]) expect(pressed([one, other], layout, at(part))).toBe(other);
  });

  test('an open target wins over a closed place beside it, except in the middle of that', () => {
    const closed = station((near + 1) % 24, false);
    for (const part of [0, 0.5, 0.65]) expect(pressed([one, closed], layout, at(part))).toBe(one);
    expect(pressed([one, closed], layout, at(1))).toBe(closed);
  });

  test('nothing is pressed at sea', () => {
    expect(pressed([one, other], layout, [2, 410])).toBeNull();
  });

  test('the land of an open area is the area', () => {
    const area: Pressable = { sign: areaSign(layout, 7), isOpen: true };
    const outline = layout.areas[7]!.outline;
    const corner = between(area.sign.at, outline[1]!, 0.7);
    expect(distance(corner, area.sign.at)).toBeGreaterThan(30);
    expect(pressed([area], layout, corner)).toBe(area);
    expect(pressed([{ ...area, isOpen: false }], layout, corner)).toBeNull();
  });
});
