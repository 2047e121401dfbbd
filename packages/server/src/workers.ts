/**
 * Finds the code of a worker thread. In a bundle each worker is a file beside it (`sqlite-worker.js`), listed as a
 * further entry when the server is bundled. Run from the TypeScript sources, as in tests, it is bundled here at its
 * first use: Node 20 cannot run TypeScript, and the loaders of tests do not reach into threads.
 */

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

/** The source of each worker, seen from this file. */
const SOURCES = {
  'sqlite-worker': './store/sqlite-worker.ts',
  'bot-worker': './bots/bot-worker.ts',
} as const;

export type WorkerName = keyof typeof SOURCES;

const built = new Map<WorkerName, URL>();

/** The file to start a worker thread from; run from sources, each is built once. */
export function workerUrl(name: WorkerName): URL {
  if (!import.meta.url.endsWith('.ts')) return new URL(`./${name}.js`, import.meta.url);
  const url = built.get(name) ?? bundle(name);
  built.set(name, url);
  return url;
}

function bundle(name: WorkerName): URL {
  // Required, not imported: a bundle of the server must not swallow the bundler.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  // Inside the package, since what stays outside the bundle (native modules) is looked for from there.
  const url = new URL(`../dist/${name}.js`, import.meta.url);
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(SOURCES[name], import.meta.url))],
    outfile: fileURLToPath(url),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    logLevel: 'silent',
    write: false,
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`nothing was bundled for ${name}`);
  mkdirSync(new URL('.', url), { recursive: true });
  // Readers see the old file or the new one, never a part: several processes may build at the same time.
  const temporary = new URL(`${url.href}.${process.pid}-${threadId}.tmp`);
  writeFileSync(temporary, output.contents);
  renameSync(temporary, url);
  return url;
}
