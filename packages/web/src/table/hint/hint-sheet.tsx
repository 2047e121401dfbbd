/**
 * A hint: the best three choices, each with its number and where it comes from. It decides nothing: a press on what the
 * board has shows it there, and taking it is up to the action bar.
 */

import { t } from '@tokaido/words';
import type { HintWords, SaidChoice, SaidHint } from '@tokaido/words/hints';
import { howSure, signed } from '@tokaido/words/hints';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import type { Selection } from '../selection.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { RANKS } from './ranks.ts';
import './hint-sheet.css';

interface HintProps {
  readonly selection: Pick<Selection, 'picked' | 'pick' | 'hint'>;
  readonly hint: SaidHint;
  readonly words: HintWords;
  /** A picture of what an action is about; null for none. */
  readonly picture: (action: string) => JSX.Element | null;
  /** Whether the board shows an action. Elsewhere the sheet below has its own choices. */
  readonly isOnBoard: (action: string) => boolean;
}

const KINDS = ['sure', 'expected', 'turns'] as const;

export function HintSheet(props: HintProps): JSX.Element {
  const { selection, hint, words } = props;
  const { head, text } = howSure(hint, words);
  const title = words.title(hint);
  const used = new Set(hint.choices.flatMap(({ terms }) => terms.map(({ kind }) => kind)));
  // The longest bar fills the room there is.
  const most = Math.max(1, ...hint.choices.map(({ terms }) => width(terms)));
  return (
    <Sheet
      title={title}
      class="hint"
      onClose={() => selection.hint()}
      head={
        <header class="sheet-head">
          <h2 tabIndex={-1}>{title}</h2>
          <p class="hint-key">
            {KINDS.filter((kind) => used.has(kind)).map((kind) => (
              <span key={kind}>
                <i class={`hint-part ${kind}`} /> {t(`hint.kind.${kind}`)}
              </span>
            ))}
          </p>
        </header>
      }
    >
      <div class="sheet-scroll">
        <ol class="hint-choices">
          {hint.choices.map((choice, i) => (
            <li key={choice.action}>
              <Candidate {...props} choice={choice} rank={i} most={most} />
            </li>
          ))}
        </ol>
        <footer class="hint-foot">
          <p>
            {head !== '' && <b>{head} </b>}
            {text}
          </p>
          <button type="button" class="quiet" onClick={() => selection.hint()}>
            <Icon name="close" />
            {t('sheets.close')}
          </button>
        </footer>
      </div>
    </Sheet>
  );
}

interface CandidateProps extends HintProps {
  readonly choice: SaidChoice;
  readonly rank: number;
  readonly most: number;
}

function Candidate({
  selection,
  words,
  picture,
  isOnBoard,
  choice,
  rank,
  most,
}: CandidateProps): JSX.Element {
  const { action, terms, points } = choice;
  const inside = (
    <>
      <span class="hint-seal" aria-hidden="true" lang="ja">
        {RANKS[rank]}
      </span>
      {picture(action)}
      <span class="hint-name">{words.name(action)}</span>
      <span class="hint-bars" aria-hidden="true">
        {terms.map((term) => (
          <i
            key={term.id}
            class={`hint-part ${term.kind}${term.points < 0 ? ' cost' : ''}`}
            style={{ flexBasis: `${(Math.abs(term.points) / most) * 100}%` }}
          />
        ))}
      </span>
      <b class={points < 0 ? 'hint-all cost' : 'hint-all'}>{signed(points)}</b>
      <span class="hint-why">
        {terms.map((term, i) => (
          <span key={term.id}>
            <b>{signed(term.points)}</b> {words.term(term)}
            {i < terms.length - 1 ? ', ' : '. '}
          </span>
        ))}
        {words.turns(action)}
      </span>
    </>
  );
  if (!isOnBoard(action)) return <div class="hint-choice">{inside}</div>;
  return (
    <button
      type="button"
      class="hint-choice"
      aria-pressed={selection.picked.value === action}
      onClick={() => selection.pick(action)}
    >
      {inside}
    </button>
  );
}

function width(terms: SaidChoice['terms']): number {
  return terms.reduce((sum, { points }) => sum + Math.abs(points), 0);
}
