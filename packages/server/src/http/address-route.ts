/** Where people reach this server: what a page must know to make a link that friends can open. */

import type { IncomingMessage } from 'node:http';
import type { AddressOf } from '../net/address.ts';
import { addressKey } from '../net/address.ts';
import type { BoundAddress } from '../net/network-urls.ts';
import { isLoopback, networkUrls } from '../net/network-urls.ts';
import type { Api } from './routes.ts';
import { ServerAddress } from './schemas.ts';

export interface AddressServices {
  readonly addressOf: AddressOf;
  /** Empty where it is the address that a browser names. */
  readonly publicUrl: string;
  readonly boundAddress: () => BoundAddress;
  /** Where others in the network open it; tests have a network of their own. */
  readonly networkUrls?: typeof networkUrls;
}

export function addAddressRoute(api: Api, services: AddressServices): void {
  const { addressOf, publicUrl, boundAddress, networkUrls: urlsOf = networkUrls } = services;
  api.route({
    method: 'GET',
    url: '/api/address',
    schema: {
      summary: 'Where people reach this server, for links that others can open.',
      response: { 200: ServerAddress },
    },
    handler: async ({ raw }) => {
      const bound = boundAddress();
      return {
        publicUrl,
        onlyHere: isLoopback(bound.address),
        // Strangers on the internet need not know how the network behind a server is laid out.
        network: isFromHere(raw, addressOf) ? urlsOf(bound) : [],
      };
    },
  });
}

/** A page of this very machine: it names the server by an address of the machine, and calls from one. */
function isFromHere(request: IncomingMessage, addressOf: AddressOf): boolean {
  const caller = addressOf(request);
  return isOwnName(request.headers.host ?? '') && (isLoopback(caller) || caller === LOOPBACK_IPV6);
}

const LOOPBACK_IPV6 = addressKey('::1');

/** `localhost:8080`, `127.0.0.1`, `[::1]:8080`. */
function isOwnName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopback(name);
}
