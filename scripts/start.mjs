// `npm start`: installs and builds what is missing, then serves tables. Arguments are those of `tokaido`:
// `npm start -- serve --port 9000`, `npm start -- play`.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root } from './install.mjs';

const DEFAULT_COMMAND = ['serve'];

await install();
const args = process.argv.slice(2);
const command = args.length > 0 ? args : DEFAULT_COMMAND;
if (command[0] === 'serve') {
  // What is built with must be installed before it can be loaded.
  const { buildWeb } = await import('./build.mjs');
  const failed = await buildWeb();
  if (failed !== 0) process.exit(failed);
}
const launcher = join(root, 'packages', 'cli', 'bin', 'tokaido.js');
process.argv = [process.execPath, launcher, ...command];
await import(pathToFileURL(launcher).href);
