/** `tokaido backup`: a consistent copy of the SQLite file, also while a server writes to it. */

import { existsSync } from 'node:fs';
import type { Flags } from '@tokaido/server';
import { backupStore, readSetting, SETTINGS } from '@tokaido/server';
import { FAILED, OK, printError } from '../exit.ts';

export async function backup(file: string, flags: Flags): Promise<number> {
  const data = readSetting(SETTINGS.data, flags, process.env);
  if (!data.ok) return printError(data.error);
  if (existsSync(file)) return printError(`${file} exists already; name a new file`);
  try {
    await backupStore(data.value, file);
    process.stdout.write(`Copied to ${file}\n`);
    return OK;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}
