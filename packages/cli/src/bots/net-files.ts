/** Nets from files as bots of the command. Each file is read once: threads get what this one has read. */

import { readFileSync } from 'node:fs';
import type { NetFile } from '@tokaido/bots';
import { BOT_SOURCES, netFileBots, netFileOf, netFileReader, SKILL_BOTS } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { errorText } from '../exit.ts';

/** A file's name and its text. */
export type NetText = readonly [file: string, text: string];

const TEXTS = new Map<string, string>();

function readText(file: string): Result<string> {
  const known = TEXTS.get(file);
  if (known !== undefined) return ok(known);
  try {
    const text = readFileSync(file, 'utf8');
    TEXTS.set(file, text);
    return ok(text);
  } catch (error) {
    return fail(`cannot read the net ${file}: ${errorText(error)}`);
  }
}

/** The net of a file, or what is wrong with it. */
export const netFile: (file: string) => Result<NetFile> = netFileReader(readText);

const NET_FILES = netFileBots(netFile);

/** From now on bots may be asked for as `net=FILE` and `net-rollouts=FILE`, and as `skill=…`, by which levels are set. */
export function addNetFileBots(): void {
  if (!BOT_SOURCES.includes(NET_FILES)) BOT_SOURCES.push(NET_FILES, SKILL_BOTS);
}

/** The fingerprint of the net that a bot has from a file; none for other bots. */
export function netFingerprint(words: string): string[] {
  const file = netFileOf(words);
  const net = file === null ? null : netFile(file);
  return net?.ok ? [net.value.fingerprint] : [];
}

/** All that was read so far, for another thread. */
export function netTexts(): readonly NetText[] {
  return [...TEXTS];
}

/** What another thread has read. */
export function takeNetTexts(texts: readonly NetText[]): void {
  for (const [file, text] of texts) TEXTS.set(file, text);
}
