/** In the action bar: the points that a move leads to, and for a Pilgrim the move without what is to be had there. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { Seen, Selection } from '../model.ts';
import { intentionOf } from './intention.ts';
import { isPlainVisit, outcomeOf } from './outcome.ts';
import { pointsAfter } from './outcome-words.ts';

interface ActionCostProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly action: string;
}

export function ActionCost({ selection, seen, action }: ActionCostProps): JSX.Element | null {
  const [before, after] = pointsAfter(seen, action);
  const isPlain = isPlainVisit(outcomeOf(seen, action));
  if (before === after && !isPlain) return null;
  return (
    <div class="duo-cost">
      {before !== after && (
        <p>
          <span class="sr-only">{t('duo.bar.points', { n: after - before })}</span>
          <span aria-hidden="true">
            {before} <span class="to">→</span> <b>{after}</b> <em>+{after - before}</em>
          </span>
        </p>
      )}
      {isPlain && (
        <button type="button" class="textbtn only-go" onClick={() => intentionOf(selection).onlyGo()}>
          {t('duo.bar.onlyGo')}
        </button>
      )}
    </div>
  );
}
