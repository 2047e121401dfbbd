// `npm start`: installs what is missing, then runs the `tokaido` command. `npm start -- serve` runs another one.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root } from './install.mjs';

const DEFAULT_COMMAND = ['demo'];

await install();
const launcher = join(root, 'packages', 'cli', 'bin', 'tokaido.js');
const args = process.argv.slice(2);
process.argv = [process.execPath, launcher, ...(args.length > 0 ? args : DEFAULT_COMMAND)];
await import(pathToFileURL(launcher).href);
