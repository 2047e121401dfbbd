/** On a phone: the boards of one player at a time, swiped, or turned by the dots under them. */

import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seen, Selection } from '../model.ts';
import { previewOf } from '../table/outcome.ts';
import { seatOrder } from '../table/seats.ts';
import { Boards } from './boards.tsx';
import { Tokens } from './tally.tsx';

interface StripProps {
  readonly selection: Selection;
  readonly seen: Seen;
}

const SWIPE_PX = 50;

export function Strip({ selection, seen }: StripProps): JSX.Element {
  const info = selection.model.info.value;
  const seats = seatOrder(seen, info);
  const [page, turn] = useState(Math.max(0, seats.indexOf(seen.me)));
  const [from, touch] = useState<number | null>(null);
  const seat = seats[page] ?? 0;
  const swipe = (to: number) => {
    if (from !== null && Math.abs(to - from) > SWIPE_PX) turn(to < from ? seats.length - 1 : 0);
    touch(null);
  };
  return (
    <section
      class="strip"
      aria-label={t('duo.board.of', { name: playerName(seat, info) })}
      onTouchStart={(event) => touch(event.touches[0]?.clientX ?? null)}
      onTouchEnd={(event) => swipe(event.changedTouches[0]?.clientX ?? 0)}
    >
      <Boards
        seen={seen}
        seat={seat}
        after={previewOf(selection.picked.value, seen)}
        onOpen={() => selection.open({ seat })}
      />
      <div class="pager">
        <Tokens seen={seen} seat={seat} />
        <button type="button" class="pager-turn" onClick={() => turn((page + 1) % seats.length)}>
          <span class="sr-only">
            {t('duo.board.of', { name: playerName(seats[(page + 1) % seats.length] ?? 0, info) })}
          </span>
          {seats.map((each, i) => (
            <i key={each} class={i === page ? 'on' : undefined} aria-hidden="true" />
          ))}
        </button>
      </div>
    </section>
  );
}
