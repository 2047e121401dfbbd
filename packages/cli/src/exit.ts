/** How the command ends: its exit codes, and one clear line on stderr if something is wrong. */

export const OK = 0;
/** A check that was asked for has failed. */
export const FAILED = 1;
/** Bad usage or a damaged file. */
export const BAD = 2;

/** Text from outside, fit for one line of a terminal: no control characters, no endless length. */
export function oneLine(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)} …` : line;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the exit code of bad usage, which most errors are. */
export function printError(message: string): number {
  process.stderr.write(`tokaido: ${oneLine(message)}\n`);
  return BAD;
}
