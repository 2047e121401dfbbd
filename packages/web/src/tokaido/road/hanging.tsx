/** The hanging scroll: a phone held upright, one leg from top to bottom. */

import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import { Players } from '../../table/players/players.tsx';
import { Strip } from '../collection/strip.tsx';
import { BackToLeg } from './back-to-leg.tsx';
import { BarNews } from './bar-news.tsx';
import { Header } from './header.tsx';
import { freeStops } from './leg.ts';
import type { PartsProps } from './parts.ts';
import { Road } from './road.tsx';
import './hanging.css';
import './hanging-short.css';
import './hanging-narrow.css';

export function Parts({ selection, seen, away }: PartsProps): JSX.Element {
  const now = selection.now.value;
  const isLookingOn = selection.leg.value !== now;
  // Where the road has no room for it, the news is in the bar.
  const isRoadFull = isLookingOn || freeStops(seen.s, now) === 0;
  return (
    <>
      <Header selection={selection} seen={seen} wide={false} />
      <Players selection={selection} seen={seen} away={away} />
      <Road selection={selection} seen={seen} />
      {isLookingOn ? <BackToLeg selection={selection} /> : <Strip selection={selection} seen={seen} />}
      <Bar selection={selection} seen={seen}>
        {isRoadFull && <BarNews selection={selection} />}
      </Bar>
    </>
  );
}
