// `npm start`: installs and builds what is missing, then serves tables. Arguments are those of `tokaido`:
// `npm start -- serve --port 9000`, `npm start -- play`. Options alone are those of `serve`: `npm start -- --port 9000`.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root } from './install.mjs';

const DEFAULT_COMMAND = 'serve';
/** About the whole program, not about serving. */
const GENERAL = ['-h', '--help', '-V', '--version'];

await install();
const args = process.argv.slice(2);
const [first] = args;
const isServing = first === undefined || (first.startsWith('-') && !GENERAL.includes(first));
const command = isServing ? [DEFAULT_COMMAND, ...args] : args;
if (command[0] === 'serve') {
  // What is built with must be installed before it can be loaded.
  const { buildWeb } = await import('./build.mjs');
  const failed = await buildWeb();
  if (failed !== 0) process.exit(failed);
}
const launcher = join(root, 'packages', 'cli', 'bin', 'tokaido.js');
process.argv = [process.execPath, launcher, ...command];
await import(pathToFileURL(launcher).href);
