/** The sign of a place as the map shows it: the plaque of a station, a town with its boutique, the print of an area. */

import type { State } from '@tokaido/duo';
import { iconId, stationType, townOf } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { AreaIcon, Station } from '../../art/duo.tsx';
import { ARTIST } from '../targets.ts';

interface PlaceSignProps {
  readonly s: State;
  readonly character: number;
  readonly place: number;
}

export function PlaceSign({ s, character, place }: PlaceSignProps): JSX.Element {
  if (character === ARTIST) return <AreaIcon id={iconId(s.island.icons[place] ?? -1)} />;
  const town = townOf(s, character, place);
  if (town < 0) return <Station type={stationType(s, place)} />;
  const wares = s.island.wares[town] ?? 0;
  if (wares === 0) return <Station type="coastal-town" />;
  return (
    <span class="hill-sign">
      <Station type="mountain-town" />
      <b aria-hidden="true">{wares}</b>
    </span>
  );
}
