/**
 * Mutation testing of a part of the rules: `npm run mutation -- crossroads`. Installs Stryker beside the project
 * without writing it into the lock file (it is large and run by hand), runs it, and writes the score of each file into
 * docs/mutation.md. Further arguments go on to Stryker: --incremental to keep what an earlier run found where nothing
 * has changed, --mutate packages/tokaido/src/end.ts for a single file.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { survivors, withScores } from './mutation-report.mjs';

const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
const REPORT = 'node_modules/.cache/mutation.json';
const PAGE = 'docs/mutation.md';
const TOKAIDO = 'packages/tokaido/src';

/** A box is a folder with numbers of its own. */
const boxes = readdirSync(join(root, TOKAIDO)).filter((name) =>
  existsSync(join(root, TOKAIDO, name, 'numbers.ts')),
);
const parts = ['base', ...boxes, 'duo'];

/** The files of a part, without its tests and without what is only data. @param {string} part */
function filesOf(part) {
  if (part === 'duo') {
    const data = ['basis', 'board', 'drawing'].map((name) => `!packages/duo/src/data/${name}.ts`);
    return ['packages/duo/src/**/*.ts', ...data];
  }
  if (part !== 'base') return [`${TOKAIDO}/${part}/**/*.ts`];
  return [`${TOKAIDO}/**/*.ts`, `!${TOKAIDO}/data/**`, ...boxes.map((box) => `!${TOKAIDO}/${box}/**`)];
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * A file that cannot even be read fails no test, so Stryker lets its mutant live. Those that are applied while a file
 * is read are judged again by whether the run passes.
 *
 * @param {import('./mutation-report.mjs').Report} found
 */
function judgeUnloadable(found) {
  for (const [file, { mutants }] of Object.entries(found.files)) {
    for (const mutant of mutants) {
      if (mutant.status !== 'Survived' || !mutant.static) continue;
      const { start, end } = mutant.location;
      const MUTANT = JSON.stringify({ file, start, end, replacement: mutant.replacement });
      const args = ['vitest', 'run', '--config', 'vitest.mutation.config.ts', '--bail', '1'];
      const { status } = spawnSync('npx', args, { cwd: root, env: { ...process.env, MUTANT } });
      if (status !== 0) mutant.status = 'Killed';
    }
  }
}

const [part = '', ...flags] = process.argv.slice(2);
if (!parts.includes(part)) {
  process.stderr.write(`Name the part of the rules to be tested: ${parts.join(', ')}.\n`);
  process.exit(2);
}
run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...STRYKER]);
const mutate = [...filesOf(part), '!**/*.test.ts'].join(',');
process.env['MUTATION_PACKAGE'] = part === 'duo' ? 'duo' : 'tokaido';
const earlier = `node_modules/.cache/mutation-${part}.json`;
run('npx', ['stryker', 'run', '--mutate', mutate, '--incrementalFile', earlier, ...flags]);
/** @type {import('./mutation-report.mjs').Report} */
const report = JSON.parse(readFileSync(join(root, REPORT), 'utf8'));
judgeUnloadable(report);
writeFileSync(join(root, REPORT), JSON.stringify(report));
process.stdout.write(survivors(report));
if (!flags.includes('--mutate')) {
  const page = join(root, PAGE);
  writeFileSync(page, withScores(readFileSync(page, 'utf8'), part, report));
}
