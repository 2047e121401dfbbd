/** The end of a game of Duo. */

import type { JSX } from 'preact';
import type { TableModel } from '../model.ts';

export function EndScreen({
  model,
}: {
  readonly model: TableModel;
  readonly isArrival: boolean;
}): JSX.Element {
  return (
    <main class="end" id="main" tabIndex={-1}>
      {model.scores.value.map(({ seat, points }) => (
        <p key={seat}>{points}</p>
      ))}
    </main>
  );
}
