/**
 * Structured logs. They name routes, codes, counts and times; never a secret, a seat's cards, a table's link,
 * a text somebody wrote, or an address longer than abuse control needs it.
 */

import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

export type Log = Logger;

export function makeLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
