/** From a puzzle into a game: the same position against bots, as a branch of the game that it comes from. */

import '@tokaido/words/locales/en/branch';
import '@tokaido/words/locales/en/puzzles';
import { useSignal } from '@preact/signals';
import { recordToText } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { later } from '../app/load-later.tsx';
import { Icon } from '../art/icons.tsx';
import type { BranchOrigin } from '../table/branch/origin.ts';
import type { Replay } from '../table/replay/replay.ts';

const BranchSheet = later(async () => (await import('../table/branch/branch-sheet.tsx')).BranchSheet);

export function PlayOn({ replay }: { readonly replay: Replay }): JSX.Element {
  const origin = useSignal<BranchOrigin | null>(null);
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          origin.value = originOf(replay);
        }}
      >
        <Icon name="road" />
        {t('puzzles.playOn')}
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

function originOf(replay: Replay): BranchOrigin {
  const { source, game, timeline, length } = replay;
  const { record, info, you, address } = source;
  const seen = replay.seenAt(length, you);
  return {
    record: recordToText(record),
    address,
    info,
    move: length,
    seat: you,
    you,
    names: info.seats.map((_, i) => (i === you ? t('table.you') : game.text.playerName(i, seen, info))),
    points: timeline.engine.scores(timeline.stateAt(length)).map(({ points }) => points),
    was: [],
    cards: Object.keys(seen.view.hidden).length > 0 ? 'hidden' : 'open',
    lay: null,
  };
}
