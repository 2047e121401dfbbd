/** A phone held sideways: the leg across the whole width, players above, my things and the action bar below. */

import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import { BarNews } from '../../table/journal/journal.tsx';
import { Players } from '../../table/players/players.tsx';
import { Strip } from '../collection/strip.tsx';
import { BackToLeg } from './back-to-leg.tsx';

import { Header } from './header.tsx';
import { Lane } from './lane.tsx';
import type { PartsProps } from './parts.ts';
import './sideways.css';

export function Parts({ selection, seen, away }: PartsProps): JSX.Element {
  const isLookingOn = selection.leg.value !== selection.now.value;
  return (
    <>
      <Header selection={selection} seen={seen} wide={false} />
      <Players selection={selection} seen={seen} away={away} />
      <Lane selection={selection} seen={seen} />
      <div class="hand">
        {isLookingOn ? <BackToLeg selection={selection} /> : <Strip selection={selection} seen={seen} />}
        <Bar selection={selection} seen={seen} away={away}>
          <BarNews selection={selection} />
        </Bar>
      </div>
    </>
  );
}
