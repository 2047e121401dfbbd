import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seedsIn } from '../src/league/entrant.ts';
import { parseLeagueFile } from '../src/league/league-file.ts';
import { netFileOf, netFileReader } from '../src/net/net-files.ts';
import { NET_WEIGHTS } from '../src/net/nets-at-start.ts';
import { readBot } from '../src/strategies/registry.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(PACKAGES, 'bots', 'strangers');
const FILES = readdirSync(FOLDER).filter((file) => file !== 'README.md');

const read = netFileReader((file) => ({ ok: true, value: readFileSync(join(FOLDER, file), 'utf8') }));

/** What is wrong with how a net says it was made; null if nothing is. */
function whyUnclear(about: string): string | null {
  if (seedsIn(about).length === 0) return 'it names no seed';
  if (!/\d+ games/.test(about)) return 'it does not say how many games it has played';
  return /--(?:minutes|hours|games) [\d.]+/.test(about) ? null : 'it does not say how long it was trained';
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|mjs|js|html|css)$/.test(entry.name) ? [path] : [];
  });
}

/** An import, a URL or a glob that leads into the folder. */
const LEADS_THERE = /(?:from|import|import\(|URL\(|glob\()\s*['"`][^'"`]*strangers\//;

describe('strangers', () => {
  it('are imported by no program', () => {
    expect(LEADS_THERE.test(`import a from '../../bots/strangers/duo-a.json' with { type: 'json' };`)).toBe(
      true,
    );
    expect(LEADS_THERE.test(`new URL('../strangers/duo-a.json', import.meta.url)`)).toBe(true);
    const importers = readdirSync(PACKAGES).flatMap((name) =>
      sourcesIn(join(PACKAGES, name)).filter(
        (path) => !path.endsWith('.test.ts') && LEADS_THERE.test(readFileSync(path, 'utf8')),
      ),
    );
    expect(importers.map((path) => relative(PACKAGES, path))).toEqual([]);
  });

  it('say how they were made, and share no seed with the net of their task or with each other', () => {
    expect(whyUnclear('npm run train -- --task duo --minutes 7 --seed 1 (68698 games)')).toBeNull();
    expect(whyUnclear('npm run train -- --task duo --minutes 7 (68698 games)')).toContain('seed');
    const seeds = new Map([...NET_WEIGHTS].map(([task, { about }]) => [task, seedsIn(about)]));
    for (const file of FILES) {
      const net = read(file);
      if (!net.ok) throw new Error(net.error);
      const { about, task } = net.value;
      expect(whyUnclear(about), file).toBeNull();
      expect(file).toMatch(new RegExp(`^${task.id}-[a-z]\\.json$`));
      const known = seeds.get(task.id) ?? [];
      expect(
        seedsIn(about).filter((seed) => known.includes(seed)),
        file,
      ).toEqual([]);
      seeds.set(task.id, [...known, ...seedsIn(about)]);
    }
  });

  it('all take part in the league of the repository', () => {
    const league = parseLeagueFile(readFileSync(join(PACKAGES, 'bots', 'league.json'), 'utf8'));
    if (!league.ok) throw new Error(league.error);
    const files = league.value.entrants.flatMap(({ bot }) => netFileOf(bot) ?? []);
    expect(files.sort()).toEqual(FILES.map((file) => `strangers/${file}`).sort());
    for (const { bot } of league.value.entrants) {
      if (netFileOf(bot) === null) expect(readBot(bot).ok, bot).toBe(true);
    }
  });
});
