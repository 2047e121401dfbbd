/** The hand scroll: the four legs as painted bands from left to right, the one being walked taller. */

import { t } from '@tokaido/words';
import { festivalsHeld } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Festivals } from '../festivals/festivals.tsx';
import type { Seen } from '../model.ts';
import { Band } from './band.tsx';
import type { RoadSelection } from './road-selection.ts';
import { Walks } from './walks.tsx';

interface BoardProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  /** Only the leg being walked: a phone held sideways. */
  readonly alone?: boolean;
}

export function Board({ selection, seen, alone = false }: BoardProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  // A band that is wider than its frame shows the one who walks.
  useLayoutEffect(() => {
    const board = frame.current;
    const here = board?.querySelector<HTMLElement>('.here')?.parentElement;
    if (alone && board !== null && here) board.scrollLeft = here.offsetLeft - board.clientWidth / 3;
  }, [seen.s, alone]);
  const now = selection.now.value;
  const festivals = festivalsHeld(seen);
  return (
    <div class="board" ref={frame}>
      <Walks frame={frame} s={seen.s} />
      {[1, 2, 3, 4].map(
        (leg) =>
          (!alone || leg === selection.leg.value) && (
            <Band key={leg} selection={selection} seen={seen} leg={leg}>
              {leg === now && festivals.length > 0 && <Festivals ids={festivals} folded />}
            </Band>
          ),
      )}
      {alone && selection.leg.value !== now && (
        <button type="button" class="quiet return" onClick={() => selection.look(null)}>
          {t('table.backTo', { leg: now })}
        </button>
      )}
    </div>
  );
}
