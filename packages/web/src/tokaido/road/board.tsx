/** The hand scroll: the four legs as painted bands from left to right, the one being walked taller. */

import { festivalsHeld } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Festivals } from '../festivals/festivals.tsx';
import type { Seen } from '../model.ts';
import { Band } from './band.tsx';
import type { RoadSelection } from './road-selection.ts';
import { LegChange, Walks } from './walks.tsx';

interface BoardProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
}

export function Board({ selection, seen }: BoardProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const now = selection.now.value;
  const festivals = festivalsHeld(seen);
  return (
    <div class="board" ref={frame}>
      <Walks frame={frame} s={seen.s} />
      <LegChange frame={frame} selection={selection} />
      {[1, 2, 3, 4].map((leg) => (
        <Band key={leg} selection={selection} seen={seen} leg={leg}>
          {leg === now && festivals.length > 0 && <Festivals ids={festivals} folded />}
        </Band>
      ))}
    </div>
  );
}
