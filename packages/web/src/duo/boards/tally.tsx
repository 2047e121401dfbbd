/** The waves and the token that a player holds, and the score as it would be if the game ended now. */

import { CHARACTERS, WAVES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { characterName, sideName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { SpringToken, WaveTile } from '../../art/duo.tsx';
import type { Seen } from '../model.ts';
import { stepsToEnd } from './ends.ts';
import type { Position } from './holdings.ts';
import { holdingsOf, waveSides } from './holdings.ts';

interface SeatProps {
  readonly seen: Seen;
  readonly seat: number;
}

/** What a player may use, with what it does. */
export function Tokens({ seen, seat }: SeatProps): JSX.Element | null {
  const { waves, hasToken } = holdingsOf(seen, seat);
  const sides = waveSides(seen);
  if (waves.length === 0 && !hasToken) return null;
  return (
    <ul class="tok">
      {hasToken && (
        <li>
          <SpringToken />
          <span>
            <b>{t('duo.board.spring')}</b> <span>{t('duo.board.spring.does')}</span>
          </span>
        </li>
      )}
      {waves.map((character) => {
        const side = sides[character] ?? 0;
        const id = WAVES[character]?.[side];
        return (
          <li key={character}>
            <WaveTile character={CHARACTERS[character] ?? ''} />
            <span>
              <b>{sideName(character, side)}</b>{' '}
              <span>{id === undefined ? characterName(character) : t(`duo.board.wave.${id}`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const PARTS = ['pilgrim', 'merchant', 'artist'] as const;

interface TallyProps extends SeatProps {
  readonly after: Position | null;
}

export function Tally({ seen, seat, after }: TallyProps): JSX.Element {
  const { points, total } = holdingsOf(seen, seat);
  const soon = after === null ? null : holdingsOf(after, seat);
  return (
    <section class="tally">
      <h2>{t(seen.s.ending === 0 ? 'duo.board.now' : 'duo.board.last')}</h2>
      <dl>
        {PARTS.map((part, i) => (
          <Row key={part} name={t(`duo.board.part.${part}`)} value={points[i] ?? 0} soon={soon?.points[i]} />
        ))}
        <Row isSum name={t('duo.board.total')} value={total} soon={soon?.total} />
      </dl>
      <p>{t('duo.goal.near', { n: stepsToEnd(seen.s, seat) })}</p>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: number;
  readonly soon: number | undefined;
  readonly isSum?: boolean;
}

function Row({ name, value, soon, isSum = false }: RowProps): JSX.Element {
  const own = isSum ? 'sum' : undefined;
  return (
    <>
      <dt class={own}>{name}</dt>
      <dd class={own}>
        {value}
        {soon !== undefined && soon !== value && <b>{soon}</b>}
      </dd>
    </>
  );
}
