/** `tokaido backup`: a consistent copy of the SQLite file, also while a server writes to it. */

import { existsSync } from 'node:fs';
import type { Flags } from '@tokaido/server';
import { backupStore, readConfig } from '@tokaido/server';
import { complain, FAILED, OK } from '../exit.ts';
import { webFolder } from './serve.ts';

export async function backup(file: string, flags: Flags): Promise<number> {
  const config = readConfig(flags, { ...process.env, DATABASE_URL: '' }, webFolder());
  if ('complaint' in config) return complain(config.complaint);
  if (existsSync(file)) return complain(`${file} exists already; name a new file`);
  try {
    await backupStore(config.data, file);
    process.stdout.write(`Copied to ${file}\n`);
    return OK;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}
