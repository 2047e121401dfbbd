/**
 * What others say, at their seats: a bubble each, with a soft sound, for as long as it takes to read it or until it is
 * pressed. A screen reader hears it from the live regions of the table; where there are none, as at the end, from here.
 */

import '@tokaido/words/locales/en/online';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Said } from '@tokaido/table';
import { saySpeech, speechWords } from '@tokaido/words/speech';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { play } from '../../app/sound.ts';
import { Pawn } from '../../art/art.tsx';
import type { TableModel } from '../model.ts';
import { onceRead, pageTime } from '../reading-time.ts';
import type { Box } from './bubble-place.ts';
import { bubblePlace } from './bubble-place.ts';
import { hear } from './unheard.ts';
import './bubbles.css';

/** More of one person would be a wall. */
const MOST_EACH = 2;
/** Tiles change places while moves are shown. */
const LOOK_MS = 250;

interface BubblesProps {
  readonly model: TableModel;
  /** The last line that need not be shown. */
  readonly since: number;
  /** Nothing else on the screen reads talk out. */
  readonly isRead: boolean;
}

export function Bubbles({ model, since, isRead }: BubblesProps): JSX.Element {
  const shown = useSignal<readonly Said[]>([]);
  const known = useRef(since);
  const root = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const talk = model.talk.value;
    const you = model.you.peek();
    const fresh = talk.filter(({ n, seat }) => n > known.current && seat !== you);
    known.current = Math.max(known.current, talk.at(-1)?.n ?? 0);
    // Whoever is muted now says no more.
    const left = shown.peek().filter(({ n }) => talk.some((line) => line.n === n));
    if (fresh.length > 0) play('talk');
    if (fresh.length > 0 || left.length < shown.peek().length) shown.value = fewOfEach([...left, ...fresh]);
  });
  const drop = (n: number) => {
    shown.value = shown.peek().filter((line) => line.n !== n);
  };
  const lines = shown.value;
  useLayoutEffect(() => hang(root.current));
  useEffect(() => {
    if (lines.length === 0) return undefined;
    const again = () => hang(root.current);
    const timer = setInterval(again, LOOK_MS);
    addEventListener('resize', again);
    addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('resize', again);
      removeEventListener('scroll', again, { capture: true });
    };
  }, [lines.length === 0]);
  return (
    <>
      <div class="bubbles" ref={root}>
        {lines.map((line) => (
          <Bubble key={line.n} line={line} table={model.info.value.id} onDone={() => drop(line.n)} />
        ))}
      </div>
      {isRead && <ReadOut model={model} since={since} />}
    </>
  );
}

function fewOfEach(lines: readonly Said[]): readonly Said[] {
  return lines.filter(
    ({ seat }, i) => lines.slice(i + 1).filter((later) => later.seat === seat).length < MOST_EACH,
  );
}

interface BubbleProps {
  readonly line: Said;
  readonly table: string;
  readonly onDone: () => void;
}

function Bubble({ line, table, onDone }: BubbleProps): JSX.Element {
  const words = speechWords(line);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => onceRead(words, pageTime, () => done.current()), []);
  const press = () => {
    hear(table, line.n);
    onDone();
  };
  return (
    // Read out elsewhere, and gone by itself: nobody needs to reach it by the keyboard.
    <button
      type="button"
      class="bubble"
      data-speaker={line.seat}
      aria-hidden="true"
      tabIndex={-1}
      onClick={press}
    >
      <Pawn class="pawn" seat={line.seat} />
      <span>
        <b>{line.name}</b> {words}
      </span>
    </button>
  );
}

/** Puts each bubble at the tile of its speaker. */
function hang(root: HTMLElement | null): void {
  const pane = { width: innerWidth, height: innerHeight };
  const taken: Box[] = [];
  for (const bubble of root?.querySelectorAll<HTMLElement>('.bubble') ?? []) {
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const tile = tileOf(bubble.dataset['speaker'] ?? '');
    const place = bubblePlace(tile, size, pane, taken);
    taken.push({ ...size, left: place.left, top: place.top });
    bubble.style.left = `${place.left}px`;
    bubble.style.top = `${place.top}px`;
    bubble.dataset['side'] = place.side;
    if (tile === null) continue;
    const middle = tile.left + Math.min(tile.width, size.width) / 2 - place.left;
    bubble.style.setProperty('--tail', `${Math.max(14, Math.min(size.width - 14, middle))}px`);
  }
}

/** Null where it is not drawn, as in the narrator view. */
function tileOf(seat: string): DOMRect | null {
  const tile = document.querySelector<HTMLElement>(`main [data-seat="${seat}"]`);
  if (tile === null || !tile.checkVisibility({ visibilityProperty: true })) return null;
  return tile.getBoundingClientRect();
}

/** The lines that came since, each read once. */
function ReadOut({ model, since }: Omit<BubblesProps, 'isRead'>): JSX.Element {
  const before = useRef(Math.max(since, model.talk.peek().at(-1)?.n ?? 0));
  const lines = useComputed(() => model.talk.value.filter(({ n }) => n > before.current));
  return (
    <div class="sr-only" role="log" aria-live="polite" aria-relevant="additions">
      {lines.value.map((line) => (
        <p key={line.n}>{saySpeech(line)}</p>
      ))}
    </div>
  );
}
