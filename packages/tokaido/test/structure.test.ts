/** The shape of the source: one owner for each traveler, card and festival, and boxes that can be removed. */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOXES, ENCOUNTERS, TRAVELERS } from '../src/index.ts';
import { root } from './matrix.ts';

const SOURCE = join(root, 'packages', 'tokaido', 'src');
const LONGEST = 80;

interface File {
  readonly path: string;
  readonly text: string;
  /** Without comments. */
  readonly code: string;
}

const files: readonly File[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8');
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
    return { path: path.split(sep).join('/'), text, code };
  });

/** The three guides are one person who shows three panoramas. */
const person = (id: string) => id.replace(/^annaibito-.*/, 'annaibito-$');

const OWNED: readonly (readonly [kind: string, ids: readonly string[]])[] = [
  ['traveler', TRAVELERS.map(({ id }) => id)],
  ['encounter', [...new Set(ENCOUNTERS.map(({ id }) => person(id)))]],
  ...[...BOXES.values()].flatMap((box) => Object.entries(box.cards)),
];

/** The files in which an id is written out as a string. */
function owners(id: string): File[] {
  return files.filter(({ code }) => code.includes(`'${id}'`) || code.includes(`\`${id}{`));
}

describe.each(OWNED)('%s', (_, ids) => {
  test(`[structure.owner] each of the ${ids.length} has exactly one owner`, () => {
    expect(ids.length).toBeGreaterThan(3);
    const wrong = ids.map((id) => [id, owners(id).map(({ path }) => path)] as const);
    expect(wrong.filter(([, paths]) => paths.length !== 1)).toEqual([]);
  });

  test('[structure.owner] each owns a file of its own', () => {
    const paths = ids.flatMap((id) => owners(id).map(({ path }) => path));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test(`[structure.short] none of them is longer than ${LONGEST} lines`, () => {
    const long = ids.flatMap(owners).filter(({ text }) => text.split('\n').length - 1 > LONGEST);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('[structure.spec] each has its spec beside it', () => {
    const hasSpec = ({ path }: File) => existsSync(join(SOURCE, path.replace(/\.ts$/, '.test.ts')));
    expect(ids.filter((id) => !owners(id).some(hasSpec))).toEqual([]);
  });
});

test('[structure.names] no code names a traveler except their own file and the list they are in', () => {
  const found: string[] = [];
  for (const { id } of TRAVELERS.slice(1)) {
    const variable = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const name = new RegExp(`\\b(${id}|${variable})\\b`, 'i');
    for (const { path, code } of files) {
      if (path.endsWith('travelers/index.ts') || path.endsWith(`travelers/${id}.ts`)) continue;
      if (name.test(code)) found.push(`${path} names ${id}`);
    }
  }
  expect(found).toEqual([]);
});

test('[structure.names] the core names no card and no festival of a box', () => {
  const boxes = [...BOXES.keys()];
  const core = files.filter(({ path }) => !boxes.some((box) => path.startsWith(`${box}/`)));
  const ids = [...BOXES.values()].flatMap((box) => Object.values(box.cards).flat());
  expect(core.length).toBeGreaterThan(40);
  expect(
    ids.flatMap((id) => core.filter(({ code }) => code.includes(`'${id}'`)).map(({ path }) => path)),
  ).toEqual([]);
});

const CACHE = join(root, 'node_modules', '.cache', 'structure');

/** A copy of the packages without some boxes, in which the imports of packages still resolve. */
function without(boxes: readonly string[]): string {
  const folder = join(CACHE, `without-${boxes.join('-')}`);
  rmSync(folder, { recursive: true, force: true });
  const gone = boxes.map((box) => join(SOURCE, box));
  for (const name of ['kernel', 'tokaido']) {
    const from = join(root, 'packages', name);
    cpSync(join(from, 'package.json'), join(folder, 'packages', name, 'package.json'));
    cpSync(join(from, 'src'), join(folder, 'packages', name, 'src'), {
      recursive: true,
      filter: (path) =>
        !gone.includes(path) && !(path.endsWith('.test.ts') && (name === 'kernel' || isOfBox(path))),
    });
  }
  const tests = join(folder, 'packages', 'tokaido', 'test');
  for (const name of ['kit.ts', 'position.ts', 'hidden-cards.ts', 'ids.ts', 'scripted-chance.ts']) {
    cpSync(join(root, 'packages', 'tokaido', 'test', name), join(tests, name));
  }
  // What one does by hand: the folder is gone, and so is its line.
  const list = join(folder, 'packages', 'tokaido', 'src', 'boxes.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const kept = lines.filter((line) => !boxes.some((box) => line.includes(`'./${box}/index.ts'`)));
  writeFileSync(list, boxes.length < BOXES.size ? kept.join('\n') : 'export {};\n');
  writeFileSync(join(tests, 'quick.test.ts'), QUICK);
  mkdirSync(join(folder, 'node_modules', '@tokaido'), { recursive: true });
  symlinkSync(
    join(folder, 'packages', 'kernel'),
    join(folder, 'node_modules', '@tokaido', 'kernel'),
    'junction',
  );
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPES));
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG);
  return folder;
}

function isOfBox(path: string): boolean {
  return [...BOXES.keys()].some((box) => path.startsWith(join(SOURCE, box)));
}

const TYPES = {
  extends: '../../../../tsconfig.base.json',
  include: ['packages/*/src', 'packages/*/test'],
  exclude: [],
};

/** Files below node_modules are tested only when told so. */
const CONFIG = `import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['packages/tokaido/**/*.test.ts'],
    exclude: [],
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    server: { deps: { inline: true } },
  },
});
`;

/** A short run of the properties with the boxes that are left. */
const QUICK = `import { playAndCheck } from '@tokaido/kernel/testkit';
import { expect, test } from 'vitest';
import { BOXES } from '../src/box.ts';
import { kitFor } from './kit.ts';

test('properties with the boxes that are left', () => {
  console.log('boxes: ' + [...BOXES.keys()].join(' '));
  expect(playAndCheck(kitFor([]), 4_000, 1).games).toBeGreaterThan(10);
  expect(playAndCheck(kitFor([...BOXES.keys()]), 4_000, 1).games).toBeGreaterThan(10);
});
`;

function run(folder: string, script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    },
  );
  return { status, text: `${stdout}${stderr}` };
}

describe.each([
  [
    ['matsuri', 'new-encounters'],
    ['crossroads', 'promo-travelers'],
  ],
  [['crossroads', 'matsuri', 'promo-travelers'], ['new-encounters']],
  [
    ['new-encounters', 'promo-travelers'],
    ['crossroads', 'matsuri'],
  ],
  [['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'], []],
])('without %j', (gone, left) => {
  const folder = without(gone);

  test('[structure.removable] the rest type-checks', () => {
    const { status, text } = run(folder, join('@typescript', 'native', 'bin', 'tsc'), [
      '-p',
      'tsconfig.json',
    ]);
    expect(text).toBe('');
    expect(status).toBe(0);
  });

  test('[structure.removable] the base game passes its tests, and random play its properties', () => {
    const { status, text } = run(folder, join('vitest', 'vitest.mjs'), ['run', '--root', '.']);
    if (status !== 0) console.log(text);
    expect(status).toBe(0);
    expect(text).toContain(`boxes: ${left.join(' ')}`);
    expect(Number(/Tests +(\d+) passed/.exec(text)?.[1])).toBeGreaterThan(200);
  });
});
