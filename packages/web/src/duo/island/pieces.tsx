/** The pieces of both players beside their places, and the pale one where a picked move would end. */

import { CHARACTERS } from '@tokaido/duo';
import type { JSX } from 'preact';
import { Meeple } from '../../art/duo.tsx';
import type { Point } from './geometry/points.ts';
import type { Piece } from './spots.ts';
import './pieces.css';

export interface StandingPiece extends Piece {
  readonly at: Point;
  readonly isPale: boolean;
}

interface PiecesProps {
  readonly pieces: readonly StandingPiece[];
  readonly size: number;
}

export function Pieces({ pieces, size }: PiecesProps): JSX.Element {
  return (
    <div class="pieces" aria-hidden="true">
      {pieces.map(({ seat, character, at, isPale }) => (
        <span
          key={`${isPale} ${seat} ${character}`}
          class={isPale ? 'piece pale' : 'piece'}
          data-piece={isPale ? undefined : `${seat}-${CHARACTERS[character]}`}
          style={{
            left: `${at[0] - size / 2}px`,
            top: `${at[1] - size / 2}px`,
            width: `${size}px`,
            height: `${size}px`,
          }}
        >
          <Meeple seat={seat} character={CHARACTERS[character] ?? ''} />
        </span>
      ))}
    </div>
  );
}
