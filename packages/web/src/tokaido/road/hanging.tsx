/** The hanging scroll: a phone held upright, one leg from top to bottom. */

import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import { BarNews } from '../../table/journal/journal.tsx';
import { Players } from '../../table/players/players.tsx';
import { Strip } from '../collection/strip.tsx';
import { BackToLeg } from './back-to-leg.tsx';

import { Header } from './header.tsx';
import { freeStops, ROWS_FOR_NEWS } from './leg.ts';
import type { PartsProps } from './parts.ts';
import { Road } from './road.tsx';
import './hanging.css';
import './hanging-short.css';
import './hanging-short-players.css';
import './hanging-short-bar.css';
import './hanging-narrow.css';

export function Parts({ selection, seen, away }: PartsProps): JSX.Element {
  const now = selection.now.value;
  const isLookingOn = selection.leg.value !== now;
  // What the road has no room for is in the bar.
  const free = isLookingOn ? 0 : freeStops(seen.s, now);
  return (
    <>
      <Header selection={selection} seen={seen} wide={false} />
      <Players selection={selection} seen={seen} away={away} />
      <Road selection={selection} seen={seen} />
      {isLookingOn ? <BackToLeg selection={selection} /> : <Strip selection={selection} seen={seen} />}
      <Bar selection={selection} seen={seen} away={away}>
        {free < ROWS_FOR_NEWS && <BarNews selection={selection} isPaceOnly={free > 0} />}
      </Bar>
    </>
  );
}
