// `npm run browsers`: plays in Firefox and WebKit, see docs/browsers.md. What is played is in packages/web/test/engines.

import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const NAMES = ['firefox', 'webkit', 'chromium'];
const DEFAULT_NAMES = ['firefox', 'webkit'];
const HELP = `npm run browsers                       a whole game, an online table and an offline start in Firefox and WebKit
npm run browsers -- webkit             only there; chromium can be named, too
npm run browsers -- --require firefox,webkit   an engine that is not installed is an error, not only told
npm run browsers -- --screens FOLDER   keeps pictures of the table on a phone and on a desktop
npm run browsers -- --seed N           how the players choose

Ends with 1 when something failed in an engine, and with 2 when it was called wrongly.
`;

/**
 * What is wanted, or a text to print instead.
 *
 * @param {readonly string[]} args
 */
export function readBrowserArguments(args) {
  /** @type {string[]} */
  const engines = [];
  /** @type {string[]} */
  let required = [];
  /** @type {string | null} */
  let screens = null;
  let seed = 1;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--help' || arg === '-h') return { text: HELP, code: 0 };
    if (NAMES.includes(arg)) engines.push(arg);
    else if (arg === '--require') required = (rest.shift() ?? '').split(',');
    else if (arg === '--screens') screens = rest.shift() ?? '';
    else if (arg === '--seed') seed = Number(rest.shift());
    else return { text: `Unknown engine or flag "${arg}".\n\n${HELP}`, code: 2 };
  }
  const unknown = required.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    return {
      text: `--require takes names out of ${NAMES.join(', ')}, not "${unknown}".\n\n${HELP}`,
      code: 2,
    };
  if (screens === '') return { text: `--screens needs a folder.\n\n${HELP}`, code: 2 };
  if (!Number.isSafeInteger(seed)) return { text: `--seed needs a whole number.\n\n${HELP}`, code: 2 };
  const wanted = engines.length > 0 ? engines : DEFAULT_NAMES;
  return { wanted: { engines: [...new Set([...wanted, ...required])], required, screens, seed } };
}

/** Returns the exit code. */
async function main() {
  const { wanted, text, code } = readBrowserArguments(process.argv.slice(2));
  if (wanted === undefined) {
    (code === 0 ? process.stdout : process.stderr).write(text ?? '');
    return code ?? 2;
  }
  await install();
  // What is built with must be installed before it can be loaded.
  const [{ build }, { tsImport }] = await Promise.all([import('./build.mjs'), import('tsx/esm/api')]);
  const failed = await build();
  if (failed !== 0) return failed;
  const { playInEngines } = await tsImport('../packages/web/scripts/browsers.ts', import.meta.url);
  return playInEngines(wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
