/** A moment of the road across the screen. */

import '@tokaido/words/locales/en/highlights';
import '@tokaido/words/locales/en/underway';
import type { JSX } from 'preact';
import type { HighlightProps } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { FestivalPeak } from './festival.tsx';
import { InnPeak } from './inn.tsx';
import { PanoramaPeak } from './panorama.tsx';
import type { PeakKind } from './peaks.ts';
import './peak.css';

const SCREENS: Readonly<Record<PeakKind, (props: HighlightProps<Tokaido>) => JSX.Element | null>> = {
  panorama: PanoramaPeak,
  inn: InnPeak,
  festival: FestivalPeak,
};

export function Peak(props: HighlightProps<Tokaido>): JSX.Element {
  const Screen = SCREENS[props.highlight.kind as PeakKind];
  return (
    <div class={`peak of-${props.highlight.kind}`}>
      <Screen {...props} />
    </div>
  );
}
