/** The road, counted as on the printed board. */

import { expect, test } from 'vitest';
import { END, ROADS, SPACE_NAMES } from '../index.ts';

const road = ROADS[0];
const stops = road.space.map((kind, at) => ({ name: SPACE_NAMES[kind], at, places: road.places[at] }));

test('[base.road.layout] 55 positions, five inns, four sections of 13, 12, 13 and 12 stops', () => {
  expect(stops).toHaveLength(55);
  expect(END).toBe(54);
  expect(stops.filter((stop) => stop.name === 'inn').map((stop) => stop.at)).toEqual([0, 14, 27, 41, 54]);
});

test('[base.road.layout] each type has its stops, single and double', () => {
  const count = (name: string) => {
    const all = stops.filter((stop) => stop.name === name);
    return [all.filter((stop) => stop.places === 1).length, all.filter((stop) => stop.places === 2).length];
  };
  expect(count('shop')).toEqual([4, 3]);
  expect(count('farm')).toEqual([2, 4]);
  expect(count('temple')).toEqual([3, 3]);
  expect(count('encounter')).toEqual([5, 2]);
  expect(count('hot-spring')).toEqual([3, 3]);
  expect(count('panorama-paddy')).toEqual([3, 2]);
  expect(count('panorama-mountain')).toEqual([3, 3]);
  expect(count('panorama-sea')).toEqual([3, 4]);
});

test('[base.road.layout] each section has six double stops', () => {
  for (const [from, to] of [
    [0, 14],
    [14, 27],
    [27, 41],
    [41, 54],
  ]) {
    const section = stops.filter((stop) => stop.at > from && stop.at < to);
    expect(section.filter((stop) => stop.places === 2)).toHaveLength(6);
  }
});

test('[base.road.layout] the stops lie in the printed order', () => {
  const letters = stops.map((stop) => SPACE_NAMES.indexOf(stop.name)).map((kind) => 'IVFTEHPMS'[kind]);
  expect(letters.join('')).toBe('IVTEPHMFVTESMHISTFPMETHMSVFIPVEFMHSPTFESVIHTEVSFHEMPSVI');
  const double = stops.filter((stop) => stop.places === 2).map((stop) => stop.at);
  expect(double).toEqual([
    1, 5, 6, 7, 9, 11, 17, 18, 19, 20, 22, 24, 30, 32, 34, 36, 37, 40, 43, 45, 47, 48, 51, 52,
  ]);
});
