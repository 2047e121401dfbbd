// `npm run old-engine -- COMMIT [--out FILE]`: the command as it was at a commit, as one file with its nets inside. It needs
// nothing but Node, and plays as `exec:node FILE engine --bot NAME`; see docs/engine.md.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';

const USAGE = 'usage: npm run old-engine -- COMMIT [--out FILE]';
const MEGABYTE = 1_000_000;

/** A sentence for whoever asked for something that cannot be done. */
class Refusal extends Error {}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {string} what git prints
 */
function git(args, env = {}) {
  const ran = spawnSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
  if (ran.error !== undefined) throw new Refusal(`git cannot be run: ${ran.error.message}`);
  if (ran.status !== 0) throw new Refusal(ran.stderr.trim().replaceAll('\n', ' '));
  return ran.stdout.trim();
}

/** Whether there is a history to take a commit from. */
export function hasHistory() {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root }).status === 0;
}

/** The whole name of a commit. @param {string} name */
function commitOf(name) {
  if (!hasHistory()) throw new Refusal('this is no git repository, so there is no older version to take');
  const found = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (found.status !== 0) throw new Refusal(`"${name}" is no commit of this repository`);
  return found.stdout.trim();
}

/**
 * Writes the sources of a commit into a folder. An index of its own: neither the checkout nor what is staged changes.
 *
 * @param {string} commit
 * @param {string} folder
 */
function writeSources(commit, folder) {
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  git(['read-tree', commit], env);
  const files = git(['ls-files', 'packages'], env).split('\n');
  const input = files.filter((file) => !file.startsWith('packages/web/')).join('\n');
  const args = ['checkout-index', '--force', `--prefix=${folder}/`, '--stdin'];
  const ran = spawnSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env }, input });
  if (ran.status !== 0) throw new Refusal(ran.stderr.trim().replaceAll('\n', ' '));
}

/** Our packages find each other in that folder; everything else comes from this checkout. @param {string} folder */
function linkPackages(folder) {
  for (const name of readdirSync(join(folder, 'packages'))) {
    const at = join(folder, 'packages', name);
    if (!existsSync(join(at, 'package.json'))) continue;
    const link = join(
      folder,
      'node_modules',
      JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')).name,
    );
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(at, link, 'junction');
  }
}

/**
 * What only a server needs has native parts and files beside it, and cannot be in one file. It is left out, and says so
 * where it is used.
 *
 * @param {string[]} names
 * @returns {import('esbuild').Plugin}
 */
function leaveOut(names) {
  const message = 'the server is not in this file';
  return {
    name: 'leave-out',
    setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
        names.some((name) => path === name || path.startsWith(`${name}/`))
          ? { path, namespace: 'left-out' }
          : null,
      );
      builder.onLoad({ filter: /./, namespace: 'left-out' }, () => ({
        contents: `throw new Error(${JSON.stringify(message)});`,
      }));
    },
  };
}

/**
 * @param {string} folder with the sources
 * @param {string} commit
 * @param {string} file
 */
async function bundle(folder, commit, file) {
  const { build } = await import('esbuild');
  const cli = join(folder, 'packages', 'cli');
  const { dependencies = {} } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8'));
  try {
    await build({
      entryPoints: [join(cli, 'src', 'main.ts')],
      outfile: file,
      absWorkingDir: folder,
      bundle: true,
      nodePaths: [join(root, 'node_modules')],
      plugins: [leaveOut(Object.keys(dependencies))],
      platform: 'node',
      format: 'esm',
      target: 'node20',
      charset: 'utf8',
      minify: true,
      banner: {
        js: `// tokaido of commit ${commit}\nimport { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);`,
      },
      logLevel: 'silent',
    });
  } catch (error) {
    const { errors, message } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error);
    throw new Refusal(`commit ${commit} cannot be bundled here: ${errors?.[0]?.text ?? message}`);
  }
}

/**
 * Makes one file of the command at a commit.
 *
 * @param {string} name of the commit
 * @param {string} [out]
 * @returns {Promise<string>} the file
 */
export async function makeOldEngine(name, out) {
  const commit = commitOf(name);
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const file = resolve(here, out ?? `tokaido-${commit.slice(0, 9)}.mjs`);
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-old-engine-'));
  try {
    writeSources(commit, folder);
    if (!existsSync(join(folder, 'packages', 'cli', 'src', 'engine', 'command.ts')))
      throw new Refusal(`commit ${commit.slice(0, 9)} has no "tokaido engine" yet; take a later one`);
    linkPackages(folder);
    await bundle(folder, commit, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}

/** Returns the exit code. @param {string[]} args */
async function run(args) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new Refusal(USAGE);
    const file = await makeOldEngine(name, values.out);
    const size = (readFileSync(file).length / MEGABYTE).toFixed(1);
    process.stdout.write(
      `${file}, ${size} MB\n\nUse it as a bot:\n\n    npx tokaido arena --candidate net --against 'exec:node ${file} engine --bot net'\n`,
    );
    return 0;
  } catch (error) {
    const isUsage =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Refusal) && !isUsage) throw error;
    process.stderr.write(`${isUsage ? USAGE : error.message}\n`);
    return 2;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await run(process.argv.slice(2));
