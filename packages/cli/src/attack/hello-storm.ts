/** Connects, says hello, takes the welcome and hangs up, as often as it can. */

import type { ServerMessage } from '@tokaido/table';
import type { SeatAt } from '../load/seat-socket.ts';
import { helloOf, openSocket } from '../load/seat-socket.ts';
import type { Attack, AttackSettings } from './attack.ts';
import { Counts } from './attack.ts';
import { SmallTable } from './small-table.ts';

const AT_ONCE = 60;
/** The attacker shares this machine with those it attacks: more would only take the processor from them. */
const MOST_PER_SECOND = 300;
/** Time for the game to become long, so that a welcome is large. */
const PLAY_FIRST = 10_000;
const HELLO_LIMIT = 5_000;

export async function helloStorm({ url }: AttackSettings): Promise<Attack> {
  const table = new SmallTable(1);
  const place = await table.start({ url, seats: 4, options: '' });
  await sleep(PLAY_FIRST);
  const counts = new Counts();
  const stopping = new AbortController();
  const storm = async () => {
    while (!stopping.signal.aborted)
      await Promise.all([hello(place, counts), sleep((1000 * AT_ONCE) / MOST_PER_SECOND)]);
  };
  const all = Array.from({ length: AT_ONCE }, storm);
  return {
    table: place.table,
    counts,
    async stop() {
      stopping.abort();
      table.stop();
      await Promise.all(all);
    },
  };
}

/** Resolves when the connection is over. */
function hello(place: SeatAt, counts: Counts): Promise<void> {
  return new Promise((resolve) => {
    const socket = openSocket(place);
    const limit = setTimeout(() => socket.terminate(), HELLO_LIMIT);
    counts.add('connections');
    socket.on('open', () => socket.send(JSON.stringify(helloOf(place))));
    socket.on('message', (data: Buffer) => {
      counts.add('bytes received', data.length);
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.t === 'welcome') counts.add('welcomes');
      else if (message.t === 'no') counts.add(`refused: ${message.refused.code}`);
      socket.terminate();
    });
    socket.on('error', () => counts.add('connections refused'));
    socket.on('close', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
