/** A phone held sideways: the leg being walked as a band, everything else beside it. */

import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import { Players } from '../../table/players/players.tsx';
import { Strip } from '../collection/strip.tsx';
import { Board } from './board.tsx';
import { Header } from './header.tsx';
import type { PartsProps } from './parts.ts';
import './bands.css';
import './bands-foot.css';
import './side.css';
import './bands-large-text.css';
import './sideways.css';

export function Parts({ selection, seen, away }: PartsProps): JSX.Element {
  return (
    <>
      <Board selection={selection} seen={seen} alone />
      <div class="beside">
        <Header selection={selection} seen={seen} wide={false} />
        <Players selection={selection} seen={seen} away={away} />
        <Strip selection={selection} seen={seen} />
        <Bar selection={selection} seen={seen} />
      </div>
    </>
  );
}
