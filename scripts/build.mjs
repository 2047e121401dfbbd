// `npm run build`: makes everything that runs, the client and the command, where sources changed since the last time.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceFor, buildCommand } from './build-command.mjs';
import { root } from './install.mjs';
import { exclusively } from './lock.mjs';
import { isStale } from './sources.mjs';
import { runTool } from './tools.mjs';

const web = join(root, 'packages', 'web');

const isWebStale = () => isStale('web', [], join(web, 'dist', 'index.html'));

/** Builds the client if it must; returns the exit code. Whoever comes while it is being built waits for it. */
export async function buildWeb() {
  if (!isWebStale()) return 0;
  return exclusively(join(web, 'build.tmp'), () => {
    if (!isWebStale()) return 0;
    process.stdout.write('Building the client …\n');
    // Also where a test builds it, whose environment says "test".
    return runTool('vite', 'vite', ['build', web, '--logLevel', 'warn'], { NODE_ENV: 'production' });
  });
}

/** Builds the client and the command if it must; returns the exit code. */
export async function build() {
  const code = await buildWeb();
  if (code !== 0) return code;
  const failure = await buildCommand();
  if (failure !== null) process.stderr.write(`${adviceFor(failure)}\n`);
  return failure === null ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build();
