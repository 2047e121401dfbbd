/**
 * The highlight that stands now, over the table. Any press ends it and does nothing else; a press that began before it
 * came does not. While it stands the action bar has no button.
 */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { useSettled } from '../use-settled.ts';
import { highlightsOf } from './game-highlights.ts';
import type { HeldHighlight } from './highlight.ts';
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
  useFocusOn(goOn);
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
      onClick={pass}
    >
      <game.Highlight highlight={highlight} model={model} />
      <footer class="highlight-foot">
        {time !== null && (
          <span
            class="highlight-time"
            style={{ animationDelay: `${time.unfold}ms`, animationDuration: `${time.hold}ms` }}
          />
        )}
        <button type="button" class="highlight-on" ref={goOn}>
          {t('highlight.goOn')}
        </button>
      </footer>
    </div>
  );
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
