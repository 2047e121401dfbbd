/** Three choices: each with its seal, which the board carries too, and a line of reasons; in full for the one picked. */

import type { Hint } from '@tokaido/bots';
import { reasonInLine } from '@tokaido/words/coach';
import { howSure, signed } from '@tokaido/words/hints';
import type { ComponentChildren, JSX } from 'preact';
import type { CoachProps } from './coach-props.ts';
import { RANKS } from './ranks.ts';

export function Choices(props: CoachProps & { readonly hint: Hint }): JSX.Element {
  const { selection, hint, words, picture } = props;
  const { head, text } = howSure(hint, words);
  return (
    <div class="coach-body">
      <ol class="coach-choices">
        {hint.choices.map((choice, i) => {
          const { action, points, terms } = choice;
          const isPicked = selection.picked.value === action;
          return (
            <li key={action}>
              <Row {...props} action={action}>
                <Seal rank={i} />
                {picture(action)}
                <span class="coach-text">
                  <span class="coach-name">{words.name(action)}</span>
                  <b class={points < 0 ? 'coach-number cost' : 'coach-number'}>{signed(points)}</b>
                  <span class="coach-why">
                    {isPicked ? <Terms terms={terms} words={words} /> : reasonInLine(choice, words)}
                    {isPicked && words.turns(action)}
                  </span>
                </span>
              </Row>
            </li>
          );
        })}
      </ol>
      <p class="coach-foot">
        {head !== '' && <b>{head} </b>}
        {text}
      </p>
    </div>
  );
}

function Terms({ terms, words }: Pick<CoachProps, 'words'> & Pick<Hint['choices'][number], 'terms'>) {
  return (
    <>
      {terms.map((term, i) => (
        <span key={term.id}>
          <b>{signed(term.points)}</b> {words.term(term)}
          {i < terms.length - 1 ? ', ' : '. '}
        </span>
      ))}
    </>
  );
}

/** The seal of a choice; nothing for what is none of the three. */
export function Seal({ rank }: { readonly rank: number }): JSX.Element {
  const seal = RANKS[rank];
  return (
    <span class={seal === undefined ? 'coach-seal none' : 'coach-seal'} aria-hidden="true" lang="ja">
      {seal}
    </span>
  );
}

interface RowProps extends Pick<CoachProps, 'selection' | 'isOnBoard'> {
  readonly action: string;
  readonly children: ComponentChildren;
}

/** A choice: on the board it can be looked at. */
export function Row({ selection, isOnBoard, action, children }: RowProps): JSX.Element {
  if (!isOnBoard(action)) return <div class="coach-row">{children}</div>;
  return (
    <button
      type="button"
      class="coach-row"
      aria-pressed={selection.picked.value === action}
      onClick={() => selection.pick(action)}
    >
      {children}
    </button>
  );
}
