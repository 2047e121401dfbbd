/** A button that opens the sheet of a branch, and what every branch takes along from the replay that it leaves. */

import '@tokaido/words/locales/en/branch';
import { useSignal } from '@preact/signals';
import { recordToText } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import type { Replay } from '../replay/replay.ts';
import type { BranchOrigin } from './origin.ts';

const BranchSheet = later(async () => (await import('./branch-sheet.tsx')).BranchSheet);

interface BranchOpenerProps {
  readonly class: string;
  /** Where the branch leaves; asked when the button is pressed. */
  readonly origin: () => BranchOrigin;
  readonly children: ComponentChildren;
}

export function BranchOpener({ class: name, origin, children }: BranchOpenerProps): JSX.Element {
  const opened = useSignal<BranchOrigin | null>(null);
  return (
    <>
      <button
        type="button"
        class={name}
        aria-haspopup="dialog"
        onClick={() => {
          opened.value = origin();
        }}
      >
        {children}
      </button>
      {opened.value !== null && (
        <BranchSheet
          origin={opened.value}
          onClose={() => {
            opened.value = null;
          }}
        />
      )}
    </>
  );
}

/** The position after `move` moves, as `seat` sees it. */
export function originAt(
  replay: Replay,
  move: number,
  seat: number,
  { was, lay }: Pick<BranchOrigin, 'was' | 'lay'>,
): BranchOrigin {
  const { source, game, timeline } = replay;
  const { record, info, you, address } = source;
  const seen = replay.seenAt(move, seat);
  return {
    record: recordToText(record),
    address,
    info,
    move,
    seat,
    you,
    names: info.seats.map((_, i) => (i === you ? t('table.you') : game.text.playerName(i, seen, info))),
    points: timeline.engine.scores(timeline.stateAt(move)).map(({ points }) => points),
    was,
    cards: Object.keys(seen.view.hidden).length > 0 ? 'hidden' : 'open',
    lay,
  };
}
