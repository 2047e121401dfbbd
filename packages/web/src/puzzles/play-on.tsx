/** From a puzzle into a game: the same position against bots, as a branch of the game that it comes from. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { BranchOpener, originAt } from '../table/branch/branch-opener.tsx';
import type { Replay } from '../table/replay/replay.ts';

export function PlayOn({ replay }: { readonly replay: Replay }): JSX.Element {
  const origin = () => originAt(replay, replay.length, replay.source.you, { was: [], lay: null });
  return (
    <BranchOpener class="quiet" origin={origin}>
      <Icon name="road" />
      {t('puzzles.playOn')}
    </BranchOpener>
  );
}
