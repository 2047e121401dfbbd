/** Asks the analyst what is stored of games. */

import type { SeatSums } from './messages.ts';
import type { AnalystPort } from './session.ts';
import { workerPort } from './session.ts';

/** By seat, in the order of the keys; null for games that have not been analysed, or where nothing can be asked. */
export function recallSums(
  keys: readonly string[],
  open: () => AnalystPort = workerPort,
): Promise<readonly (readonly SeatSums[] | null)[]> {
  return new Promise((resolve) => {
    const port = open();
    const end = (sums: readonly (readonly SeatSums[] | null)[]) => {
      port.end();
      resolve(sums);
    };
    port.listen(
      (message) => {
        if (message.from === 'recalled') end(message.sums);
      },
      () => end(keys.map(() => null)),
    );
    port.post({ to: 'recall', keys });
  });
}
