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
  /^assets\/(underway|en-underway|highlights|common|online|end|boxes|en-boxes)-/,
  /^assets\/(?!strong-|(es|fr|ja)-).*$/,
  /^assets\/(es|fr|ja)-|\.txt$/,
  /^assets\/strong-/,
];
/** The programs that run up to the first move: the page, the table and the worker beside it. */
const FIRST_MOVE = [
  'src/main.tsx',
  'index.html',
  'src/pages/table/table-page.tsx',
  'src/tokaido/client.tsx',
  'src/worker/worker.ts',
];
/** One of these comes with them, by the width of the window. */
const LAYOUTS = ['hanging', 'bands', 'sideways'].map((name) => `src/tokaido/road/${name}.tsx`);

/** Pages that can be come to directly: what they need is asked for with the page itself, see http/files.ts of the server. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/g/': ['src/pages/table/table-page.tsx', 'src/tokaido/client.tsx', 'src/worker/worker.ts'],
  '/t/': ['src/pages/table/online-table.tsx'],
  // Not with its words: on a slow line they would hold up what draws the page.
  '/rules': ['src/pages/rules/rules.tsx', 'src/pages/box-loader.ts', '../tokaido/src/boxes.ts'],
};

export function offline(): Plugin {
  let root = '';
  let dist = '';
  let needed: readonly ReadonlySet<string>[] = [];
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
      needed = LAYOUTS.map((layout) => filesOf([...FIRST_MOVE, layout]));
      const page = filesOf(['src/main.tsx', 'index.html']);
      const more = (names: readonly string[]) =>
        [...filesOf(names)].filter((file) => file.endsWith('.js') && !page.has(file)).map(address);
      screens = Object.fromEntries(Object.entries(SCREENS).map(([path, names]) => [path, more(names)]));
    },
    closeBundle() {
      if (!existsSync(join(dist, 'index.html'))) return;
      writeServiceWorker(root, dist, new Set(needed.flatMap((files) => [...files])));
      writeGraph(
        dist,
        'first-move.json',
        needed.map((files) => [...files].sort()),
      );
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

function writeServiceWorker(root: string, dist: string, needed: ReadonlySet<string>): void {
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
function inOrder(files: readonly string[], needed: ReadonlySet<string>): readonly string[] {
  const rank = (file: string) => {
    if (file === 'index.html') return -2;
    if (needed.has(file)) return -1;
    return ORDER.findIndex((pattern) => pattern.test(file));
  };
  return [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The page is copied under the address it is asked by. */
function address(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`;
}

/** Lists of files: `first-move.json`, one for each layout, for the check of sizes; `screens.json` for the server. */
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
