/** Passes an open connection on to another process. */

import type { Serializable } from 'node:child_process';
import type { Socket } from 'node:net';

/** What can carry a connection: a process, seen from outside or from within. */
type Channel = Pick<NodeJS.Process, 'send'>;

/** The connection is closed here once it is on its way; where it arrives it stays open. */
export function sendSocket(to: Channel, message: Serializable, socket: Socket): void {
  stopReading(socket);
  // Otherwise Node would wait for the connection to end elsewhere before it lets its server close.
  Object.assign(socket, { server: null });
  socket.on('error', () => undefined);
  to.send?.(message, socket, { keepOpen: true }, () => socket.destroy());
}

/**
 * Node goes on reading until the connection is closed here, and what it reads is lost for the other process. It has no
 * call that stops it at once: `pause` reads on until a buffer is full.
 */
function stopReading(socket: Socket): void {
  const { _handle } = socket as unknown as { readonly _handle?: { readStop?(): void } | null };
  _handle?.readStop?.();
}
