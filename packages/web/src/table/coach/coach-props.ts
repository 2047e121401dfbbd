/** What all parts of the coach's panel need. */

import type { HintWords } from '@tokaido/words/hints';
import type { JSX } from 'preact';
import type { Selection } from '../selection.ts';
import type { Help } from './help.ts';

export interface CoachProps {
  readonly selection: Pick<Selection, 'model' | 'picked' | 'pick' | 'hint' | 'closeHelp'>;
  readonly help: Help;
  readonly words: HintWords;
  /** A picture of what an action is about; null for none. */
  readonly picture: (action: string) => JSX.Element | null;
  /** Whether the board shows an action. Elsewhere the sheet below has its own choices. */
  readonly isOnBoard: (action: string) => boolean;
}
