/** The table while a game is played: the game's board, and all that goes with it. */

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Waiting } from '../app/lazy-page.tsx';
import { later, soon, whenDrawn } from '../app/load-later.tsx';
import { setting } from '../app/settings.ts';
import { useAway } from './away-players.ts';
import type { ConnectedTable } from './connected-table.ts';
import { useFocusInside } from './focus.ts';
import type { EndScreen, GameClient } from './game.ts';
import { useHeardBefore } from './heard-before.ts';
import type { Seen, TableModel } from './model.ts';
import { openSelection } from './selection.ts';
import { GameContext } from './use-game.ts';
import './table-screen.css';
import { useOnline } from './use-online.ts';

/** Nothing is amiss before the first position has been drawn. */
const Notices = whenDrawn(async () => (await import('./notices/notices.tsx')).Notices);
/** The regions are there before their words, which are fetched after them. */
const LiveRegions = whenDrawn(async () => (await import('../narrator/live-regions.tsx')).LiveRegions);
/** Asked for with this file, but not waited for. */
const Keyboard = soon(async () => (await import('./keyboard.ts')).Keyboard);
const Sounds = whenDrawn(async () => (await import('./sounds.tsx')).Sounds);
const Drawers = later(async () => (await import('./menu/menu.tsx')).Drawers);
/** Comes with the highlights themselves, which nothing waits for before the first move. */
const HighlightLayer = whenDrawn(async () => (await import('./highlights/layer.tsx')).HighlightLayer);
/** For newcomers; nobody waits for it. */
const FirstBar = whenDrawn(async () => (await import('./first-lines/first-bar.tsx')).FirstBar);
const Curtain = later(async () => (await import('./hand-over/curtain.tsx')).Curtain);
const ShortCurtain = later(async () => (await import('./hand-over/short-curtain.tsx')).ShortCurtain);

export function TableScreen({ model }: { readonly model: ConnectedTable }): JSX.Element {
  const seen = model.seen.value;
  const game = model.game.value;
  const End = useEnd(game, seen);
  const drawn = useRef(false);
  const heard = useHeardBefore(model);
  const widgets = useOnline();
  // A failure goes to the error boundary, which says what to do.
  if (model.failure.value !== null) throw model.failure.value.reason;
  if (seen === null || game === null) return <Waiting />;
  // The last line is shown before the count.
  if (seen.turn === null && model.playing.value === null && model.highlight.value === null) {
    if (End !== null && End !== 'missing')
      return (
        <GameContext.Provider value={game}>
          <End.EndScreen model={model} isArrival={drawn.current} />
          {widgets && <widgets.Bubbles model={model} since={heard} isRead />}
        </GameContext.Provider>
      );
    // A player who comes back to a finished game needs no board.
    if (!drawn.current && End === null) return <Waiting />;
  }
  drawn.current = true;
  return (
    <GameContext.Provider value={game}>
      <Table model={model} game={game} seen={seen} heard={heard} />
      {widgets && <widgets.Bubbles model={model} since={heard} isRead={false} />}
    </GameContext.Provider>
  );
}

/** The end screen, fetched before the end: the table stays until it is there, and where it does not come. */
function useEnd(game: GameClient | null, seen: Seen | null): EndScreen | 'missing' | null {
  const [end, setEnd] = useState<EndScreen | 'missing' | null>(null);
  const near = seen !== null && game?.isNearEnd(seen) === true;
  const over = seen?.turn === null;
  const load = () => {
    game?.loadEndScreen().then(
      (found) => setEnd(found),
      () => setEnd('missing'),
    );
  };
  useEffect(() => {
    if (near || over) load();
  }, [near, over]);
  // Without a network it did not load: it may once that is back, and the next touch of the table waits for it.
  const missing = over && end === 'missing';
  useEffect(() => {
    if (!missing) return undefined;
    const occasions = ['online', 'pointerdown', 'keydown'];
    for (const occasion of occasions) addEventListener(occasion, load);
    return () => {
      for (const occasion of occasions) removeEventListener(occasion, load);
    };
  }, [missing]);
  return end;
}

interface TableProps {
  readonly model: TableModel;
  readonly game: GameClient;
  readonly seen: Seen;
  /** The number of the last line of talk before the table was shown. */
  readonly heard: number;
}

/** What takes presses itself. */
const PRESSED = 'button, a, input, label, summary, [role="dialog"]';

function Table({ model, game, seen, heard }: TableProps): JSX.Element {
  const root = useRef<HTMLElement>(null);
  // A page that was opened in the middle of a game does not tell its past, but all that comes after it was drawn.
  const [before] = useState(() => ({
    journal: model.journal.peek(),
    talk: model.talk.peek().filter(({ n }) => n <= heard),
  }));
  const selection = useMemo(
    () => openSelection(model, (decision) => game.board.asks(decision)),
    [model, game],
  );
  useEffect(() => () => selection.close(), [selection]);
  const away = useAway(model);
  useEffect(() => model.holdHighlights(), [model]);
  useFocusInside(root);
  /** A press on anything that takes one does that and nothing else; anywhere else it skips what is being shown. */
  const skip = ({ target }: Event) => {
    if (target instanceof Element && target.closest(PRESSED) === null) model.skip();
  };
  useLayoutEffect(() => {
    if (seen.mine && performance.getEntriesByName('table-ready').length === 0)
      performance.mark('table-ready');
  }, [seen.mine]);
  return (
    <main
      id="main"
      ref={root}
      class="table-page"
      tabIndex={-1}
      onPointerDownCapture={() => game.playback.finishMotion()}
      onKeyDownCapture={() => game.playback.finishMotion()}
      onClick={skip}
    >
      <game.board.Board selection={selection} seen={seen} away={away}>
        <Notices model={model} seen={seen} away={away} />
      </game.board.Board>
      <game.DecisionSheet model={model} />
      {selection.help.value !== null && (
        <game.CoachPanel selection={selection} seen={seen} help={selection.help.value} />
      )}
      {model.explains && setting('explain').value && (
        <FirstBar
          model={model}
          picked={selection.picked}
          isCovered={selection.help.value !== null || selection.drawer.value !== null}
          onMore={() => selection.hint()}
        />
      )}
      <HighlightLayer model={model} />
      {selection.drawer.value !== null && <Drawers selection={selection} />}
      {model.curtain.value?.isLong === true && <Curtain model={model} />}
      {model.curtain.value?.isLong === false && <ShortCurtain model={model} />}
      <Keyboard selection={selection} game={game} />
      <LiveRegions model={model} before={before} />
      <Sounds model={model} game={game} />
    </main>
  );
}
