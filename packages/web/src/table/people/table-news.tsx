/**
 * What happens at a table beside the game: another host, somebody who has left, a decision that somebody wants to take
 * back. News stands for a moment and is read out once; a question stays until it is answered.
 */

import '@tokaido/words/locales/en/company';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { markHost, seatAt } from '../../connection/seat-secrets.ts';
import { announce } from '../../narrator/announce.ts';
import type { TableModel } from '../model.ts';
import { newsBetween } from './news-between.ts';
import { UndoQuestion } from './undo-question.tsx';

/** Long enough to read two lines. */
const SHOWN_MS = 8000;
/** More would cover the board. */
const MOST = 2;

export function TableNews({ model }: { readonly model: TableModel }): JSX.Element {
  const shown = useSignal<readonly string[]>([]);
  const before = useRef(model.info.peek());
  const seat = useRef(model.you.peek());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const info = model.info.value;
    const you = model.you.value;
    const isFirst = before.current === info;
    const wasHost = isFirst && seatAt(info.id)?.host === true;
    const fresh = newsBetween(before.current, info, { you, was: seat.current, wasHost });
    before.current = info;
    // A seat that is lost may be told before what became of it.
    if (!isFirst || you >= 0) seat.current = you;
    markHost(info.id, model.host.value);
    if (fresh.length === 0) return;
    for (const words of fresh) announce(words);
    shown.value = [...shown.peek(), ...fresh].slice(-MOST);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      shown.value = [];
    }, SHOWN_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      <UndoQuestion model={model} />
      {shown.value.map((words) => (
        <p key={words} class="note-bar heard" aria-hidden="true">
          <span>{words}</span>
        </p>
      ))}
    </>
  );
}
