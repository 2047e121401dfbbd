/**
 * A hint: the best three choices, each with its number and where it comes from. It decides nothing: a press on a stop
 * shows it on the road, and walking there takes the action bar.
 */

import { t } from '@tokaido/words';
import { spaceAt } from '@tokaido/words/tokaido';
import { hintName, hintTitle, saySure, sayTerm, sayTurns, signed } from '@tokaido/words/tokaido/hints';
import type { JSX } from 'preact';
import { Plaque } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { Seen, Selection } from '../model.ts';
import { positionOf } from '../road/leg.ts';
import { RANKS } from '../road/stop-button.tsx';
import './hint-sheet.css';

type Hint = NonNullable<Selection['hinted']['value']>;
type Choice = Hint['choices'][number];

interface HintProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly hint: Hint;
}

const KINDS = ['sure', 'expected', 'turns'] as const;

export function HintSheet({ selection, seen, hint }: HintProps): JSX.Element {
  const info = selection.model.info.value;
  const { head, text } = saySure(hint, seen, info);
  const title = hintTitle(hint, seen);
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
            {KINDS.map((kind) => (
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
              <Candidate selection={selection} seen={seen} choice={choice} rank={i} most={most} />
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

interface CandidateProps extends Omit<HintProps, 'hint'> {
  readonly choice: Choice;
  readonly rank: number;
  readonly most: number;
}

function Candidate({ selection, seen, choice, rank, most }: CandidateProps): JSX.Element {
  const { action, terms, points } = choice;
  const info = selection.model.info.value;
  const position = positionOf(seen.s, action);
  const inside = (
    <>
      <span class="hint-seal" aria-hidden="true" lang="ja">
        {RANKS[rank]}
      </span>
      {position !== null && <Plaque class="plaque" stop={spaceAt(seen.s, position)} />}
      <span class="hint-name">{hintName(action, seen, info)}</span>
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
            <b>{signed(term.points)}</b> {sayTerm(term)}
            {i < terms.length - 1 ? ', ' : '. '}
          </span>
        ))}
        {sayTurns(action, seen, info)}
      </span>
    </>
  );
  // Elsewhere than on the road the sheet below has its own choices.
  if (position === null) return <div class="hint-choice">{inside}</div>;
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

function width(terms: Choice['terms']): number {
  return terms.reduce((sum, { points }) => sum + Math.abs(points), 0);
}
