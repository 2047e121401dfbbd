/** One conversation with a table: over a socket, or with the worker of this device. */

import type { ClientMessage, ServerMessage } from '@tokaido/table';

export interface Link {
  send(message: ClientMessage): void;
  /** Called with each message; and with the state of the connection whenever it changes. */
  listen(onMessage: (message: ServerMessage) => void, onState: (state: LinkState) => void): void;
  close(): void;
}

/** `lost`: the link reconnects by itself and asks for what was missed. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';
