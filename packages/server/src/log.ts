/**
 * Structured logs. They name routes, codes, counts and times; never a secret, a seat's cards, a table's link, a text
 * somebody wrote, or an address.
 */

import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

export type Log = Logger;

/** What a log entry tells of an error. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function makeLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
