/** What of Duo is shown by itself: my results as cards, and for everybody that the last turn has begun. */

import type { JSX } from 'preact';
import type { GameHighlights, HighlightProps } from '../../table/game.ts';
import type { Duo } from '../model.ts';
import { LastTurn } from './last-turn.tsx';
import { Result } from './result.tsx';
import { highlightsOf, LAST_TURN } from './results.ts';

export const duoHighlights: GameHighlights<Duo> = { of: highlightsOf, Highlight };

function Highlight(props: HighlightProps<Duo>): JSX.Element {
  return props.highlight.kind === LAST_TURN ? <LastTurn {...props} /> : <Result {...props} />;
}
