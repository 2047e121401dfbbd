#!/usr/bin/env node
// Launcher of the `tokaido` command: bundles the TypeScript sources when they changed, then runs the bundle.

import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const launcher = fileURLToPath(import.meta.url);
const cli = dirname(dirname(launcher));
const packages = dirname(cli);
const main = join(cli, 'src', 'main.ts');
const bundle = join(cli, 'dist', 'main.js');

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
      entryPoints: [main],
      outfile: bundle,
      absWorkingDir: packages,
      bundle: true,
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
    mkdirSync(dirname(bundle), { recursive: true });
    // The bundle last: its time says that both are up to date.
    const [code, ...maps] = [...outputFiles].sort((a, b) => a.path.length - b.path.length);
    for (const file of [...maps, code]) replaceFile(file.path, file.contents, started);
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
