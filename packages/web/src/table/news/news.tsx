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
  const moves = model.news.value;
  // More than fit scroll inside, the newest in sight.
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [moves]);
  if (seen === null || text === null || moves.length === 0) return null;
  const last = moves.at(-1);
  const info = model.info.value;
  const heading =
    info.isShared === true
      ? t('news.since', { name: game.text.playerName(seen.me, seen, info) })
      : t('news.waited');
  return (
    <section class={isFolded ? 'news folded' : 'news'} aria-label={heading}>
      {!isFolded && <h2>{heading}</h2>}
      <ol ref={list} tabIndex={0} aria-label={heading}>
        {(isFolded ? moves.slice(-1) : moves).map((move) => {
          const points = move.lines.reduce((sum, line) => sum + text.points(line), 0);
          return (
            <li key={move.lines[0]?.n} class={move === last ? 'last' : undefined}>
              <Pawn seat={pawnOf(info, move.seat)} />
              <span>{text.move(move, seen, info)}</span>
              {/* The sentence has the points too; the column is for the eye. */}
              <b aria-hidden="true">{points > 0 ? `+${points}` : ''}</b>
            </li>
          );
        })}
      </ol>
      <p class="news-foot">
        {!isFolded && (
          <button type="button" class="textbtn" onClick={() => selection.open('journal')}>
            {t('table.journal')}
          </button>
        )}
        <PaceButton />
      </p>
    </section>
  );
}
