/**
 * A result on a card that hangs beside the board: what it is, how much it brings, and why; below, what it changes.
 * Any game can fill it.
 */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Count } from '../count.tsx';
import { motionFactor } from '../pace.ts';
import { type Anchor, usePlace } from './use-place.ts';
import './card.css';

interface CardProps {
  /** The part of the board that it comes from. */
  readonly anchor: Anchor | null;
  readonly class?: string;
  readonly picture?: ComponentChildren;
  /** A sign and a word or two above the title. */
  readonly kicker: ComponentChildren;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly figure?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Card(props: CardProps): JSX.Element {
  const { anchor, class: name = '', picture, kicker, title, subtitle = '', figure, children } = props;
  const card = useRef<HTMLElement>(null);
  usePlace(card, anchor);
  return (
    <article class={`event ${name}`} ref={card}>
      <div class={picture === undefined ? 'event-sheet' : 'event-sheet pictured'}>
        {picture !== undefined && <div class="event-picture">{picture}</div>}
        <header class="event-cap">
          <div>
            <small>{kicker}</small>
            <h2>{title}</h2>
            {subtitle !== '' && <p>{subtitle}</p>}
          </div>
          {figure}
        </header>
        <div class="event-body">{children}</div>
      </div>
      <i class="event-notch" />
    </article>
  );
}

interface FigureProps {
  /** With its sign: what was gained or lost. */
  readonly value: number;
  /** Says what is counted. */
  readonly unit: string;
  readonly class: string;
  /** A sign beside the number, where it counts something else than points. */
  readonly sign?: ComponentChildren;
}

/** The large number, counting up as the card unfolds. */
export function Figure({ value, unit, class: name, sign }: FigureProps): JSX.Element {
  const [shown, setShown] = useState(motionFactor() === 0 ? value : 0);
  useEffect(() => setShown(value), [value]);
  return (
    <p class={`event-figure ${name}`}>
      <b aria-hidden="true">
        {value < 0 ? '−' : '+'}
        <Count value={Math.abs(shown)} />
        {sign}
      </b>
      <span class="sr-only">{unit}</span>
    </p>
  );
}
