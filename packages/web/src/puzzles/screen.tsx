/** A puzzle on the board of its game, as its seat sees it: the question in the head, the answer beside and below. */

import '@tokaido/words/locales/en/puzzles';
import { useComputed, useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { later } from '../app/load-later.tsx';
import { A } from '../app/router.ts';
import { useAsync } from '../app/use-async.ts';
import { Icon } from '../art/icons.tsx';
import { WithSeatColors } from '../art/seat-colors.tsx';
import { useFocusInside } from '../table/focus.ts';
import type { Selection } from '../table/selection.ts';
import { openSelection } from '../table/selection.ts';
import { GameContext } from '../table/use-game.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { PuzzleBar } from './bar.tsx';
import { useBoardBars } from './board-bars.ts';
import { BoardWords } from './board-words.tsx';
import { comparisonOf } from './comparison.ts';
import { usePuzzleKeys } from './keys.ts';
import { questionOf } from './names.ts';
import { numberOf } from './puzzle-data.ts';
import type { PuzzleSet } from './puzzle-set.ts';
import type { PuzzleSession } from './session.ts';
import '../table/table-screen.css';
import '../table/replay/screen.css';
import '../table/replay/bar.css';
import '../analysis/parts.css';
import './screen.css';

const Drawers = later(async () => (await import('../table/menu/menu.tsx')).Drawers);

interface ScreenProps extends PuzzleSet {
  readonly session: PuzzleSession;
}

export function PuzzleScreen(props: ScreenProps): JSX.Element {
  const { replay } = props.session;
  return (
    <GameContext.Provider value={replay.game}>
      <WithSeatColors of={replay.source.info}>
        <Screen {...props} />
      </WithSeatColors>
    </GameContext.Provider>
  );
}

const NOBODY: ReadonlySet<number> = new Set();

function Screen({ session, puzzles }: ScreenProps): JSX.Element | null {
  const { replay, puzzle } = session;
  const { model, game } = replay;
  const root = useRef<HTMLElement>(null);
  const away = useSignal(NOBODY);
  const opened = useMemo(() => openSelection(model, (decision) => game.board.asks(decision)), [model, game]);
  const hinted = useComputed((): readonly string[] => {
    const answer = session.answer.value;
    const best = puzzle.choices[0]?.action;
    if (answer === null || best === undefined) return [];
    return [...new Set([best, answer.chosen ?? best])];
  });
  const selection = useMemo((): Selection => ({ ...opened, hinted }), [opened, hinted]);
  useEffect(() => () => opened.close(), [opened]);
  const end = useAsync(() => game.loadEndScreen(), [game]);
  const view = end.state === 'here' ? end.value.analysisView : null;
  const isToldOnBoard = useBoardBars(session, view);
  usePuzzleKeys(session, puzzles);
  useFocusInside(root);
  const seen = model.seen.value;
  if (seen === null) return null;
  const answer = session.answer.value;
  const comparison =
    answer === null || view === null ? null : comparisonOf(puzzle, answer.chosen, view.sources);
  const classes = `table-page replay puzzle${answer === null ? '' : ' answered'}${comparison === null ? '' : ' with-panel'}${isToldOnBoard.value ? ' on-board' : ''}`;
  return (
    <main id="main" ref={root} class={classes} tabIndex={-1}>
      <game.board.Board selection={selection} seen={seen} away={away}>
        <header class="puzzle-head">
          <h1 tabIndex={-1}>{questionOf(puzzle)}</h1>
          <p>
            {t('puzzles.about', {
              n: numberOf(puzzle.id),
              name: game.text.playerNote(seen.me, seen, model.info.value) || 'none',
            })}
          </p>
        </header>
        <div class="replay-tools">
          {/* A form lies over the bar, which has this button for choices on the board. */}
          {answer === null && !selection.isOnBoard.value && (
            <button type="button" class="textbtn" onClick={() => session.giveUp()}>
              <Icon name="eye" />
              <span>{t('puzzles.giveUp')}</span>
            </button>
          )}
          <A class="textbtn" href={`/puzzles/${puzzle.id}?view=narrator`}>
            <Icon name="journal" />
            <span>{t('puzzles.narrator')}</span>
          </A>
          <A class="textbtn" href="/puzzles">
            <Icon name="book" />
            <span>{t('puzzles.all')}</span>
          </A>
        </div>
        {comparison !== null && view !== null && (
          <div class="replay-beside">
            <BoardWords />
            <AnswerPanel session={session} comparison={comparison} view={view} />
          </div>
        )}
        <PuzzleBar
          session={session}
          selection={selection}
          seen={seen}
          comparison={comparison}
          view={view}
          puzzles={puzzles}
        />
      </game.board.Board>
      {answer === null && <game.DecisionSheet model={model} />}
      {selection.drawer.value !== null && <Drawers selection={selection} />}
    </main>
  );
}
