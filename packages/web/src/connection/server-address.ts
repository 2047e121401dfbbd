/** The address to send to friends: what the server says of itself, beside the one at which this page was opened. */

import { signal } from '@preact/signals';
import type { ServerAddress } from './api.ts';
import { serverAddress } from './api.ts';

/**
 * Who can open a link: `all` who can be expected to, those in the same `network`, nobody but this computer since the
 * server listens to nobody else (`only-here`), or nobody else as far as is known (`unknown`).
 */
export type Reach = 'all' | 'network' | 'only-here' | 'unknown';

export interface ShareAddress {
  /** Without a path, most likely first; never empty. */
  readonly origins: readonly [string, ...string[]];
  readonly reach: Reach;
}

/** `own` is where this page was opened; without a word from the server that is all there is to know. */
export function shareAddress(own: string, server: ServerAddress | null): ShareAddress {
  if (server === null) return { origins: [own], reach: 'all' };
  const { publicUrl, network, onlyHere } = server;
  if (publicUrl !== '')
    return { origins: [publicUrl], reach: isOfThisComputer(publicUrl) ? 'unknown' : 'all' };
  // Behind a proxy, and in the network, the browser knows the address better than the server does.
  if (!isOfThisComputer(own)) return { origins: [own], reach: 'all' };
  const [first, ...others] = network;
  if (first !== undefined) return { origins: [first, ...others], reach: 'network' };
  return { origins: [own], reach: onlyHere ? 'only-here' : 'unknown' };
}

/** Whether an address means the computer itself, on every computer. */
function isOfThisComputer(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** As it was last heard; null before. */
const known = signal<ServerAddress | null>(null);

/** Asks the server, which may have been started anew in another way. */
export async function askServerAddress(): Promise<void> {
  const reply = await serverAddress(PATIENCE_MS);
  if (reply.ok) known.value = reply.value;
}

/** A link must not wait for long: without an answer it has the address of this page. */
const PATIENCE_MS = 2000;

/** A component that asks is drawn again when more is known. */
export function currentShareAddress(): ShareAddress {
  return shareAddress(location.origin, known.value);
}

/** Every address by which this server is known to this page. */
export function ownOrigins(): readonly string[] {
  const { publicUrl = '', network = [] } = known.value ?? {};
  return [location.origin, publicUrl, ...network].filter((origin) => origin !== '');
}
