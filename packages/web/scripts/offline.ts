/**
 * Vite plugin, after the build: writes the service worker with the list of files it copies, and puts a
 * compressed copy (.br, .gz) beside each file worth compressing, for the server to send as it is.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Not copied to the device: what only search engines and installers ask for, and the language of our tests. */
const NOT_COPIED = /^(sw\.js|robots\.txt|icon-.*\.png|assets\/xx-.*|\.vite\/.*|.*\.(map|br|gz))$/;
/** The order in which files are copied, after the page and what a first table needs. */
const ORDER: readonly RegExp[] = [
  /\.(svg|woff2|webmanifest)$/,
  /^assets\/((tokaido-|duo-)?(underway|highlights|end)|en-underway|common|online|boxes|en-boxes)-/,
  /^assets\/(?!strong-|(es|fr|ja)-).*$/,
  /^assets\/(es|fr|ja)-|\.txt$/,
  /^assets\/strong-/,
];
/** The programs that run up to the first move of any game: the page, the table and the worker beside it. */
const FIRST_MOVE = ['src/main.tsx', 'index.html', 'src/pages/table/table-page.tsx', 'src/worker/worker.ts'];
const programsOf = (game: string) => [`src/${game}/client.tsx`, `src/worker/${game}-rules.ts`];
/** One of these comes with them, by the width of the window. */
const LAYOUTS = ['hanging', 'bands', 'sideways'].map((name) => `src/tokaido/road/${name}.tsx`);
/** All that may be loaded up to the first move, by game. */
const FIRST_MOVES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  tokaido: LAYOUTS.map((layout) => [...FIRST_MOVE, ...programsOf('tokaido'), layout]),
  duo: [[...FIRST_MOVE, ...programsOf('duo')]],
};

/** Pages that can be come to directly: what they need is asked for with the page itself, see http/files.ts of the server. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/g/': ['src/pages/table/table-page.tsx', ...programsOf('tokaido'), 'src/worker/worker.ts'],
  '/t/': ['src/pages/table/online-table.tsx'],
  // Not with its words: on a slow line they would hold up what draws the page.
  '/rules': ['src/pages/rules/rules.tsx', 'src/pages/box-loader.ts', '../tokaido/src/boxes.ts'],
};

export function offline(): Plugin {
  let root = '';
  let dist = '';
  let needed: Readonly<Record<string, readonly ReadonlySet<string>[]>> = {};
  let screens: Readonly<Record<string, readonly string[]>> = {};
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      dist = resolve(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const filesOf = (names: readonly string[]) =>
        filesNeeded(
          bundle,
          names.map((name) => join(root, name)),
        );
      needed = Object.fromEntries(
        Object.entries(FIRST_MOVES).map(([game, layouts]) => [game, layouts.map(filesOf)]),
      );
      const page = filesOf(['src/main.tsx', 'index.html']);
      const more = (names: readonly string[]) =>
        [...filesOf(names)].filter((file) => file.endsWith('.js') && !page.has(file)).map(address);
      screens = Object.fromEntries(Object.entries(SCREENS).map(([path, names]) => [path, more(names)]));
    },
    closeBundle() {
      if (!existsSync(join(dist, 'index.html'))) return;
      const lists = Object.entries(needed).map(
        ([game, layouts]) => [game, layouts.map((files) => [...files].sort())] as const,
      );
      writeServiceWorker(
        root,
        dist,
        lists.map(([, layouts]) => new Set(layouts.flat())),
      );
      writeGraph(dist, 'first-move.json', Object.fromEntries(lists));
      writeGraph(dist, 'screens.json', screens);
      for (const file of filesIn(dist)) if (TEXT.test(file)) compress(join(dist, file));
    },
  };
}

/** Everything that is loaded, one import after the other, for some entries. */
function filesNeeded(bundle: Rolldown.OutputBundle, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const piece = bundle[file];
    if (piece?.type !== 'chunk') return;
    for (const style of piece.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of piece.imports) add(next);
  };
  for (const [file, piece] of Object.entries(bundle))
    if (piece.type === 'chunk' && piece.moduleIds.some((id) => entries.includes(id))) add(file);
  return files;
}

/** `needed` has what each game needs first, the likeliest game before the others. */
function writeServiceWorker(root: string, dist: string, needed: readonly ReadonlySet<string>[]): void {
  const program = readFileSync(join(root, 'scripts', 'service-worker.js'), 'utf8');
  const files = inOrder(
    filesIn(dist).filter((file) => !NOT_COPIED.test(file)),
    needed,
  );
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(join(dist, file)));
  version.update(program);
  const head = [
    `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 12))};`,
    `const FILES = ${JSON.stringify(files.map(address))};`,
  ];
  writeFileSync(join(dist, 'sw.js'), `${head.join('\n')}\n${program}`);
}

/** What a player needs first is copied first; among equals the order is that of the names. */
function inOrder(files: readonly string[], needed: readonly ReadonlySet<string>[]): readonly string[] {
  const rank = (file: string) => {
    if (file === 'index.html') return -1;
    const game = needed.findIndex((first) => first.has(file));
    return game >= 0 ? game : needed.length + ORDER.findIndex((pattern) => pattern.test(file));
  };
  return [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The page is copied under the address it is asked by. */
function address(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`;
}

/** Lists of files: `first-move.json`, by game one for each layout, for the check of sizes; `screens.json` for the server. */
function writeGraph(dist: string, name: string, lists: object): void {
  mkdirSync(join(dist, '.vite'), { recursive: true });
  writeFileSync(join(dist, '.vite', name), `${JSON.stringify(lists, null, 2)}\n`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => relative(folder, join(folder, file)).split(sep).join('/'))
    .filter((file) => !file.startsWith('.vite/'))
    .sort();
}

function compress(path: string): void {
  const text = readFileSync(path);
  if (text.length < 600) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(text, options));
}
