/** docs/scale.md says what its inputs lead to. `UPDATE=1` writes it again. */

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { needOf } from '../bench/scale/model.ts';
import { fillPage } from '../bench/scale/page.ts';
import { storm } from '../bench/scale/reconnect.ts';
import { fullestProcess, spreadOver } from '../bench/scale/ring.ts';

it('is calculated from its inputs (UPDATE=1 writes docs/scale.md again)', () => {
  const page = new URL('../../../docs/scale.md', import.meta.url);
  const text = fillPage(readFileSync(new URL('../bench/scale/page.md', import.meta.url), 'utf8'));
  if (process.env['UPDATE'] !== undefined) writeFileSync(page, text);
  expect(readFileSync(page, 'utf8')).toBe(text);
});

it('refuses a number that nothing calculates', () => {
  expect(() => fillPage('{{wishes}} players')).toThrow('"wishes"');
});

describe('the simulations', () => {
  it('move the tables of the machine that leaves, and no others', () => {
    const { moved, movedByDivision, fullest } = spreadOver(10);
    expect(moved).toBeGreaterThan(0.07);
    expect(moved).toBeLessThan(0.14);
    expect(movedByDivision).toBeGreaterThan(0.8);
    expect(fullest).toBeLessThan(1.5);
  });

  it('give one process all shards', () => {
    expect(fullestProcess(1)).toBe(1);
  });

  it('take longer to welcome more people, and shorter with more machines', () => {
    expect(storm(1_000_000, 4).nearlyAll).toBeGreaterThan(storm(100_000, 4).nearlyAll);
    expect(storm(1_000_000, 40).nearlyAll).toBeLessThan(storm(1_000_000, 4).nearlyAll);
  });

  it('need ten times as much for ten times the players, and two machines for a few', () => {
    expect(needOf(1_000_000).cores / needOf(100_000).cores).toBeCloseTo(10);
    expect(needOf(100).machines).toBe(2);
  });
});
