/** The compass, with the sign of the player who sits beside it and began. */

import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { Compass as Rose } from '../../art/duo.tsx';
import './compass.css';

export function Compass({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <div class="compass" aria-hidden="true">
      <Rose />
      <Pawn seat={seat} />
    </div>
  );
}
