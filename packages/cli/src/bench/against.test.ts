import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../../test/command.ts';
import type { Compared } from './against.ts';
import { compare, findBuild, ratesOf } from './against.ts';

const rates = (values: Readonly<Record<string, number>>) =>
  ratesOf(
    JSON.stringify({
      lines: Object.entries(values).map(([item, value]) => ({ item, value, unit: 'clones/s' })),
    }),
  )!;

describe('comparing two builds', () => {
  it('takes the median of the ratios of each pair, not the ratio of the medians', () => {
    // The machine was three times as slow during the second pair, which says nothing about the builds.
    const lines = compare([
      [rates({ clone: 100 }), rates({ clone: 200 })],
      [rates({ clone: 40 }), rates({ clone: 60 })],
      [rates({ clone: 300 }), rates({ clone: 100 })],
    ]);
    expect(lines).toEqual([
      { item: 'clone', unit: 'clones/s', here: 100, there: 100, ratio: 0.667, ratios: [0.5, 0.667, 3] },
    ]);
  });

  it('leaves out rows that only one of them has, and what is no rate', () => {
    expect(compare([[rates({ clone: 1, view: 2 }), rates({ clone: 1, deal: 2 })]])).toHaveLength(1);
    expect(ratesOf('{"lines":[{"item":"record, text","value":1500,"unit":"bytes"}]}')).toEqual(new Map());
    expect(ratesOf('random play 1,000,000')).toBeNull();
  });
});

it('finds a build by its file, its package or its checkout', () => {
  inFolder((folder) => {
    expect(findBuild(folder)).toBeNull();
    const launcher = join(folder, 'packages', 'cli', 'bin', 'tokaido.js');
    mkdirSync(join(launcher, '..'), { recursive: true });
    writeFileSync(launcher, '');
    expect(findBuild(folder)).toBe(launcher);
    expect(findBuild(join(folder, 'packages', 'cli'))).toBe(launcher);
    expect(findBuild(launcher)).toBe(launcher);
    expect(findBuild(join(folder, 'nowhere'))).toBeNull();
  });
});

it('runs the other build by turns with this one', () => {
  inFolder((folder) => {
    // A build that says of itself that it clones once a second.
    writeFileSync(
      join(folder, 'main.js'),
      `console.log('{"lines":[{"item":"clone","value":1,"unit":"clones/s"}]}');`,
    );
    const flags = ['--pairs', '1', '--seconds', '0.01', '--json'];
    const { code, out, err } = tokaido(['bench', '--against', folder, ...flags]);
    expect([code, err]).toEqual([0, '']);
    const { lines } = JSON.parse(out) as { lines: Compared[] };
    expect(lines.map(({ item }) => item)).toEqual(['clone']);
    expect(lines[0]!.ratio).toBeGreaterThan(1000);
  });
});

it('says where there is no build', () => {
  const { code, err } = tokaido(['bench', '--against', 'nowhere']);
  expect([code, err]).toEqual([2, 'tokaido: there is no build of tokaido at nowhere\n']);
});
