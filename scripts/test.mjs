// `npm test` and `npm run soak`: runs the steps of test-steps.mjs, then tells what took how long.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './install.mjs';
import { choose, readArguments } from './test-arguments.mjs';
import { STEPS, TIMES } from './test-steps.mjs';
import { startNode, toolPath } from './tools.mjs';

const SLOWEST = 10;

/**
 * @typedef {import('./test-steps.mjs').Step} Step
 * @typedef {import('./test-times.mjs').TestTimes} TestTimes
 */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
const minutes = (/** @type {number} */ ms) =>
  `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

const wanted = readArguments(process.argv.slice(2));
if (wanted.text !== undefined) {
  (wanted.code === 0 ? process.stdout : process.stderr).write(wanted.text);
  process.exit(wanted.code);
}

const began = performance.now();
/** @type {{ step: Step, ms: number }[]} */
const done = [];

/** @param {Step} step */
async function run(step) {
  const started = performance.now();
  const isTest = step.kind === 'test';
  if (isTest) process.stdout.write(`\n== ${step.title} (${step.name})\n`);
  let code = 0;
  let shown = '';
  for (const { script, tool, args } of step.commands) {
    const path = tool === undefined ? join(root, 'scripts', script ?? '') : toolPath(...tool);
    const result = await startNode(path, isTest ? [...args, ...wanted.forTests] : args, {
      env: { ...wanted.env, TEST_STEP: step.name },
      collect: !isTest,
    });
    shown += result.output;
    code = result.code;
    if (code !== 0) break;
  }
  const ms = performance.now() - started;
  done.push({ step, ms });
  if (!isTest) process.stdout.write(`\n== ${step.title} (${step.name})\n${shown}`);
  process.stdout.write(`   ${code === 0 ? 'ok' : 'FAILED'},${seconds(ms)}\n`);
  return code;
}

/** @type {Step | undefined} */
let failed;

/** One after the other; after a failure, here or elsewhere, no other is begun. @param {Step[]} steps */
async function runInOrder(steps) {
  for (const step of steps) {
    if (failed) return;
    if ((await run(step)) !== 0) failed ??= step;
  }
}

/** What the tests of a step wrote about themselves. @param {string} name @returns {TestTimes | undefined} */
function timesOf(name) {
  try {
    return JSON.parse(readFileSync(join(TIMES, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

function summary() {
  const times = done.flatMap(({ step }) => timesOf(step.name) ?? []);
  const files = times.flatMap(({ files: each }) => each).sort((a, b) => b.ms - a.ms);
  const skipped = times.flatMap(({ skipped: each }) => each);
  const lines = done.map(({ step, ms }) => `${seconds(ms)}  ${step.title} (${step.name})`);
  const slowest = files.slice(0, SLOWEST).map(({ file, ms }) => `${seconds(ms)}  ${file}`);
  const tests = times.reduce((sum, each) => sum + each.tests, 0);
  return [
    '',
    'Steps',
    ...lines,
    ...(slowest.length > 0 ? ['', 'Slowest test files', ...slowest] : []),
    ...(skipped.length > 0 ? ['', 'Not run', ...skipped.map((each) => `  ${each}`)] : []),
    '',
    `${tests} tests in ${files.length} files, ${minutes(performance.now() - began)} in all.`,
    '',
  ].join('\n');
}

await install();
rmSync(TIMES, { recursive: true, force: true });
const steps = choose(STEPS, wanted);
// Tests wait now and then: for a program that they started, or for time to pass. Checks have the processor then.
const isBeside = (/** @type {Step} */ { kind, name }) => kind === 'check' && name !== 'build';
await Promise.all([runInOrder(steps.filter((step) => !isBeside(step))), runInOrder(steps.filter(isBeside))]);
process.stdout.write(summary());
if (failed) {
  process.stderr.write(
    `\n${failed.title}: FAILED. Repeat it alone with: npm test -- --only ${failed.name}\n`,
  );
  process.exit(1);
}
process.stdout.write('\nAll passed.\n');
