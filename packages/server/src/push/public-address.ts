/**
 * Names of push services are resolved here, and an address that is not public is refused: whoever controls the answers of
 * a name server must not reach the network that the server runs in. The check is part of the connection itself, so that
 * an answer that changes between two questions changes nothing.
 */

import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as systemLookup } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.range() === 'unicast';
  if (parsed.isIPv4MappedAddress()) return isPublicAddress(parsed.toIPv4Address().toString());
  // The gateway from IPv6 to IPv4 reaches whatever its last four bytes name.
  if (parsed.range() === 'rfc6052') return isPublicAddress(parsed.toByteArray().slice(12).join('.'));
  return parsed.range() === 'unicast';
}

/** The code of the error by which a private address is refused. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS';

type Lookup = (
  hostname: string,
  options: LookupOptions,
  then: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
) => void;

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  then: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** A lookup for connections that knows public addresses only. */
export function publicLookup(resolve: Resolve = systemLookup): Lookup {
  return (hostname, options, then) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return then(error, '');
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return then(Object.assign(new Error('not a public address'), { code: PRIVATE_ADDRESS }), '');
      return options.all === true ? then(null, found) : then(null, first.address, first.family);
    });
  };
}

/** How long a name server may take before the question is given up; the connection asks again. */
const PATIENCE = 3_000;

/** Whether a name leads to a private address now. A name that cannot be resolved does not. */
export function leadsInside(hostname: string, lookup: Lookup): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    lookup(hostname, {}, (error) => {
      clearTimeout(timer);
      resolve(error?.code === PRIVATE_ADDRESS);
    });
  });
}
