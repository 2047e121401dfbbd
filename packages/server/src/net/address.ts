/** Who counts as one caller. Every limit by address uses the key that is made here. */

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** How many proxies stand in front of the server, or their addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

/** The address key of a request, see `addressKey`. */
export type AddressOf = (request: IncomingMessage) => string;

/** Callers whose address cannot be read share one key, so that no made-up text escapes the limits. */
const UNREADABLE = 'unreadable';

/**
 * The caller is the last hop that is not a trusted proxy. What stands further left in X-Forwarded-For was written by the
 * caller, and may be anything.
 */
export function makeAddressOf(trusted: TrustedProxies): AddressOf {
  const trusts =
    typeof trusted === 'number'
      ? (_address: string, hop: number) => hop < trusted
      : proxyAddress.compile([...trusted]);
  return (request) => addressKey(proxyAddress(request, trusts));
}

/** IPv4 by address, also where it is written as IPv6. IPv6 by /64, since one household has at least that many. */
export function addressKey(address: string | undefined): string {
  const bare = withoutPort(address ?? '');
  if (!ipaddr.isValid(bare)) return UNREADABLE;
  const ip = ipaddr.process(bare);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
}
