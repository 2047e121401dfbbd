// The steps of `npm test` and `npm run soak`, as data: to add a check, add a line.

import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * @typedef {object} Command
 * @property {string} [script] a file in scripts
 * @property {readonly [packageName: string, command: string]} [tool] a tool of node_modules
 * @property {readonly string[]} args
 *
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title
 * @property {'check' | 'test'} kind checks run beside the build and the tests, which run one step at a time and get file names
 * @property {readonly Command[]} commands one after the other
 * @property {string} [needs] a step that must have run before
 */

/** Every TypeScript project that is checked. */
const TYPE_PROJECTS = ['tsconfig.json', 'tsconfig.engine.json'];
/** Those with stricter types, built together with the declarations that they refer to. */
const TYPE_BUILDS = ['packages/table', 'packages/words', 'packages/server', 'packages/cli', 'packages/web'];

/** @returns {Command} */
const script = (/** @type {string} */ name, /** @type {string[]} */ ...args) => ({ script: name, args });

/** @returns {Command} */
const tool = (
  /** @type {string} */ packageName,
  /** @type {string} */ command,
  /** @type {string[]} */ ...args
) => ({ tool: [packageName, command], args });

/** Times of files and skipped tests, for the summary. */
export const TIMES = join(root, 'node_modules', '.cache', 'test-times');

/** @returns {Command} */
const vitest = (/** @type {string[]} */ ...args) => tool('vitest', 'vitest', 'run', ...args);

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: 'build',
    title: 'Build, and what of it travels to the first move',
    kind: 'check',
    commands: [script('build.mjs'), script('../packages/web/scripts/size.mjs')],
  },
  {
    name: 'types',
    title: 'Types',
    kind: 'check',
    commands: [
      ...TYPE_PROJECTS.map((project) => tool('@typescript/native', 'tsc', '--project', project)),
      tool('@typescript/native', 'tsc', '--build', ...TYPE_BUILDS),
    ],
  },
  {
    name: 'lint',
    title: 'Lint',
    kind: 'check',
    commands: [tool('oxlint', 'oxlint', '--type-aware', '--deny-warnings')],
  },
  {
    name: 'format',
    title: 'Format and import order',
    kind: 'check',
    commands: [tool('@biomejs/biome', 'biome', 'check', '.')],
  },
  {
    name: 'arrows',
    title: 'Dependency arrows',
    kind: 'check',
    commands: [script('check-arrows.mjs')],
  },
  { name: 'unused', title: 'Unused code and dependencies', kind: 'check', commands: [tool('knip', 'knip')] },
  { name: 'lock', title: 'Lock file', kind: 'check', commands: [script('check-lock.mjs')] },
  { name: 'unit', title: 'Tests', kind: 'test', commands: [vitest()] },
  {
    name: 'browser',
    title: 'Tests in a browser',
    kind: 'test',
    needs: 'build',
    commands: [vitest('--config', 'vitest.browser.config.ts')],
  },
];
