/** What the action bar shows of Tokaido: the price of a walk in turns, and amulets that may be used before it. */

import '@tokaido/words/locales/en/underway';
import { nameOf, t } from '@tokaido/words';
import { playerName, sayAction, spokenOf } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { setting } from '../../app/settings.ts';
import { Amulet, Pawn } from '../../art/art.tsx';
import type { Seen, Selection } from '../model.ts';
import { isWalk } from './leg.ts';
import { seatOf } from './pawns.ts';
import { turnCost } from './turn-cost.ts';

interface PartProps {
  readonly selection: Selection;
  readonly seen: Seen;
}

/** Who may walk how far before it is my turn again: the price of a long step. */
export function TurnCost({
  selection,
  seen,
  action,
}: PartProps & { readonly action: string }): JSX.Element | null {
  if (!setting('turnCost').value || !isWalk(action)) return null;
  const costs = turnCost(seen, action);
  const info = selection.model.info.value;
  return (
    <p class="cost">
      <span class={costs.length === 0 ? '' : 'at-length'}>
        {t(costs.length === 0 ? 'table.again' : 'table.before', spokenOf(seen.me, seen, info))}
      </span>
      {costs.length > 0 && <span class="in-short">{t('table.before.short')}</span>}
      {costs.map(({ seat, stops }, i) => (
        <b key={seat}>
          <Pawn class="pawn" seat={seatOf(seat, seen.s.players)} />
          <span class="named">{playerName(seat, seen, info)}</span>
          {/* What the numbers are is said once. */}
          {i === 0 ? t('table.before.upTo', { stops }) : stops}
        </b>
      ))}
    </p>
  );
}

export function UsableAmulets({ selection, seen }: PartProps): JSX.Element {
  const info = selection.model.info.value;
  return (
    <div class="tb-amulets">
      {seen.legal
        .filter((action) => !isWalk(action))
        .map((action) => (
          <button
            type="button"
            class="quiet"
            key={action}
            aria-label={sayAction(action, seen, info).name}
            onClick={() => selection.press(action)}
          >
            <Amulet class="tb-amulet" id={action.slice('use '.length)} />
            {nameOf('amulet', action.slice('use '.length))}
          </button>
        ))}
    </div>
  );
}
