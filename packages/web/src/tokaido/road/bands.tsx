/** The hand scroll: from 680 px on, all four legs as bands with a panel beside or under them. */

import type { JSX } from 'preact';
import { usePageMark } from '../../app/page-mark.ts';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import { Strip } from '../collection/strip.tsx';
import { Board } from './board.tsx';
import { Header } from './header.tsx';
import type { PartsProps } from './parts.ts';
import { SidePanel } from './side.tsx';
import './bands.css';
import './bands-foot.css';
import './bands-large-text.css';

export function Parts({ selection, seen, away }: PartsProps): JSX.Element {
  usePageMark('board', 'bands');
  usePageMark('leg', String(selection.now.value));
  return (
    <>
      <Header selection={selection} seen={seen} wide />
      <Board selection={selection} seen={seen} />
      <div class="foot">
        <Strip selection={selection} seen={seen} />
        <Bar selection={selection} seen={seen} away={away} />
      </div>
      <SidePanel selection={selection} seen={seen} away={away} />
    </>
  );
}
