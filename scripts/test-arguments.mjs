// What `npm test` was asked to do, read from its arguments.

import { STEPS } from './test-steps.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */

/**
 * @typedef {object} Wanted
 * @property {readonly string[]} only names of steps; empty for all of a run
 * @property {readonly string[]} forTests passed on to vitest
 * @property {Record<string, string>} env
 * @property {string} [text] to be printed instead of running anything
 * @property {number} code the exit code that goes with the text
 */

const names = STEPS.map(({ name }) => name).join(', ');
const HELP = `npm test                             every check and test; random tests at a twentieth of their length
npm run soak                         the same at full length, and every screen in every theme, size and language
npm test -- FILE… [-t NAME]          unit tests whose path holds one of these words
npm test -- --only STEP[,STEP] …     some steps: ${names};
                                     check is all of them but the tests
npm test -- … -- FLAG…               other flags of vitest

SCALE=0.5 sets the length of random tests, SEED=7 what they draw.
`;

/** @param {readonly string[]} args @returns {Wanted} */
export function readArguments(args) {
  const dashes = args.indexOf('--');
  const own = dashes < 0 ? [...args] : args.slice(0, dashes);
  const forTests = dashes < 0 ? [] : args.slice(dashes + 1);
  /** @type {string[]} */
  let only = [];
  let soak = false;
  for (let arg = own.shift(); arg !== undefined; arg = own.shift()) {
    if (arg === '--help' || arg === '-h') return refusal(HELP, 0);
    if (arg === '--soak') soak = true;
    else if (arg === '--only') only = (own.shift() ?? '').split(',').flatMap(stepsNamed);
    else if (arg === '-t') forTests.push('-t', own.shift() ?? '');
    else if (arg.startsWith('-')) return refusal(`Unknown flag ${arg}.\n\n${HELP}`, 2);
    else forTests.push(arg);
  }
  const unknown = only.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) return refusal(`Unknown step "${unknown.join(', ')}".\n\n${HELP}`, 2);
  if (only.length === 0 && forTests.length > 0) only = ['unit'];
  return { only, forTests, env: soak ? { SOAK: '1' } : {}, code: 0 };
}

/** @param {string} name */
function stepsNamed(name) {
  return name === 'check' ? STEPS.filter(({ kind }) => kind === 'check').map((step) => step.name) : [name];
}

/** @param {string} text @param {number} code @returns {Wanted} */
function refusal(text, code) {
  return { only: [], forTests: [], env: {}, text, code };
}

/** The steps of a run, with those that they need. @param {readonly Step[]} steps @param {Wanted} wanted */
export function choose(steps, { only }) {
  const chosen = steps.filter((step) => only.length === 0 || only.includes(step.name));
  return steps.filter((step) => chosen.includes(step) || chosen.some(({ needs }) => needs === step.name));
}
