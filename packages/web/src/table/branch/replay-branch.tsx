/** In the head of a replay: the way to play on from the position that is shown. */

import '@tokaido/words/locales/en/branch';
import { useSignal } from '@preact/signals';
import { recordToText } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import { Icon } from '../../art/icons.tsx';
import type { PartProps } from '../replay/parts.ts';
import type { BranchOrigin } from './origin.ts';

const BranchSheet = later(async () => (await import('./branch-sheet.tsx')).BranchSheet);

export function BranchButton(props: PartProps): JSX.Element | null {
  const { replay } = props;
  const origin = useSignal<BranchOrigin | null>(null);
  // Nobody moves after the end.
  if (replay.timeline.pendingAt(replay.at.value) === null) return null;
  return (
    <>
      <button
        type="button"
        class="textbtn branch-open"
        aria-haspopup="dialog"
        onClick={() => {
          origin.value = originOf(props);
        }}
      >
        <Icon name="road" />
        <span>{t('branch.open')}</span>
      </button>
      {origin.value !== null && (
        <BranchSheet
          origin={origin.value}
          onClose={() => {
            origin.value = null;
          }}
        />
      )}
    </>
  );
}

function originOf({ replay, transport }: PartProps): BranchOrigin {
  const { source, game, timeline } = replay;
  const move = replay.at.peek();
  const state = timeline.stateAt(move);
  const { record, info, you } = source;
  transport.goTo(move);
  const looking = replay.seat.peek();
  const seat = looking >= 0 ? looking : (timeline.pendingAt(move)?.seat ?? 0);
  const seen = replay.seenAt(move, seat);
  const left = (record.branches ?? []).every((branch) => branch.move <= move);
  const goesOn = record.seed !== null && left;
  return {
    record: recordToText(record),
    address: source.address,
    info,
    move,
    seat,
    you,
    names: info.seats.map((_, i) => (i === you ? t('table.you') : game.text.playerName(i, seen, info))),
    points: timeline.engine.scores(state).map(({ points }) => points),
    was: transport.tellsEnd.peek() ? (record.result ?? []) : [],
    cards: Object.keys(seen.view.hidden).length > 0 ? 'hidden' : 'open',
    lay: timeline.isOver ? (goesOn ? 'lay' : 'lay-drawn') : null,
  };
}
