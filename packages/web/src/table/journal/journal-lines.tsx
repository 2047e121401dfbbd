/** What happened, line by line, newest first; and in short what happened while I waited. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { TargetedKeyboardEvent } from 'preact';
import { A } from '../../app/router.ts';
import { Pawn } from '../../art/art.tsx';
import type { EventText } from '../game.ts';
import type { Line, Seen, TableModel } from '../model.ts';
import { useEventText } from './event-text.ts';
import { pawnOf } from './pawn-of.ts';
import './journal-lines.css';

interface JournalProps {
  readonly model: TableModel;
}

export function JournalPanel({ model }: JournalProps) {
  const seen = model.seen.value;
  const text = useEventText();
  if (seen === null || text === null) return null;
  const lines = model.journal.value;
  const last = lines.findLast(({ kind }) => kind === 'act')?.n;
  return (
    // It may be longer than its place: with the focus on it the arrow keys move it.
    <ol
      class="journal-lines"
      reversed
      tabIndex={0}
      aria-label={t('table.journal')}
      onKeyDown={model.addressOf === undefined ? undefined : goAlong}
    >
      {[...lines].reverse().map((line) => (
        <Entry key={line.n} model={model} text={text} seen={seen} line={line} last={line.n === last} />
      ))}
    </ol>
  );
}

/** Hundreds of links are one stop of the Tab key: arrows go from line to line. */
function goAlong(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + by];
  event.preventDefault();
  next?.focus();
}

interface EntryProps extends JournalProps {
  readonly text: EventText;
  readonly seen: Seen;
  readonly line: Line;
  /** The latest move is marked, so that the eye finds it. */
  readonly last: boolean;
}

function Entry({ model, text, seen, line, last }: EntryProps) {
  const lines = model.journal.value;
  const words = text.line(line, seen, model.info.value, lines).join(' ');
  if (words === '') return null;
  const points = text.points(line, seen, lines);
  const moment = model.addressOf?.(line) ?? null;
  return (
    <li class={last ? 'last' : undefined}>
      {line.seat >= 0 ? <Pawn seat={pawnOf(model.info.value, line.seat)} /> : <span />}
      {moment === null ? (
        <span>{words}</span>
      ) : (
        <A href={moment} tabIndex={last ? 0 : -1}>
          {words}
        </A>
      )}
      {/* The sentence has the points too; the column is for the eye. */}
      <b aria-hidden="true">{points > 0 ? `+${points}` : ''}</b>
    </li>
  );
}
