/** At which addresses others in the same network open a server, as far as this machine can know. */

import type { NetworkInterfaceInfo } from 'node:os';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Where a server listens. */
export interface BoundAddress {
  readonly address: string;
  readonly port: number;
}

type Interface = Pick<NetworkInterfaceInfo, 'address'>;
export type Interfaces = Readonly<Record<string, readonly Interface[] | undefined>>;

/** Bridges of containers and virtual machines, and tunnels: few guests are behind them. */
const VIRTUAL =
  /^(docker|br-|bridge|veth|virbr|vmnet|vboxnet|vEthernet|cni|podman|tun|tap|utun|wg|tailscale|zt)/i;

/** Most likely first, then any others. */
const LIKELY = ['ipv4 private', 'ipv4 unicast', 'ipv4 carrierGradeNat', 'ipv6 uniqueLocal', 'ipv6 unicast'];
/** Nothing to send to a friend: such an address is understood on one machine, or on one link. */
const USELESS = /loopback|linkLocal|unspecified|multicast|broadcast/;

/** The addresses to open, the most likely one first; none where the server listens to its own machine alone. */
export function networkUrls(
  { address, port }: BoundAddress,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (!ipaddr.isValid(address)) return [];
  const listens = kindOf(address);
  const found = listens.endsWith('unspecified')
    ? Object.entries(interfaces).flatMap(([name, list = []]) => list.map((each) => ({ name, ...each })))
    : [{ name: '', address }];
  return found
    .map(({ name, address: own }) => ({ own, kind: kindOf(own), isVirtual: VIRTUAL.test(name) }))
    .filter(({ kind }) => !USELESS.test(kind) && (listens !== 'ipv4 unspecified' || kind.startsWith('ipv4')))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ own }) => `http://${own.includes(':') ? `[${own}]` : own}:${port}`);
}

/** Whether a server that listens there hears its own machine alone. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && kindOf(address).endsWith('loopback');
}

/** `ipv4 private`, `ipv6 linkLocal` … */
function kindOf(address: string): string {
  const ip = ipaddr.process(address);
  return `${ip.kind()} ${ip.range()}`;
}

function rank({ kind, isVirtual }: { readonly kind: string; readonly isVirtual: boolean }): number {
  const place = LIKELY.indexOf(kind);
  return (place < 0 ? LIKELY.length : place) + (isVirtual ? 2 * LIKELY.length : 0);
}
