// `npm run fixtures -- VERSION`: writes fixtures/VERSION, one of each thing that this version of the program stores and
// that later ones must read. A version's fixtures are written once; see docs/formats.md.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';
import { runTool } from './tools.mjs';

const USAGE = 'usage: npm run fixtures -- VERSION [--replace-unreleased]';

/** Where the fixtures of a version are. @param {string} version */
export const fixturesOf = (version) => join(root, 'fixtures', version);

/** Whether a version has its tag. @param {string} version */
function isReleased(version) {
  const tags = spawnSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' });
  return tags.stdout?.trim() !== '';
}

/**
 * Why this must not be done, in one sentence; null when it may.
 *
 * @param {readonly string[]} args
 * @param {(version: string) => boolean} [hasTag]
 */
export function fixturesError([version, flag, ...rest], hasTag = isReleased) {
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version) || rest.length > 0) return USAGE;
  if (flag !== undefined && flag !== '--replace-unreleased') return USAGE;
  if (!existsSync(fixturesOf(version))) return null;
  if (flag === undefined)
    return `fixtures/${version} is there, and fixtures are never written again; as long as ${version} is not released, add --replace-unreleased`;
  return hasTag(version) ? `${version} is released: its fixtures stay as they are` : null;
}

/** Returns the exit code. @param {readonly string[]} args */
function writeFixtures(args) {
  const error = fixturesError(args);
  if (error !== null) {
    process.stderr.write(`${error}\n`);
    return 2;
  }
  const folder = fixturesOf(args[0]);
  // Only a complete folder gets the name.
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const code = runTool('vitest', 'vitest', ['run', '--config', 'vitest.fixtures.config.ts'], {
    FIXTURES: partial,
  });
  if (code === 0) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  }
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = writeFixtures(process.argv.slice(2));
