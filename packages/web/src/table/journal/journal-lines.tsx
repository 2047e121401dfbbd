/** What happened, line by line, newest first; and in short what happened while I waited. */

import '@tokaido/words/locales/en/underway';
import type { TableInfo } from '@tokaido/table';
import { t } from '@tokaido/words';
import { sayLine } from '@tokaido/words/tokaido/journal-line';
import { Pawn } from '../../art/art.tsx';
import { signed } from '../../tokaido/decisions/worth.tsx';
import type { Line, Seen, TableModel } from '../model.ts';
import { gained } from './journal-points.ts';
import './journal-lines.css';

interface JournalProps {
  readonly model: TableModel;
}

export function JournalPanel({ model }: JournalProps) {
  const seen = model.seen.value;
  if (seen === null) return null;
  const lines = model.journal.value;
  const last = lines.findLast(({ kind }) => kind === 'act')?.n;
  return (
    // It may be longer than its place: with the focus on it the arrow keys move it.
    <ol class="journal-lines" reversed tabIndex={0} aria-label={t('table.journal')}>
      {[...lines].reverse().map((line) => (
        <Entry key={line.n} model={model} seen={seen} line={line} last={line.n === last} />
      ))}
    </ol>
  );
}

interface EntryProps extends JournalProps {
  readonly seen: Seen;
  readonly line: Line;
  /** The latest move is marked, so that the eye finds it. */
  readonly last: boolean;
}

function Entry({ model, seen, line, last }: EntryProps) {
  const words = sayLine(line, seen, model.info.value).join(' ');
  if (words === '') return null;
  const points = gained(line);
  return (
    <li class={last ? 'last' : undefined}>
      {line.seat >= 0 ? <Pawn seat={line.seat < seen.s.players ? line.seat : 'neutral'} /> : <span />}
      <span>{words}</span>
      {/* The sentence has the points too; the column is for the eye. */}
      <b aria-hidden="true">{points > 0 ? signed(points) : ''}</b>
    </li>
  );
}

/** The lines since I last decided, oldest first. */
export function WhileYouWaited({ model }: JournalProps) {
  const seen = model.seen.value;
  if (seen === null) return null;
  const news = model.news.value
    .filter(({ seat }) => seat !== seen.me)
    .map((line) => ({ ...line, words: sayLine(line, seen, model.info.value).join(' ') }))
    .filter(({ words }) => words !== '');
  if (news.length === 0) return null;
  return (
    <section class="waited" aria-label={t('sheets.waited')}>
      <ol tabIndex={0} aria-label={t('sheets.waited')}>
        {news.map(({ n, seat, words }) => (
          <li key={n}>
            {seat >= 0 && <Pawn seat={seat < seen.s.players ? seat : 'neutral'} />}
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RunningProps {
  readonly line: Line;
  readonly seen: Seen;
  readonly info: TableInfo;
  /** What is said of a line that says nothing. */
  readonly otherwise: string;
}

/** The line that is being shown right now. */
export function Running({ line, seen, info, otherwise }: RunningProps) {
  const words = sayLine(line, seen, info).join(' ');
  return <>{words === '' ? otherwise : words}</>;
}
