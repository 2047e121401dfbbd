/**
 * The replay of a game: the board of its table as somebody saw it at that moment, and under it the way through the game.
 * What else is shown of a position is given as `parts`: the screen draws them in their places and knows nothing of them.
 */

import '@tokaido/words/locales/en/replay';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { later } from '../../app/load-later.tsx';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { useFocusInside } from '../focus.ts';
import { useEventText } from '../journal/event-text.ts';
import type { Selection } from '../selection.ts';
import { openSelection } from '../selection.ts';
import { GameContext } from '../use-game.ts';
import { followAddress } from './address.ts';
import { ReplayBar } from './bar.tsx';
import { useReplayKeys } from './keys.ts';
import { isNarrow } from './narrow-window.ts';
import type { PartProps, ReplayParts } from './parts.ts';
import type { Replay } from './replay.ts';
import { sayPosition } from './step-text.ts';
import { ReplayTools } from './tools.tsx';
import { openTransport } from './transport.ts';
import '../table-screen.css';
import './screen.css';

const Drawers = later(async () => (await import('../menu/menu.tsx')).Drawers);

interface ScreenProps {
  readonly replay: Replay;
  readonly parts?: ReplayParts;
}

export function ReplayScreen(props: ScreenProps): JSX.Element {
  return (
    <GameContext.Provider value={props.replay.game}>
      <WithSeatColors of={props.replay.source.info}>
        <Screen {...props} />
      </WithSeatColors>
    </GameContext.Provider>
  );
}

/** Nobody leaves a table that is over. */
const NOBODY: ReadonlySet<number> = new Set();

const NO_PARTS: ReplayParts = {};

function Screen({ replay, parts = NO_PARTS }: ScreenProps): JSX.Element | null {
  const { model, game } = replay;
  const root = useRef<HTMLElement>(null);
  const away = useSignal(NOBODY);
  const transport = useMemo(() => openTransport(replay), [replay]);
  const opened = useMemo(() => openSelection(model, (decision) => game.board.asks(decision)), [model, game]);
  const selection = useMemo((): Selection => {
    const hinted = parts.hinted?.({ replay, transport, selection: opened });
    return { ...opened, ...hinted };
  }, [opened, parts, replay, transport]);
  useEffect(() => followAddress(replay), [replay]);
  useEffect(
    () => () => {
      transport.close();
      opened.close();
    },
    [transport, opened],
  );
  useReplayKeys(transport);
  useFocusInside(root);
  const seen = model.seen.value;
  if (seen === null) return null;
  const props = { replay, transport, selection };
  const below = parts.below?.(props);
  const beside = parts.beside?.(props);
  const actions = parts.actions?.(props) ?? null;
  return (
    <main
      id="main"
      ref={root}
      class={`table-page replay${beside === undefined ? '' : ' with-panel'}`}
      tabIndex={-1}
    >
      <game.board.Board selection={selection} seen={seen} away={away}>
        <ReplayTools {...props} actions={isNarrow.value ? null : actions} />
        {below !== undefined && <div class="replay-below">{below}</div>}
        {beside !== undefined && <div class="replay-beside">{beside}</div>}
        <ReplayBar
          replay={replay}
          transport={transport}
          marks={parts.marks?.(props)}
          actions={isNarrow.value ? actions : null}
        />
      </game.board.Board>
      {selection.drawer.value !== null && <Drawers selection={selection} />}
      <Told replay={replay} transport={transport} />
    </main>
  );
}

/** As long as somebody who pulls the bar stays nowhere. */
const QUIET_MS = 350;

/** Says each step to whoever does not see it. The bar itself tells where it is while it has the focus. */
function Told({ replay, transport }: Omit<PartProps, 'selection'>): JSX.Element {
  const said = useSignal('');
  const text = useEventText();
  const words = useComputed(() => sayPosition(replay, replay.at.value, text, transport.tellsEnd.value));
  const isFirst = useRef(true);
  useSignalEffect(() => {
    const next = words.value;
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('.replay-line input') !== true) said.value = next;
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });
  return (
    <p role="status" aria-live="polite" class="sr-only">
      {said.value}
    </p>
  );
}
