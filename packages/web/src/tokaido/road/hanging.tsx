/** The hanging scroll: a phone held upright, one leg from top to bottom. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import { Players } from '../../table/players/players.tsx';
import { Strip } from '../collection/strip.tsx';
import { Header } from './header.tsx';
import type { PartsProps } from './parts.ts';
import { Road } from './road.tsx';
import type { RoadSelection } from './road-selection.ts';
import './hanging.css';
import './hanging-short.css';
import './hanging-narrow.css';

export function Parts({ selection, seen, away }: PartsProps): JSX.Element {
  return (
    <>
      <Header selection={selection} seen={seen} wide={false} />
      <Players selection={selection} seen={seen} away={away} />
      <Road selection={selection} seen={seen} />
      <Elsewhere selection={selection} />
      <Strip selection={selection} seen={seen} />
      <Bar selection={selection} seen={seen} />
    </>
  );
}

/** Over a leg that is only looked at. */
function Elsewhere({ selection }: { readonly selection: RoadSelection }): JSX.Element | null {
  const now = selection.now.value;
  if (selection.leg.value === now) return null;
  return (
    <p class="elsewhere">
      <button type="button" class="primary" onClick={() => selection.look(null)}>
        {t('table.backTo', { leg: now })}
      </button>
    </p>
  );
}
