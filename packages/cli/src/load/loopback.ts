/** Addresses of this machine to connect from: one alone has too few ports for many sockets. */

/** On Linux all of 127.0.0.0/8 is this machine; elsewhere only 127.0.0.1 is. */
const HAS_MANY = process.platform === 'linux';

export function isLoopback(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname.startsWith('127.');
}

/** The address of household `index` in a network (`1` to `254`) of the loopback; undefined where there is only one. */
export function loopbackAddress(network: number, index: number): string | undefined {
  return HAS_MANY ? `127.${network}.${(index >> 7) & 255}.${1 + (index & 127)}` : undefined;
}
