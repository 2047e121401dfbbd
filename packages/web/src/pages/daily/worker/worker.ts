/** The program of a worker that walks daily roads. */

import { loadRoad } from '../../../worker/daily-road.ts';
import type { DeviceGame } from '../../../worker/device-game.ts';
import type { FromWalker, ToWalker } from './messages.ts';
import { Walker } from './walker.ts';

/** What this file uses of a worker's own globals; the types of a page say otherwise. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: ToWalker }) => void): void;
  postMessage(message: FromWalker, transfer: []): void;
}
const worker = globalThis as unknown as Worker;

/** Only `import`s: this worker shares no code with that of the tables. */
const GAMES: Readonly<Record<string, () => Promise<DeviceGame>>> = {
  tokaido: async () => (await import('../../../worker/tokaido-rules.ts')).tokaidoDevice,
  duo: async () => (await import('../../../worker/duo-rules.ts')).duoDevice,
};

const walker = new Walker({
  load: (date) => loadRoad(date, async (game) => GAMES[game]?.()),
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
  post: (message) => worker.postMessage(message, []),
});
worker.addEventListener('message', ({ data }) => void walker.receive(data));
