/** The head of the table: which leg, the whole journey in a line, and the tools. */

import { t } from '@tokaido/words';
import { festivalsHeld } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Tools } from '../../table/tools.tsx';
import { Festivals } from '../festivals/festivals.tsx';
import type { Seen } from '../model.ts';
import { sceneOf } from './leg.ts';
import { MiniMap } from './minimap.tsx';
import type { RoadSelection } from './road-selection.ts';
import { hourName, sceneName } from './titles.ts';
import './header.css';

interface HeaderProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  /** With words beside the tools, and no map: the bands show the whole road. */
  readonly wide: boolean;
}

export function Header({ selection, seen, wide }: HeaderProps): JSX.Element {
  const scene = sceneOf(seen.s, selection.now.value);
  const festivals = festivalsHeld(seen);
  return (
    <header class="head">
      <h1>{t('table.leg', { leg: selection.now.value })}</h1>
      {(wide || festivals.length === 0) && (
        <p class="hour">
          {sceneName(scene)}
          <span>{t('table.andHour', { hour: hourName(scene) })}</span>
        </p>
      )}
      {!wide && <MiniMap selection={selection} seen={seen} />}
      {festivals.length > 0 && <Festivals ids={festivals} folded={!wide} />}
      <Tools selection={selection} seen={seen} wide={wide} />
    </header>
  );
}
