#!/usr/bin/env node
// Launcher of the `tokaido` command: bundles the TypeScript sources when they changed, then runs the bundle.

import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const launcher = fileURLToPath(import.meta.url);
const cli = dirname(dirname(launcher));
const packages = dirname(cli);
const main = join(cli, 'src', 'main.ts');
const dist = join(cli, 'dist');
const bundle = join(dist, 'main.js');
const server = join(packages, 'server', 'src');
/** Worker threads of the server are files of their own beside the bundle, see packages/server/src/workers.ts. */
const workers = {
  'sqlite-worker': join(server, 'store', 'sqlite-worker.ts'),
  'bot-worker': join(server, 'bots', 'bot-worker.ts'),
};
/** What the server is built on stays outside the bundle: native parts, and files that they look for beside themselves. */
const outside = [
  'fastify',
  'kysely',
  'libsql',
  'pg',
  'pino',
  'prom-client',
  'ws',
  'esbuild',
  'playwright-core',
];

/** Modification time in ms, 0 where there is no such file. */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** True if something below `folder` is newer than `time`. A folder's own time tells of deleted and renamed files. */
function hasNewer(folder, time) {
  if (changedAt(folder) > time) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? hasNewer(path, time) : changedAt(path) > time;
  });
}

function isStale() {
  const built = changedAt(bundle);
  if (
    built === 0 ||
    changedAt(launcher) > built ||
    changedAt(join(packages, '..', 'package-lock.json')) > built
  ) {
    return true;
  }
  return readdirSync(packages).some((name) => {
    const sources = join(packages, name, 'src');
    return changedAt(sources) > 0 && hasNewer(sources, built);
  });
}

/** Readers see the old file or the new one, never a part: two calls may build at the same time. */
function replaceFile(path, contents, time) {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, contents);
    utimesSync(temporary, time, time);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Chunks of builds that are a day old: nobody runs with them any more. */
function forgetOldChunks(now) {
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    if (name.startsWith('chunk-') && now.getTime() - changedAt(path) > 86_400_000)
      rmSync(path, { force: true });
  }
}

function stop(message, code) {
  process.stderr.write(`tokaido: ${message}\n`);
  process.exit(code);
}

const isBareImport = (text) => /^Could not resolve "[^./]/.test(text);

async function build() {
  // A source saved while the bundle is made must count as newer, hence the time of the start.
  const started = new Date();
  const notInstalled = 'dependencies are not installed: run npm start or npm ci first';
  const esbuild = await import('esbuild').catch(() => stop(notInstalled, 2));
  try {
    const { outputFiles } = esbuild.buildSync({
      entryPoints: { main, ...workers },
      outdir: dist,
      absWorkingDir: packages,
      bundle: true,
      // What a command does not need is not even read: the server is a chunk of its own.
      splitting: true,
      chunkNames: 'chunk-[hash]',
      external: outside,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      charset: 'utf8',
      sourcemap: true,
      // CommonJS dependencies inside an ES module still call require() for Node's own modules.
      banner: {
        js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
      },
      logLevel: 'silent',
      write: false,
    });
    mkdirSync(dist, { recursive: true });
    // The bundle last: its time says that all are up to date. Old chunks stay for whoever still runs with them.
    const isMain = ({ path }) => path === bundle;
    for (const file of outputFiles.filter((each) => !isMain(each)))
      replaceFile(file.path, file.contents, started);
    for (const file of outputFiles.filter(isMain)) replaceFile(file.path, file.contents, started);
    forgetOldChunks(started);
  } catch (error) {
    if (!Array.isArray(error?.errors)) stop(`cannot build the command: ${error?.message ?? error}`, 1);
    if (error.errors.some(({ text }) => isBareImport(text))) stop(notInstalled, 2);
    const report = esbuild.formatMessagesSync(error.errors, { kind: 'error', color: process.stderr.isTTY });
    stop(`cannot build the command\n${report.join('')}`, 1);
  }
}

if (isStale()) await build();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);
