/** The hanging scroll: a phone held upright, one leg from top to bottom. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import type { Play } from '../../table/play.ts';
import { Players } from '../../table/players/players.tsx';
import { Strip } from '../collection/strip.tsx';
import { Header } from './header.tsx';
import type { PartsProps } from './parts.ts';
import { Road } from './road.tsx';
import './hanging.css';
import './hanging-short.css';
import './hanging-narrow.css';

export function Parts({ play, seen, away }: PartsProps): JSX.Element {
  return (
    <>
      <Header play={play} seen={seen} wide={false} />
      <Players play={play} seen={seen} away={away} />
      <Road play={play} seen={seen} />
      <Elsewhere play={play} />
      <Strip play={play} seen={seen} />
      <Bar play={play} seen={seen} />
    </>
  );
}

/** Over a leg that is only looked at. */
function Elsewhere({ play }: { readonly play: Play }): JSX.Element | null {
  const now = play.now.value;
  if (play.leg.value === now) return null;
  return (
    <p class="elsewhere">
      <button type="button" class="primary" onClick={() => play.look(null)}>
        {t('table.backTo', { leg: now })}
      </button>
    </p>
  );
}
