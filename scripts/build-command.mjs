// Builds the command `tokaido` as plain JavaScript into packages/cli/dist, with its worker threads beside it.
// The launcher calls `refreshCommand` in a checkout; in a release all of this has been done before.

import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedAt, isStale } from './sources.mjs';

const script = fileURLToPath(import.meta.url);
const packages = join(dirname(dirname(script)), 'packages');
const cli = join(packages, 'cli');
const dist = join(cli, 'dist');
const bundle = join(dist, 'main.js');
const DAY_MS = 86_400_000;

/** Worker threads are files of their own beside the bundle, see packages/server/src/workers.ts. */
const ENTRIES = {
  main: join(cli, 'src', 'main.ts'),
  'sqlite-worker': join(packages, 'server', 'src', 'store', 'sqlite-worker.ts'),
  'bot-worker': join(packages, 'server', 'src', 'bots', 'bot-worker.ts'),
};

/**
 * Why there is no new build. `tools`: what builds is not installed. `access`: the folder may not be written.
 * `sources`: they are wrong.
 *
 * @typedef {{ kind: 'tools' | 'access' | 'sources', message: string }} Failure
 */

/** @param {string} text */
const isBareImport = (text) => /^Could not resolve "[^./]/.test(text);

/**
 * What the published command depends on stays outside the bundle: native parts, and files that a library looks for
 * beside itself. Everything else is bundled.
 *
 * @returns {string[]}
 */
function external() {
  return Object.keys(JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')).dependencies);
}

/** @returns {Failure | null} */
function accessFailure() {
  try {
    accessSync(existsSync(dist) ? dist : cli, constants.W_OK);
    return null;
  } catch {
    return { kind: 'access', message: `this user may not write ${dist}` };
  }
}

/**
 * Readers see the old file or the new one, never a part: two calls may build at the same time.
 *
 * @param {string} path
 * @param {Uint8Array | string} contents
 * @param {Date} time
 */
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

/** Removes the chunks of builds that are a day old: nobody runs with them any more. @param {Date} now */
function removeOldChunks(now) {
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    if (name.startsWith('chunk-') && now.getTime() - changedAt(path) > DAY_MS) rmSync(path, { force: true });
  }
}

/** The licenses of the libraries inside the bundle, which ask to be told. @param {string[]} inputs */
function licenses(inputs) {
  const found = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []);
  const texts = [...new Set(found)].sort().map((folder) => {
    const at = join(packages, folder);
    const { name, version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    const file = readdirSync(at).find((each) => /^licen[cs]e/i.test(each));
    return `${name} ${version}\n\n${file ? readFileSync(join(at, file), 'utf8').trim() : ''}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {unknown} error @param {typeof import('esbuild')} esbuild @returns {Failure} */
function failureOf(error, esbuild) {
  const { errors, message } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error);
  if (!Array.isArray(errors)) return { kind: 'sources', message: message ?? String(error) };
  if (errors.some(({ text }) => isBareImport(text)))
    return { kind: 'tools', message: 'dependencies are not installed' };
  const report = esbuild.formatMessagesSync(errors, { kind: 'error', color: process.stderr.isTTY });
  return { kind: 'sources', message: `\n${report.join('')}` };
}

/** @returns {Promise<Failure | null>} */
async function build() {
  // A source saved while the bundle is made must count as newer, hence the time of the start.
  const started = new Date();
  const esbuild = await import('esbuild').catch(() => null);
  if (esbuild === null) return { kind: 'tools', message: 'dependencies are not installed' };
  try {
    const { outputFiles, metafile } = esbuild.buildSync({
      entryPoints: ENTRIES,
      outdir: dist,
      absWorkingDir: packages,
      bundle: true,
      // What a command does not need is not even read: the server is a chunk of its own.
      splitting: true,
      chunkNames: 'chunk-[hash]',
      external: external(),
      platform: 'node',
      format: 'esm',
      target: 'node20',
      charset: 'utf8',
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      // CommonJS dependencies inside an ES module still call require() for Node's own modules.
      banner: {
        js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
      },
      logLevel: 'silent',
      write: false,
    });
    mkdirSync(dist, { recursive: true });
    const last = outputFiles.filter(({ path }) => path === bundle);
    // The bundle last: its time says that all are up to date. Old chunks stay for whoever still runs with them.
    for (const file of [...outputFiles.filter((each) => !last.includes(each)), ...last])
      replaceFile(file.path, file.contents, started);
    replaceFile(join(dist, 'licenses.txt'), licenses(Object.keys(metafile.inputs)), started);
    removeOldChunks(started);
    return null;
  } catch (error) {
    return failureOf(error, esbuild);
  }
}

/** The files of the present build, without what is left of older ones. @returns {string[]} */
export function commandFiles() {
  const files = Object.keys(ENTRIES).map((name) => `${name}.js`);
  const found = new Set(files);
  for (const file of found) {
    for (const [chunk] of readFileSync(join(dist, file), 'utf8').matchAll(/chunk-\w+\.js/g)) found.add(chunk);
  }
  return [...[...found].flatMap((file) => [file, `${file}.map`]), 'licenses.txt'].map((file) =>
    join(dist, file),
  );
}

/** Builds the command if its sources changed. @returns {Promise<Failure | null>} */
export async function buildCommand() {
  if (!isStale('cli', [script], bundle)) return null;
  return accessFailure() ?? (await build());
}

/** What to do about it, in one sentence. @param {Failure} failure */
export function adviceFor({ kind, message }) {
  if (kind === 'tools') return `${message}: run npm start or npm ci first`;
  if (kind === 'access') return `the command is not built and ${message}: run npm run build as its owner`;
  return `cannot build the command: ${message}`;
}

/**
 * For the launcher: builds what changed. Where that cannot be done here, what was built before is used; where there is
 * nothing to use, the process ends with a sentence that says what to do.
 */
export async function refreshCommand() {
  const failure = await buildCommand();
  if (failure === null) return;
  if (failure.kind !== 'sources' && existsSync(bundle)) {
    process.stderr.write(`tokaido: older than its sources, since ${failure.message}\n`);
    return;
  }
  process.stderr.write(`tokaido: ${adviceFor(failure)}\n`);
  process.exit(failure.kind === 'sources' ? 1 : 2);
}
