/** What of the road is shown by itself: my results as cards, and what everybody should see. */

import type { JSX } from 'preact';
import type {
  GameHighlights,
  HighlightProps,
  Highlight as ShownHighlight,
} from '../../table/highlights/highlight.ts';
import type { Tokaido } from '../model.ts';
import { Peak } from './peaks/peak.tsx';
import { isPeak, peaksOf } from './peaks/peaks.ts';
import { Result } from './results/result.tsx';
import { resultsOf } from './results/results.ts';

export const tokaidoHighlights: GameHighlights<Tokaido> = {
  of: (shown) => {
    const peaks = peaksOf(shown);
    // What a peak tells is not told again by a card.
    const told = new Set(peaks.flatMap(({ events }) => events));
    return [...resultsOf(shown, told), ...peaks].sort((a, b) => begin(a) - begin(b));
  },
  Highlight,
};

/** Where in its line a highlight begins: one arrives at an inn before one meets somebody there. */
function begin({ events: [first], shown }: ShownHighlight<Tokaido>): number {
  return first === undefined ? -1 : shown.line.events.indexOf(first);
}

function Highlight(props: HighlightProps<Tokaido>): JSX.Element | null {
  return isPeak(props.highlight) ? <Peak {...props} /> : <Result {...props} />;
}
