/** What the others did since my last move, one line a move, newest last. It stays until I move. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { useEventText } from '../journal/event-text.ts';
import { pawnOf } from '../journal/pawn-of.ts';
import type { Selection } from '../selection.ts';
import { useGame } from '../use-game.ts';
import { PaceButton } from './pace-button.tsx';
import './news.css';

interface NewsProps {
  readonly selection: Selection;
  /** Only the last line: where there is no room for more. */
  readonly isFolded?: boolean;
}

export function News({ selection, isFolded = false }: NewsProps): JSX.Element | null {
  const { model } = selection;
  const seen = model.seen.value;
  const text = useEventText();
  const game = useGame();
  const list = useRef<HTMLOListElement>(null);
  const moves = isFolded ? model.news.value.slice(-1) : model.news.value;
  const count = model.news.value.length;
  // More than fit scroll inside, the newest in sight.
  useLayoutEffect(() => {
    if (list.current !== null && !isFolded) list.current.scrollTop = list.current.scrollHeight;
  }, [count, text, isFolded]);
  if (seen === null || text === null || moves.length === 0) return null;
  const last = moves.at(-1);
  const info = model.info.value;
  const heading =
    info.isShared === true
      ? t('news.since', { name: game.text.playerName(seen.me, seen, info) })
      : t('news.waited');
  return (
    <section class="news" aria-label={heading}>
      {!isFolded && <h2>{heading}</h2>}
      <ol ref={list} tabIndex={0} aria-label={heading}>
        {moves.map((move) => {
          const points = move.lines.reduce(
            (sum, line) => sum + text.points(line, seen, model.journal.value),
            0,
          );
          return (
            <li key={move.lines[0]?.n} class={move === last ? 'last' : undefined}>
              <Pawn seat={pawnOf(info, move.seat)} />
              <span>
                {text.move(move, seen, info)}
                {points > 0 && <span class="sr-only">, {t('news.points', { points })}</span>}
              </span>
              {/* Said above; the column is for the eye. */}
              <b aria-hidden="true">{points > 0 ? `+${points}` : ''}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The news on a slip of paper over the board, with the way to the journal and the pace. */
export function NewsSlip({ selection, isFolded = false }: NewsProps): JSX.Element | null {
  const isEmpty = selection.model.news.value.length === 0;
  if (isEmpty && isFolded) return null;
  return (
    <div class={isFolded ? 'news-slip folded' : isEmpty ? 'news-slip empty' : 'news-slip'}>
      <News selection={selection} isFolded={isFolded} />
      {!isFolded && (
        <p class="news-foot">
          {!isEmpty && (
            <button type="button" class="textbtn" onClick={() => selection.open('journal')}>
              {t('table.journal')}
            </button>
          )}
          <PaceButton />
        </p>
      )}
    </div>
  );
}

interface BarNewsProps {
  readonly selection: Selection;
  /** The board has room for the last line. */
  readonly isPaceOnly?: boolean;
}

/** What of the news has no room on the board, in the action bar: the pace, and the last line too. */
export function BarNews({ selection, isPaceOnly = false }: BarNewsProps): JSX.Element {
  return (
    <div class="bar-news">
      {!isPaceOnly && <News selection={selection} isFolded />}
      <PaceButton />
    </div>
  );
}
