/** The coach at Tokaido: its stops have their plaques, and are looked at on the road. */

import { spaceAt } from '@tokaido/words/tokaido';
import { hintWords } from '@tokaido/words/tokaido/hints';
import type { JSX } from 'preact';
import { Plaque } from '../../art/art.tsx';
import { CoachPanel as Panel } from '../../table/coach/coach-panel.tsx';
import type { Help } from '../../table/coach/help.ts';
import type { Seen, Selection } from '../model.ts';
import { positionOf } from '../road/leg.ts';
import './coach-ranks.css';

interface CoachProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly help: Help;
}

export function CoachPanel({ selection, seen, help }: CoachProps): JSX.Element {
  const stopOf = (action: string) => positionOf(seen.s, action);
  return (
    <Panel
      selection={selection}
      help={help}
      words={hintWords(seen, selection.model.info.value)}
      picture={(action) => {
        const stop = stopOf(action);
        return stop === null ? null : <Plaque class="plaque" stop={spaceAt(seen.s, stop)} />;
      }}
      isOnBoard={(action) => stopOf(action) !== null}
    />
  );
}
