/**
 * Vite plugin, after the build: writes the service worker with the list of files it keeps, and puts a
 * compressed copy (.br, .gz) beside each file worth compressing, for the server to send as it is.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Not kept on the device: what only search engines, installers or readers of licences ask for. */
const NOT_KEPT = /^(sw\.js|robots\.txt|icon-.*\.png|\.vite\/.*|.*\.(map|br|gz))$/;
/** Kept before all else, beside the programs to the first move: the page, pictures and fonts. */
const AT_ONCE = /^index\.html$|\.(svg|woff2|webmanifest)$/;
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
  const kept = filesIn(dist).filter((file) => !NOT_KEPT.test(file));
  const program = readFileSync(join(root, 'scripts', 'service-worker.js'), 'utf8');
  const first = kept.filter((file) => needed.has(file) || AT_ONCE.test(file));
  const later = kept.filter((file) => !first.includes(file));
  const version = createHash('sha256');
  for (const file of kept) version.update(file).update(readFileSync(join(dist, file)));
  version.update(program);
  const lists = {
    VERSION: version.digest('hex').slice(0, 12),
    FIRST: first.map(address),
    LATER: later.map(address),
  };
  const head = Object.entries(lists).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(join(dist, 'sw.js'), `${head.join('\n')}\n${program}`);
}

/** The page is kept under the address it is asked by. */
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
