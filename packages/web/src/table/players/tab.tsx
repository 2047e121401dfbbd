/** The tab on the edge of a player's tile: whose turn it is, who is away, and at a table of the server their time. */

import type { JSX } from 'preact';
import type { Clocks } from '../clocks/seat-time.ts';
import { useOnline } from '../use-online.ts';

interface TabProps {
  readonly model: Clocks;
  readonly seat: number;
  /** Empty for nothing. */
  readonly words: string;
  readonly turn: boolean;
}

export function Tab({ model, seat, words, turn }: TabProps): JSX.Element | null {
  const widgets = useOnline();
  if (words === '' && !widgets) return null;
  return (
    <span class={turn ? 'tab' : words === '' ? 'tab bank' : 'tab quiet-tab'}>
      {words !== '' && <i>{words}</i>}
      {widgets && <widgets.SeatClock model={model} seat={seat} isAway={!turn && words !== ''} />}
    </span>
  );
}
