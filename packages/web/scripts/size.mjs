// The check of sizes: what travels to the first move and in all, beside the limits of the design. Run after a
// build: node packages/web/scripts/size.mjs [folder]. Ends with 1 when JavaScript is over its limit, or anything else
// by more than 2 %.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
const graph = join(dist, '.vite', 'first-move.json');
if (!existsSync(graph)) {
  console.error(`${dist} holds no build: run "npx vite build packages/web" first.`);
  process.exit(2);
}

const TOLERANCE = 1.02;
/** Strong bots are a program of their own: the limits of the design leave their weights out. */
const STRONG = /^assets\/strong-/;
/** Languages beside English. */
const OTHER_LANGUAGE = /^assets\/(es|fr|ja|xx)-/;
/** Pictures of results: fetched with the first result that shows one. */
const OF_RESULTS = /^assets\/(people|scenes|scenes-crossroads)-[\w-]{8}\.svg$/;
/** Drawings of Duo: fetched where that game is drawn. */
const OF_DUO = /^assets\/duo-[\w-]{8}\.svg$/;
/** The fonts that the page asks for before it is drawn. */
const page = readFileSync(join(dist, 'index.html'), 'utf8');

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => statSync(join(dist, file)).isFile() && !/\.(br|gz)$/.test(file) && !file.startsWith('.vite/'),
  );

/** @param {string} file */
function weight(file) {
  const text = readFileSync(join(dist, file));
  return /\.(woff2|png)$/.test(file) ? text.length : gzipSync(text, { level: 9 }).length;
}

/** What the heaviest layout of a game's table needs up to the first move. @param {string} ending */
function first(ending, game = 'tokaido') {
  /** @type {Record<string, string[][]>} */
  const games = JSON.parse(readFileSync(graph, 'utf8'));
  const layouts = games[game] ?? [];
  const lists = layouts.map((list) => list.filter((file) => file.endsWith(ending)));
  const sum = (/** @type {string[]} */ list) => list.reduce((total, file) => total + weight(file), 0);
  return lists.reduce((heaviest, list) => (sum(list) > sum(heaviest) ? list : heaviest));
}

/** @param {string} ending */
const all = (ending) => files.filter((file) => file.endsWith(ending));
const program = all('.js').filter(
  (file) => file !== 'sw.js' && !STRONG.test(file) && !OTHER_LANGUAGE.test(file),
);

const art = all('.svg').filter((file) => file.startsWith('assets/'));

const rows = [
  { name: 'JavaScript to the first move', limit: 96.5, isExact: true, files: first('.js') },
  { name: 'CSS to the first move', limit: 15, files: first('.css') },
  { name: 'JavaScript to the first of Duo', limit: 110, isExact: true, files: first('.js', 'duo') },
  { name: 'CSS to the first of Duo', limit: 15, files: first('.css', 'duo') },
  { name: 'HTML', limit: 8, files: ['index.html'] },
  { name: 'Art', limit: 60, files: art.filter((file) => !OF_RESULTS.test(file) && !OF_DUO.test(file)) },
  {
    name: 'Fonts before the first paint',
    limit: 60,
    files: all('.woff2').filter((file) => page.includes(`/${file}`)),
  },
  // No limit: whatever is not part of the first move is fetched when it is wanted, and nobody waits for all of it.
  { name: 'beside: JavaScript in all', limit: null, files: program },
  { name: 'beside: strong bots', limit: null, files: all('.js').filter((file) => STRONG.test(file)) },
  {
    name: 'beside: other languages',
    limit: null,
    files: all('.js').filter((file) => OTHER_LANGUAGE.test(file)),
  },
  { name: 'beside: art of results', limit: null, files: art.filter((file) => OF_RESULTS.test(file)) },
  { name: 'beside: art of Duo', limit: null, files: art.filter((file) => OF_DUO.test(file)) },
  { name: 'beside: CSS in all', limit: null, files: all('.css') },
];

let over = 0;
for (const { name, limit, isExact = false, files: parts } of rows) {
  const kilobytes = parts.reduce((sum, file) => sum + weight(file), 0) / 1000;
  const isOver = limit !== null && kilobytes > limit * (isExact ? 1 : TOLERANCE);
  if (isOver) over++;
  const mark = limit === null ? '' : `limit ${String(limit).padStart(4)}  ${isOver ? 'OVER' : 'ok'}`;
  console.log(`${name.padEnd(31)} ${kilobytes.toFixed(1).padStart(7)} kB  ${mark}`);
  if (isOver || process.argv.includes('--all')) {
    for (const file of parts) console.log(`  ${(weight(file) / 1000).toFixed(1).padStart(7)}  ${file}`);
  }
}
process.exit(over > 0 ? 1 : 0);
