/** The worker that holds the tables of this device. */

import { workerUrl } from 'virtual:worker-url';
import { Host, workerPort } from '../connection/local.ts';

let host: Host | null = null;

/** The worker starts when it is first needed. */
export function deviceHost(): Host {
  host ??= new Host(workerPort(workerUrl));
  return host;
}
