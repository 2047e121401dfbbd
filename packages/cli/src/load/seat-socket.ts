/** The socket of a seat: where it connects to, and its first message. */

import type { ClientMessage } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import { WebSocket } from 'ws';

export interface SeatAt {
  readonly url: string;
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  /** The address of this machine to connect from; any if absent. */
  readonly from?: string;
}

export function openSocket({ url, table, from }: Pick<SeatAt, 'url' | 'table' | 'from'>): WebSocket {
  const options = { perMessageDeflate: false, ...(from === undefined ? {} : { localAddress: from }) };
  return new WebSocket(`${url.replace(/^http/, 'ws')}/ws/${table}`, options);
}

/** `since` is the number of the last entry that is known. */
export function helloOf({ secret }: Pick<SeatAt, 'secret'>, since?: number): ClientMessage {
  return { t: 'hello', protocol: PROTOCOL, secret, ...(since === undefined ? {} : { since }) };
}
