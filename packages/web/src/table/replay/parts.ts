/** What others show in a replay, and where: the screen draws the parts in their places and knows nothing of them. */

import type { ComponentChildren } from 'preact';
import type { Selection } from '../selection.ts';
import type { Replay } from './replay.ts';
import type { Transport } from './transport.ts';

/** What a part may use: the game and its positions, the way through them, and the action that is picked on the board. */
export interface PartProps {
  readonly replay: Replay;
  readonly transport: Transport;
  readonly selection: Selection;
}

/** Parts that others bring; each is drawn anew with every position. */
export interface ReplayParts {
  /** Actions that the board marks as it marks those of a hint. */
  readonly hinted?: (props: PartProps) => Pick<Selection, 'hinted' | 'seals'>;
  /** On the bar, in hundredths of its length. */
  readonly marks?: (props: PartProps) => ComponentChildren;
  /** Between the board and the bar. */
  readonly below?: (props: PartProps) => ComponentChildren;
  /** Beside the board where there is room, else over it: about the move that is looked at. */
  readonly beside?: (props: PartProps) => ComponentChildren;
  /** Buttons about this position, such as to play on from here: in the head, on a phone in the bar. `.textbtn` each. */
  readonly actions?: (props: PartProps) => ComponentChildren;
}
