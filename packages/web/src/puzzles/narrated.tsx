/** A puzzle as text, for whoever would rather read or listen: the question, its choices, the position, then the answer. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { signedPoints } from '../analysis/figures.ts';
import { Waiting } from '../app/lazy-page.tsx';
import { A } from '../app/router.ts';
import { useAsync } from '../app/use-async.ts';
import { WithSeatColors } from '../art/seat-colors.tsx';
import type { GameNarrator } from '../narrator/game-narrator.ts';
import type { AnalysisView } from '../table/game.ts';
import { GameContext } from '../table/use-game.ts';
import { comparisonOf } from './comparison.ts';
import { questionOf } from './names.ts';
import { numberOf } from './puzzle-data.ts';
import type { PuzzleSet } from './puzzle-set.ts';
import { ChoiceRows } from './rows.tsx';
import type { PuzzleSession } from './session.ts';
import { Streak } from './streak.tsx';
import { verdictOn } from './verdict.ts';
import { NextPuzzle } from './ways.tsx';
import '../narrator/narrator.css';
import './answer-panel.css';

interface NarratedProps extends PuzzleSet {
  readonly session: PuzzleSession;
}

export function NarratedPuzzle(props: NarratedProps): JSX.Element {
  const { game, source } = props.session.replay;
  const loaded = useAsync(async () => {
    const [narrator, { analysisView }] = await Promise.all([game.loadNarrator(), game.loadEndScreen()]);
    return { narrator, view: analysisView };
  }, [game]);
  if (loaded.state === 'failed') throw loaded.reason;
  if (loaded.state === 'waiting') return <Waiting />;
  return (
    <GameContext.Provider value={game}>
      <WithSeatColors of={source.info}>
        <Told {...props} {...loaded.value} />
      </WithSeatColors>
    </GameContext.Provider>
  );
}

interface ToldProps extends NarratedProps {
  readonly narrator: GameNarrator;
  readonly view: AnalysisView;
}

function Told({ session, puzzles, narrator, view }: ToldProps): JSX.Element | null {
  const { puzzle, replay } = session;
  const { model, game } = replay;
  const seen = model.seen.value;
  if (seen === null) return null;
  return (
    <main id="main" class="narrator puzzle-told" tabIndex={-1}>
      <header>
        <h1 tabIndex={-1}>{questionOf(puzzle)}</h1>
        <A href={`/puzzles/${puzzle.id}?view=road`}>{narrator.words().board}</A>
        <A href="/puzzles">{t('puzzles.all')}</A>
      </header>
      <p>
        {t('puzzles.about', {
          n: numberOf(puzzle.id),
          name: game.text.playerNote(seen.me, seen, model.info.value) || 'none',
        })}
      </p>
      {session.isAsking.value ? (
        <section aria-labelledby="puzzle-asks">
          <h2 id="puzzle-asks">{t('puzzles.your')}</h2>
          <p class="question">{game.text.question(seen, model.info.value)}</p>
          {session.wasAnswered && <p>{t('puzzles.again.note')}</p>}
          <narrator.Choices model={model} seen={seen} onChoose={(action) => session.choose(action)} />
          <p>
            <button type="button" class="quiet" onClick={() => session.giveUp()}>
              {t('puzzles.giveUp')}
            </button>
          </p>
        </section>
      ) : (
        <Answer session={session} view={view} puzzles={puzzles} />
      )}
      <narrator.Position model={model} seen={seen} />
    </main>
  );
}

function Answer({ session, view, puzzles }: Omit<ToldProps, 'narrator'>): JSX.Element | null {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const answer = session.answer.value;
  const comparison = answer === null ? null : comparisonOf(session.puzzle, answer.chosen, view.sources);
  if (answer === null || comparison === null) return null;
  const { head, text } = verdictOn(session, answer, comparison);
  return (
    <section aria-labelledby="puzzle-answer">
      <h2 id="puzzle-answer" ref={title} tabIndex={-1}>
        {head}
      </h2>
      <p>{text}</p>
      <ul>
        {comparison.by.map(({ id, value }) => (
          <li key={id}>
            {view.sourceName(id)} {signedPoints(value)}
          </li>
        ))}
      </ul>
      <ChoiceRows session={session} />
      <Streak />
      <p>
        <NextPuzzle puzzles={puzzles} after={session.puzzle.id} />
      </p>
    </section>
  );
}
