/** What others said just now, for whoever looks at the board: shown a moment, then only in the talk of the table. */

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Said } from '@tokaido/table';
import { saySpeech } from '@tokaido/words/speech';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model.ts';

/** Long enough to read two lines. */
const SHOWN_MS = 8000;
/** More would cover the board. */
const MOST = 2;

interface HeardProps {
  readonly model: TableModel;
  /** The last line that need not be shown. */
  readonly since: number;
}

export function Heard({ model, since }: HeardProps): JSX.Element {
  const shown = useSignal<readonly Said[]>([]);
  const known = useRef(since);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const talk = model.talk.value;
    const fresh = talk.filter(({ n, seat }) => n > known.current && seat !== model.you.peek());
    known.current = Math.max(known.current, talk.at(-1)?.n ?? 0);
    if (fresh.length === 0) return;
    shown.value = [...shown.peek(), ...fresh].slice(-MOST);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      shown.value = [];
    }, SHOWN_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {shown.value.map((line) => (
        // The live regions read it out.
        <p key={line.n} class="note-bar heard" aria-hidden="true">
          <span>{saySpeech(line)}</span>
        </p>
      ))}
    </>
  );
}
