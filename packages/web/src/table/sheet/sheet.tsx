/**
 * A sheet of paper laid over the foot of the board. It never takes the whole screen and never blocks the rest:
 * a dialog that is not modal. It takes the focus when it comes and gives it back when it goes.
 */

import { t } from '@tokaido/words';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useBackToClose } from '../../app/back-closes.ts';
import { Icon } from '../../art/icons.tsx';
import { coverFoot } from '../covered-parts.ts';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  /** Replaces the default head; it must bring the title as a heading. */
  readonly head?: ComponentChildren;
  /** Beside the title: a purse, a total. */
  readonly side?: ComponentChildren;
  readonly class?: string;
  /** Where closing is possible; Escape does it too. */
  readonly onClose?: () => void;
  /** What Backspace does: the table leaves the keys of a dialog alone. For sheets in which nobody writes. */
  readonly onUndo?: () => void;
  /** Can be folded down to its title, so that the whole board is in sight. */
  readonly folds?: boolean;
  readonly children?: ComponentChildren;
}

export function Sheet({
  title,
  head,
  side,
  class: own = '',
  onClose,
  onUndo,
  folds = false,
  children,
}: SheetProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  useBackToClose(onClose);
  // In this order: the foot is open again before the focus goes back to it.
  useLayoutEffect(() => (root.current === null || !folds ? undefined : coverFoot(root.current)), [folds]);
  useLayoutEffect(() => (root.current === null ? undefined : borrowFocus(root.current)), []);
  return (
    <section
      ref={root}
      class={`sheet ${own}`}
      role="dialog"
      aria-labelledby={head === undefined ? id : undefined}
      aria-label={head === undefined ? undefined : title}
      data-folded={folded || undefined}
      onKeyDown={(event) => {
        const answer = { Escape: onClose, Backspace: onUndo }[event.key];
        if (answer === undefined || event.defaultPrevented) return;
        event.preventDefault();
        answer();
      }}
    >
      {folds && (
        <button
          type="button"
          class="sheet-grip"
          aria-expanded={!folded}
          aria-label={t('sheets.fold')}
          onClick={() => setFolded(!folded)}
        />
      )}
      {head ?? (
        <header class="sheet-head">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {side}
          {onClose !== undefined && <CloseButton onClose={onClose} />}
        </header>
      )}
      {children}
    </section>
  );
}

export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" class="iconbtn sheet-close" aria-label={t('sheets.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}

/** What is chosen, else what can be chosen first, else the title. */
const FIRST = ['input:checked', 'input:not([aria-disabled="true"])', 'h2'];

/** Focuses the sheet and returns how to give the focus back. */
function borrowFocus(sheet: HTMLElement): () => void {
  const before = document.activeElement;
  if (!isBusyElsewhere(before, sheet)) {
    const found = FIRST.map((selector) => sheet.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus({ preventScroll: true });
  }
  return () => {
    if (!sheet.contains(document.activeElement)) return;
    const back = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const home = back ? before : document.querySelector<HTMLElement>('[data-focus-home], main');
    home?.focus({ preventScroll: true });
  };
}

/** Nobody is torn away from a line they are writing or another sheet they are reading. */
function isBusyElsewhere(focused: Element | null, sheet: HTMLElement): boolean {
  if (focused === null || sheet.contains(focused)) return false;
  return focused.closest('textarea, input[type="text"], [contenteditable], [role="dialog"]') !== null;
}
