/** In the head of a replay: with whose eyes, without the ending, share, and the way out. */

import '@tokaido/words/locales/en/replay';
import { signal, useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import { A, route } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import type { PartProps } from './parts.ts';
import type { Replay } from './replay.ts';
import type { GamePicture } from './share-sheet.tsx';

const ViewSheet = later(async () => (await import('./view-sheet.tsx')).ViewSheet);

const ShareSheet = later(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ToolsProps extends PartProps {
  readonly actions: ComponentChildren;
}

export function ReplayTools({ replay, transport, actions }: ToolsProps): JSX.Element {
  const open = useSignal<'view' | 'share' | null>(asksToShare() ? 'share' : null);
  const close = () => {
    open.value = null;
  };
  return (
    <>
      <div class="replay-tools">
        {actions}
        <button
          type="button"
          class="textbtn"
          aria-haspopup="dialog"
          onClick={() => {
            open.value = 'view';
          }}
        >
          <Icon name="eye" />
          <span>{t('replay.view')}</span>
        </button>
        {replay.timeline.isOver && (
          <button
            type="button"
            class="textbtn"
            aria-haspopup="dialog"
            onClick={() => {
              open.value = 'share';
            }}
          >
            <Icon name="share" />
            <span>{t('replay.share')}</span>
          </button>
        )}
        <A class="textbtn" href={replay.source.home}>
          <Icon name="close" />
          <span>{t('replay.leave')}</span>
        </A>
      </div>
      {open.value === 'view' && <ViewSheet replay={replay} transport={transport} onClose={close} />}
      {open.value === 'share' && (
        <ShareSheet
          model={replay.model}
          seat={replay.source.from}
          picture={() => pictureOf(replay)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A link from a list of games, to pass one on. */
const asksToShare = () => route.peek().query['share'] !== undefined;

/** Of the end, wherever the replay stands. */
async function pictureOf(replay: Replay): Promise<GamePicture> {
  const seen = replay.seenAt(replay.length, replay.source.from);
  const screen = await replay.game.loadEndScreen();
  return screen.pictureOf({ ...replay.model, seen: signal(seen), scores: signal(replay.result) }, seen);
}
