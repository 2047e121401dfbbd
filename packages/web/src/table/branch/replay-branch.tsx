/** In the head of a replay: the way to play on from the position that is shown. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import type { PartProps } from '../replay/parts.ts';
import { BranchOpener, originAt } from './branch-opener.tsx';
import type { BranchOrigin } from './origin.ts';

export function BranchButton(props: PartProps): JSX.Element | null {
  const { replay } = props;
  // Nobody moves after the end.
  if (replay.timeline.pendingAt(replay.at.value) === null) return null;
  return (
    <BranchOpener class="textbtn branch-open" origin={() => originOf(props)}>
      <Icon name="road" />
      <span>{t('branch.open')}</span>
    </BranchOpener>
  );
}

function originOf({ replay, transport }: PartProps): BranchOrigin {
  const { timeline } = replay;
  const { record } = replay.source;
  const move = replay.at.peek();
  transport.goTo(move);
  const looking = replay.seat.peek();
  const seat = looking >= 0 ? looking : (timeline.pendingAt(move)?.seat ?? 0);
  const left = (record.branches ?? []).every((branch) => branch.move <= move);
  const goesOn = record.seed !== null && left;
  return originAt(replay, move, seat, {
    was: transport.tellsEnd.peek() ? (record.result ?? []) : [],
    lay: timeline.isOver ? (goesOn ? 'lay' : 'lay-drawn') : null,
  });
}
