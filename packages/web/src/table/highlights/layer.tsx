/**
 * The highlight that stands now, over the table. Any press ends it and does nothing else; a press that began before it
 * came does not. While it stands the action bar has no button.
 */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePageMark } from '../../app/page-mark.ts';
import { Pawn } from '../../art/art.tsx';
import type { TableModel } from '../model.ts';
import { motionFactor } from '../pace.ts';
import { useGame } from '../use-game.ts';
import { useSettled } from '../use-settled.ts';
import { highlightsOf } from './game-highlights.ts';
import type { HeldHighlight } from './highlight.ts';
import { whenDrawn } from './when-drawn.ts';
import './layer.css';

export function HighlightLayer({ model }: { readonly model: TableModel }): JSX.Element | null {
  const highlight = model.highlight.value;
  return highlight === null ? null : <Held key={highlight.id} model={model} highlight={highlight} />;
}

interface HeldProps {
  readonly model: TableModel;
  readonly highlight: HeldHighlight;
}

function Held({ model, highlight }: HeldProps): JSX.Element | null {
  const game = highlightsOf(useGame());
  const settled = useSettled('shown');
  const goOn = useRef<HTMLButtonElement>(null);
  const foot = useRef<HTMLElement>(null);
  useFocusOn(goOn);
  useBarPlace(foot, highlight.form === 'card');
  usePageMark('card', highlight.form === 'card' ? '' : null);
  const [shownAt] = useState(() => performance.now());
  const pass = () => {
    if (settled) model.goOn();
  };
  useAnyKey(pass);
  if (game === null) return null;
  const { time } = highlight;
  return (
    <div
      class={`highlight ${highlight.form}`}
      role="dialog"
      aria-label={t('highlight.label')}
      data-highlight={highlight.kind}
      data-line={highlight.shown.line.n}
      data-tells={highlight.events.map(({ type }) => type).join(' ')}
      data-mine={highlight.isMine || undefined}
      data-since={shownAt}
      style={{ '--pace': String(motionFactor()) }}
      onClick={pass}
    >
      <footer class="highlight-foot" ref={foot}>
        {time !== null && (
          <span
            class="highlight-time"
            style={{ animationDelay: `${time.unfold}ms`, animationDuration: `${time.hold}ms` }}
          />
        )}
        <button type="button" class="highlight-on" ref={goOn}>
          {t('highlight.goOn')}
        </button>
        <Next highlight={highlight} />
      </footer>
      {/* After the foot, which it keeps clear of. */}
      <game.Highlight highlight={highlight} model={model} />
      <i class="highlight-halo" hidden />
    </div>
  );
}

/** Stands in the sentence where the name of the player belongs. */
const NAME = '\uE000';

/** Who moves after this. */
function Next({ highlight: { shown } }: Pick<HeldProps, 'highlight'>): JSX.Element | null {
  const { text } = useGame();
  const { after, info } = shown;
  const seat = after.turn?.seat;
  if (seat === undefined) return null;
  const people = info.seats.filter((_, each) => shown.isMine(each)).length;
  const who = people === 1 && shown.isMine(seat) ? 'you' : 'other';
  const [before, behind] = t('highlight.then', { who, name: NAME }).split(NAME);
  return (
    <span class="highlight-next">
      {before}
      {behind !== undefined && (
        <>
          <Pawn class="pawn" seat={seat} />
          {text.playerName(seat, after, info)}
          {behind}
        </>
      )}
    </span>
  );
}

/** Beside the board the foot lies where the action bar is, which has no button meanwhile. */
function useBarPlace(foot: { readonly current: HTMLElement | null }, isBeside: boolean): void {
  useLayoutEffect(() => {
    const element = foot.current;
    const layer = element?.parentElement;
    if (!isBeside || !element || !layer) return undefined;
    return whenDrawn(layer, () => {
      const at = document.querySelector('.tb-bar')?.getBoundingClientRect();
      const frame = layer.getBoundingClientRect();
      const px = (n: number) => (at === undefined ? '' : `${Math.max(0, n)}px`);
      element.style.left = px((at?.left ?? 0) - frame.left);
      element.style.right = px(frame.right - (at?.right ?? 0));
      element.style.bottom = px(frame.bottom - (at?.bottom ?? 0));
      element.style.minHeight = px(at?.height ?? 0);
    });
  }, []);
}

/** Keys that only prepare another key. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock']);

/** Whichever key is pressed ends the highlight, and means nothing else. */
function useAnyKey(pass: () => void): void {
  const current = useRef(pass);
  current.current = pass;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (MODIFIERS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) current.current();
    };
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, []);
}

/** The focus waits on the button, and goes back to where it was. */
function useFocusOn(button: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      const home = document.querySelector<HTMLElement>('[data-focus-home], main');
      const isBack = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isBack ? before : home)?.focus({ preventScroll: true });
    };
  }, []);
}
