/**
 * Which addresses a subscription may name. The server calls them, so they must be those of known push services: nobody may
 * make it call into its own network.
 */

import { isIP } from 'node:net';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';

/** A host that may be called: itself, or everything below it; always at one port. */
export interface PushHost {
  readonly name: string;
  /** `*.name`: every host whose name ends so, but not the name itself. */
  readonly isBelow: boolean;
  readonly port: number;
}

/** Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
export const KNOWN_PUSH_HOSTS =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

const HTTPS = 443;
/** Longer than any push service makes them. */
export const LONGEST_ENDPOINT = 1024;

/** Reads a list such as `fcm.googleapis.com,*.push.example,push.home:8443`. */
export function parsePushHosts(text: string): Result<readonly PushHost[]> {
  const hosts: PushHost[] = [];
  for (const each of text.split(',').map((part) => part.trim())) {
    const [, below, name = '', port] = /^(\*\.)?([a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(each) ?? [];
    if (name === '' || isIP(name) !== 0 || Number(port ?? HTTPS) > 65_535)
      return fail(`must be names of hosts such as fcm.googleapis.com or *.push.example, not "${each}"`);
    hosts.push({ name, isBelow: below !== undefined, port: Number(port ?? HTTPS) });
  }
  return ok(hosts);
}

/** The address as a URL, or what is wrong with it in a sentence. */
export function readEndpoint(endpoint: string, hosts: readonly PushHost[]): Result<URL> {
  const url = endpoint.length <= LONGEST_ENDPOINT && URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null) return fail('the address of the push service cannot be read');
  if (url.protocol !== 'https:') return fail('the address of the push service must begin with https://');
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return fail('the address of the push service cannot be read');
  // A name that is a number in disguise has become an address by now.
  const { hostname } = url;
  if (hostname.startsWith('[') || isIP(hostname) !== 0)
    return fail('the push service must have a name, not a number');
  const port = url.port === '' ? HTTPS : Number(url.port);
  const isKnown = hosts.some(
    (host) =>
      host.port === port && (host.isBelow ? hostname.endsWith(`.${host.name}`) : hostname === host.name),
  );
  return isKnown ? ok(url) : fail('this server does not know that push service; see --push-hosts');
}
