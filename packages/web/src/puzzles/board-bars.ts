/**
 * The road as the chart: where every choice has a row of its own on the board, that row is filled as far as the expected
 * points of the choice reach. The board knows nothing of it: the rows are marked from here, and a style sheet draws.
 */

import { signal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { points } from '../analysis/figures.ts';
import type { AnalysisView } from '../table/game.ts';
import { scaleOf } from './comparison.ts';
import type { PuzzleSession } from './session.ts';

/** Whether all choices are told on the board, so that nothing else needs to list them. */
export function useBoardBars(session: PuzzleSession, view: AnalysisView | null) {
  const isTold = useMemo(() => signal(false), [session]);
  useSignalEffect(() => {
    const answer = session.answer.value;
    const seen = session.replay.model.seen.value;
    if (answer === null || view?.rowOf === undefined || seen === null) {
      isTold.value = false;
      return undefined;
    }
    const rows = scaleOf(session.puzzle).bars.map((bar) => ({
      bar,
      row: document.querySelector<HTMLElement>(view.rowOf?.(bar.action, seen) ?? ':not(*)'),
    }));
    const isWhole = rows.every(({ row }) => row !== null);
    for (const { bar, row } of isWhole ? rows : []) {
      if (row === null) continue;
      row.dataset['worth'] = points(bar.points);
      row.style.setProperty('--part', bar.part.toFixed(3));
      row.classList.toggle('is-best', bar.isBest);
      row.classList.toggle('is-yours', bar.action === answer.chosen);
    }
    isTold.value = isWhole;
    return () => {
      for (const { row } of rows) {
        row?.removeAttribute('data-worth');
        row?.classList.remove('is-best', 'is-yours');
      }
    };
  });
  return isTold;
}
