/** Tokaido's table in the layout that fits the window: road, players, my collection and the action bar. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { soon } from '../../app/load-later.tsx';
import { setting } from '../../app/settings.ts';
import type { BoardProps } from '../../table/game.ts';
import type { Tokaido } from '../model.ts';
import { useLayout } from './layout.ts';
import { roadSelection } from './road-selection.ts';

/** Asked for with this file, but not waited for. */
const RoadKeys = soon(async () => (await import('./keyboard.ts')).RoadKeys);

export function RoadTable({ selection, seen, away, children }: BoardProps<Tokaido>): JSX.Element | null {
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const road = roadSelection(selection);
  if (layout === null) return null;
  return (
    <div ref={root} class={`tb ${layout.name}${setting('leftHand').value ? ' left-hand' : ''}`}>
      <layout.Parts selection={road} seen={seen} away={away} />
      {children}
      <RoadKeys selection={road} root={root} />
    </div>
  );
}
