/** `tokaido serve`: runs the server until a signal shuts it down. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, Flags, Running } from '@tokaido/server';
import { readConfig, readPlace, serveAsWorker, startProcesses, startServer } from '@tokaido/server';
import { FAILED, OK, printError } from '../exit.ts';
import { addressLines } from './address-lines.ts';

const LAST_HANDLES = 300;

/** The folder of the built client: inside the package in a release, in packages/web in a checkout. */
export function webFolder(): string {
  const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
  const isCheckout = existsSync(join(packageFolder, 'src'));
  return isCheckout ? join(packageFolder, '..', 'web', 'dist') : join(packageFolder, 'client');
}

export async function serve(flags: Flags): Promise<number> {
  const read = readConfig(flags, process.env, webFolder());
  if (!read.ok) return printError(`${read.error}; see tokaido serve --help`);
  const config = read.value;
  const place = readPlace(process.env);
  if (place !== null) {
    await serveAsWorker(config, place);
    return OK;
  }
  try {
    const running = await (config.processes > 1 ? startProcesses(config) : startServer(config));
    announce(running, config);
    const error = await Promise.race([signal(), running.failed]);
    process.stdout.write('Stopping: what is under way is stored …\n');
    await running.stop();
    if (error !== undefined) printError(error.message);
    const code = error === undefined ? OK : FAILED;
    // A database that does not answer keeps its connections open, and with them the process.
    setTimeout(() => process.exit(code), LAST_HANDLES).unref();
    return code;
  } catch (error) {
    printError(startError(error, config));
    return FAILED;
  }
}

function announce({ url, port }: Running, config: Config): void {
  const { database, data, web } = config;
  const lines = ['', ...addressLines(url, port, config)];
  lines.push(`  Games are kept in ${database === '' ? data : 'PostgreSQL'}. Ctrl+C stops in order.`, '');
  if (!existsSync(join(web, 'index.html')))
    lines.push('  The client is not built, so there is only the API; npm start builds both.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

function signal(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve(undefined));
  });
}

/** Why the server did not start and what to do about it, in one sentence. */
function startError(error: unknown, { host, port }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `port ${port} is taken; choose another with --port, or --port 0 for any free one`;
  if (code === 'EACCES') return `this user may not use port ${port}; choose one above 1023 with --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `this machine has no address ${host}; see --host`;
  return message ?? String(error);
}
