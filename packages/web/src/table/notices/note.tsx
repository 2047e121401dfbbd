/** One notice over the top of a page, and one that passes. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { onceRead, pageTime } from '../reading-time.ts';
import './notices.css';

interface NoteProps {
  readonly warn?: boolean;
  readonly act?: string;
  readonly onAct?: () => void;
  readonly children: ComponentChildren;
}

export function Note({ warn = false, act, onAct, children }: NoteProps): JSX.Element {
  return (
    <p class={warn ? 'note-bar warn' : 'note-bar'}>
      <span>{children}</span>
      {act !== undefined && (
        <button type="button" class="quiet" onClick={onAct}>
          {act}
        </button>
      )}
    </p>
  );
}

interface PassingProps {
  /** What is told: the same words about something else are told again. */
  readonly about: object;
  readonly words: string;
}

/** A message goes away once it could be read, or by a press; the live regions have read it out. */
export function Passing({ about, words }: PassingProps): JSX.Element | null {
  const [gone, setGone] = useState<object | null>(null);
  useEffect(() => onceRead(words, pageTime, () => setGone(about)), [about]);
  if (gone === about) return null;
  return (
    <button type="button" class="note-bar" onClick={() => setGone(about)}>
      <span>{words}</span>
      <Icon class="passes" name="close" />
    </button>
  );
}
