/** Under the board of a puzzle: what is looked at and the buttons that answer; then the verdict and the way on. */

import '@tokaido/words/locales/en/puzzles';
import { sentence, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { AnalysisView } from '../table/game.ts';
import type { Seen } from '../table/model.ts';
import type { Selection } from '../table/selection.ts';
import type { Comparison } from './comparison.ts';
import { PlayOn } from './play-on.tsx';
import type { PuzzleSet } from './puzzle-set.ts';
import { ReasonsLine } from './reasons.tsx';
import type { PuzzleSession } from './session.ts';
import { Streak } from './streak.tsx';
import { verdictOn } from './verdict.ts';
import { NextPuzzle } from './ways.tsx';
import './bar.css';

export interface BarProps extends PuzzleSet {
  readonly session: PuzzleSession;
  readonly selection: Selection;
  readonly seen: Seen;
  /** Both null until the words of the game's sources are here. */
  readonly comparison: Comparison | null;
  readonly view: AnalysisView | null;
}

export function PuzzleBar(props: BarProps): JSX.Element {
  const { session } = props;
  return (
    <section class="replay-bar puzzle-bar" aria-label={t('puzzles.bar')}>
      {session.isAsking.value ? <Asking {...props} /> : <Answered {...props} />}
    </section>
  );
}

function Asking(props: BarProps): JSX.Element {
  const { session, selection, seen } = props;
  const { game, model } = session.replay;
  const info = model.info.value;
  const picked = selection.picked.value;
  const isOpen = picked !== null && seen.legal.includes(picked);
  const reason = picked === null || isOpen ? null : model.explain(picked);
  const name = picked === null ? questionOf(props) : game.text.heading(picked, seen, info);
  const hasOthers = selection.isOnBoard.value && seen.legal.some((action) => !game.board.has(action));
  return (
    <>
      <div class="puzzle-says">
        <h2>{name}</h2>
        {picked === null ? (
          <p class="puzzle-note">{t('puzzles.note')}</p>
        ) : (
          <p>
            {reason === null
              ? withoutName(game.text.preview(picked, seen, info), name)
              : game.text.reason(reason, seen, info)}
          </p>
        )}
        {session.wasAnswered && <p class="muted">{t('puzzles.again.note')}</p>}
      </div>
      <Streak />
      {picked === null && hasOthers && <game.board.OtherActions selection={selection} seen={seen} />}
      <div class="puzzle-buttons">
        {selection.isOnBoard.value && (
          <>
            <button type="button" class="quiet" onClick={() => session.giveUp()}>
              <Icon name="eye" />
              {t('puzzles.giveUp')}
            </button>
            <button
              type="button"
              class="primary"
              aria-disabled={!isOpen}
              onClick={() => {
                if (isOpen) selection.commit();
              }}
            >
              {t('puzzles.answer')}
            </button>
          </>
        )}
      </div>
    </>
  );
}

function Answered({ session, puzzles, comparison, view }: BarProps): JSX.Element | null {
  const answer = session.answer.value;
  const title = useRef<HTMLHeadingElement>(null);
  // Heard at once, wherever the button was.
  useEffect(() => title.current?.focus({ preventScroll: true }), [comparison === null]);
  if (answer === null || comparison === null || view === null) return null;
  const { head, text, isGood } = verdictOn(session, answer, comparison);
  return (
    <>
      <div class="puzzle-says">
        <h2 ref={title} tabIndex={-1}>
          {head}
        </h2>
        <p class={answer.chosen === null ? undefined : isGood ? 'gain' : 'loss'}>{text}</p>
        {!answer.counts && <p class="muted">{t('puzzles.again.said')}</p>}
        {!answer.isStored && <p class="alert">{t('puzzles.notStored')}</p>}
      </div>
      <Streak />
      <ReasonsLine comparison={comparison} view={view} />
      <div class="puzzle-buttons">
        <PlayOn replay={session.replay} />
        <NextPuzzle puzzles={puzzles} after={session.puzzle.id} />
      </div>
    </>
  );
}

/** On the board the head asks already: what the table says there would take three lines from it. */
function questionOf({ session, selection, seen }: BarProps): string {
  const { game, model } = session.replay;
  return selection.isOnBoard.value ? t('puzzles.your') : game.text.question(seen, model.info.value);
}

/** The heading has the name already. */
function withoutName(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^\s*[:：.]\s*/, '') : text;
  return sentence(rest);
}
