/** What the processes of one server say to each other over the channel that Node gives them. */

import type { IncomingHttpHeaders } from 'node:http';

/** Where a process stands among those of its server. It is told in an environment variable. */
export interface ProcessPlace {
  readonly name: string;
  /** The names of all processes of this server. One that ends is started again under its name. */
  readonly names: readonly string[];
  /** Holds a Unix socket for each process, at which the others pass requests on to it. */
  readonly folder: string;
  /** When any process last lived before this server was started; left out for one that is started again. */
  readonly lastHeartbeat?: number | null;
}

/** A request to open a WebSocket, whose connection goes along with the message. */
export interface PassedUpgrade {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** What came after the headers, in base64. */
  readonly head: string;
}

export type ToPrimary =
  /** Requests are answered from now on. */
  | { readonly t: 'ready'; readonly url: string; readonly port: number }
  /** The process could not start, or cannot go on. */
  | { readonly t: 'failed'; readonly message: string; readonly code: string }
  | { readonly t: 'upgrade'; readonly to: string; readonly upgrade: PassedUpgrade }
  | { readonly t: 'metrics'; readonly id: number };

export type ToWorker =
  /** These processes answer requests now. */
  | { readonly t: 'live'; readonly names: readonly string[] }
  | { readonly t: 'upgrade'; readonly upgrade: PassedUpgrade }
  /** The numbers of all processes; null where they could not be collected. */
  | { readonly t: 'metrics'; readonly id: number; readonly text: string | null }
  | { readonly t: 'stop' };

const VARIABLE = 'TOKAIDO_PROCESS';

export function placeVariable(place: ProcessPlace): Readonly<Record<string, string>> {
  return { [VARIABLE]: JSON.stringify(place) };
}

/** Null in a process that nobody started as one of several. */
export function readPlace(env: Readonly<Record<string, string | undefined>>): ProcessPlace | null {
  const text = env[VARIABLE];
  return text === undefined ? null : (JSON.parse(text) as ProcessPlace);
}
