// `npm run build`: builds the client when its sources changed since the last time. Used by `npm start` and the tests.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';
import { runTool } from './tools.mjs';

const web = join(root, 'packages', 'web');
const page = join(web, 'dist', 'index.html');

/** The latest change of a file or of anything below a folder, tests left out. @param {string} path @returns {number} */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(path)
      .filter((name) => name !== 'testkit')
      .map((name) => changedAt(join(path, name))),
  );
}

function isStale() {
  const built = changedAt(page);
  if (built === 0) return true;
  const sources = ['src', 'art', 'fonts', 'public', 'index.html', 'vite.config.ts'].map((name) =>
    join(web, name),
  );
  const below = ['kernel', 'tokaido', 'duo', 'words', 'bots', 'table'].flatMap((name) =>
    ['src', 'weights'].map((folder) => join(root, 'packages', name, folder)),
  );
  return [...sources, ...below, join(root, 'package-lock.json')].some((path) => changedAt(path) > built);
}

/** Builds the client if it must; returns the exit code. */
export function buildWeb() {
  if (!isStale()) return 0;
  process.stdout.write('Building the client …\n');
  return runTool('vite', 'vite', ['build', web, '--logLevel', 'warn']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = buildWeb();
