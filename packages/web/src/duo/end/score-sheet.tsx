/** What a player has at the end: three sums that can be checked with a finger. */

import type { Board } from '@tokaido/duo';
import { CHARACTERS, ICONS } from '@tokaido/duo';
import type { Score } from '@tokaido/kernel';
import { nameOf, t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { AreaIcon, Meeple, TileBack } from '../../art/duo.tsx';
import type { Holdings } from '../boards/holdings.ts';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { Rectangle } from '../rectangle.tsx';
import type { Known } from './sentences.ts';
import { nameAt, triggerOf } from './sentences.ts';
import './score-sheet.css';

interface SheetProps {
  readonly model: Known;
  readonly seen: Seen;
  readonly score: Score;
}

export function ScoreSheet({ model, seen, score }: SheetProps): JSX.Element {
  const { seat, place, points } = score;
  const { board } = seen.s.island;
  const has = holdingsOf(seen, seat);
  const [a = 0, b = 0, c = 0] = has.points;
  const ended = seen.s.endingSeat === seat ? triggerOf(seen) : null;
  const faith = { temple: board.temple[has.temple - 1] ?? 0, garden: board.garden[has.garden - 1] ?? 0 };
  const most = [board.temple.at(-1) ?? 0, board.garden.at(-1) ?? 0] as const;
  return (
    <li class={place === 1 ? 'score-sheet first' : 'score-sheet'}>
      <header data-seat={seat}>
        <span class="score-place">{place}</span>
        <Pawn seat={seat} />
        <b>{nameAt(seat, model)}</b>
        {ended !== null && <span class="score-ended">{t('duo.end.ended', ended)}</span>}
        <span class="score-sum">{t('duo.end.sum', { a, b, c })}</span>
        <span class="score-total">
          {points}
          <span class="sr-only"> {t('duo.end.points')}</span>
        </span>
      </header>
      <div class="score-parts">
        <Part seat={seat} character={0} points={a} words={t('duo.end.faith', faith)}>
          <Rectangle {...faith} most={most} />
        </Part>
        <Part seat={seat} character={1} points={b} words={t('duo.end.slabs', { n: has.slabs })}>
          <Slabs has={has} board={board} />
        </Part>
        <Part seat={seat} character={2} points={c} words={t('duo.end.paintings', { n: has.gifted })}>
          <Paintings has={has} board={board} />
        </Part>
      </div>
    </li>
  );
}

interface PartProps {
  readonly seat: number;
  readonly character: number;
  readonly points: number;
  readonly words: string;
  readonly children: ComponentChildren;
}

function Part({ seat, character, points, words, children }: PartProps): JSX.Element {
  return (
    <figure style={{ '--part': character }}>
      {children}
      <figcaption>
        <Meeple seat={seat} character={CHARACTERS[character] ?? ''} />
        <span>{words}</span>
        <b>{points}</b>
      </figcaption>
    </figure>
  );
}

interface HasProps {
  readonly has: Holdings;
  readonly board: Board;
}

/** The caption says it too: the drawing is for the eye. */
function Slabs({ has, board }: HasProps): JSX.Element {
  const steps = board.slabs.map((points, n) => ({ points, n })).slice(1);
  return (
    <ol class="score-slabs" aria-hidden="true">
      {steps.reverse().map(({ points, n }) => (
        <li key={n} class={n === has.slabs ? 'has now' : n < has.slabs ? 'has' : undefined}>
          {points}
        </li>
      ))}
    </ol>
  );
}

/** Those that were given have the number under them; those that were not are pale. What nobody has seen is face down. */
function Paintings({ has, board }: HasProps): JSX.Element {
  return (
    <ol class="score-tiles" aria-hidden="true">
      {has.tiles.map((icon, i) => {
        const id = ICONS[icon] ?? '';
        const isGiven = i < has.gifted;
        const isDown = i >= has.revealed;
        if (isDown && !isGiven) {
          return (
            <li key={i} class="down">
              <TileBack seat={has.seat} />
            </li>
          );
        }
        return (
          <li key={i} class={i === has.gifted - 1 ? 'now' : isGiven ? undefined : 'kept'}>
            {isDown ? <TileBack seat={has.seat} /> : <AreaIcon id={id} title={nameOf('duo.icon', id)} />}
            {isGiven && <b>{board.gifts[i + 1]}</b>}
          </li>
        );
      })}
    </ol>
  );
}
