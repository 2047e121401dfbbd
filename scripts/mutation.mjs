/**
 * Mutation testing of the rules: installs Stryker beside the project without writing it into the lock file (it is
 * large and run by hand), then runs it. Arguments go on to Stryker, such as --mutate packages/tokaido/src/end.ts
 */

import { spawnSync } from 'node:child_process';

const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...STRYKER]);
run('npx', ['stryker', 'run', ...process.argv.slice(2)]);
