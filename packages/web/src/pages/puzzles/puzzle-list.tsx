/** The list of puzzles: what is asked, where, how hard, and how it was answered. */

import '@tokaido/words/locales/en/puzzles';
import { useSignal } from '@preact/signals';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { GRADES } from '@tokaido/bots/puzzle';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import type { History } from '../../puzzles/history.ts';
import { answerTo } from '../../puzzles/history.ts';
import { questionOf, tableName } from '../../puzzles/names.ts';
import { numberOf } from '../../puzzles/puzzle-data.ts';

/** So many are drawn at once. */
const PAGE = 40;

interface ListProps {
  readonly puzzles: readonly Puzzle[];
  readonly answers: History;
}

export function PuzzleList({ puzzles, answers }: ListProps): JSX.Element {
  const shown = useSignal(PAGE);
  const left = puzzles.length - shown.value;
  return (
    <>
      <ol class="puzzle-list">
        {puzzles.slice(0, shown.value).map((puzzle) => (
          <Item key={puzzle.id} puzzle={puzzle} answers={answers} />
        ))}
      </ol>
      {left > 0 && (
        <p>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              shown.value += PAGE;
            }}
          >
            {t('puzzles.list.more', { n: Math.min(PAGE, left) })}
          </button>
        </p>
      )}
    </>
  );
}

function Item({ puzzle, answers }: { readonly puzzle: Puzzle; readonly answers: History }): JSX.Element {
  const answer = answerTo(answers, puzzle.id);
  const state = answer === undefined ? 'open' : answer.solved ? 'solved' : 'missed';
  return (
    <li>
      <A href={`/puzzles/${puzzle.id}`} class={`puzzle-item ${state}`}>
        <span class="puzzle-number">{numberOf(puzzle.id)}</span>
        <span class="puzzle-words">
          <strong>{questionOf(puzzle)}</strong>
          <small>{tableName(puzzle)}</small>
        </span>
        <span class="puzzle-grade" role="img" aria-label={t('puzzles.grade.stars', { grade: puzzle.grade })}>
          {Array.from({ length: GRADES }, (_, i) => (
            <i key={i} class={i < puzzle.grade ? 'full' : ''} />
          ))}
        </span>
        <span class="puzzle-state">{t(`puzzles.state.${state}`)}</span>
      </A>
    </li>
  );
}
