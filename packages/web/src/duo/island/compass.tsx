/** The compass, with the sign of the player who sits beside it and began. */

import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { Compass as Rose } from '../../art/duo.tsx';
import './compass.css';

interface CompassProps {
  readonly seat: number;
  readonly size: number;
}

export function Compass({ seat, size }: CompassProps): JSX.Element {
  return (
    <div class="compass" aria-hidden="true" style={{ width: `${size}px`, height: `${size}px` }}>
      <Rose />
      <Pawn seat={seat} />
    </div>
  );
}
