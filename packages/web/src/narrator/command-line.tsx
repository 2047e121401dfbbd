/** The command line: one field that keeps the focus, with what was typed before on the arrow keys. */

import { t } from '@tokaido/words';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePageMark } from '../app/page-mark.ts';
import './command-line.css';

const REMEMBERED = 50;

interface CommandLineProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The person who types: their lines are not for the next one who takes the device. */
  readonly holder: number;
  /** What can be typed, for a beginner. */
  readonly examples: string;
  readonly onSend: (line: string) => void;
}

export function CommandLine({ field, holder, examples, onSend }: CommandLineProps): JSX.Element {
  usePageMark('foot');
  const history = useRef<{ readonly lines: string[]; at: number }>({ lines: [], at: 0 });
  useLayoutEffect(() => {
    history.current = { lines: [], at: 0 };
    if (field.current !== null) field.current.value = '';
  }, [holder]);

  const submit = (event: Event) => {
    event.preventDefault();
    const input = field.current;
    if (input === null) return;
    const line = input.value;
    const { lines } = history.current;
    if (line.trim() !== '' && lines.at(-1) !== line) lines.push(line);
    if (lines.length > REMEMBERED) lines.shift();
    history.current.at = lines.length;
    input.value = '';
    input.focus();
    onSend(line);
  };

  const recall = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const input = field.current;
    if (step === 0 || input === null) return;
    event.preventDefault();
    const { lines } = history.current;
    const at = Math.max(0, Math.min(lines.length, history.current.at + step));
    history.current.at = at;
    input.value = lines[at] ?? '';
    input.setSelectionRange(input.value.length, input.value.length);
  };

  return (
    <form class="command-line" onSubmit={submit}>
      <label for="narrator-command">{t('page.command')}</label>
      <input
        id="narrator-command"
        ref={field}
        type="text"
        aria-describedby="narrator-examples"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
        onKeyDown={recall}
      />
      <button type="submit" class="primary">
        {t('page.send')}
      </button>
      <p id="narrator-examples">{examples}</p>
    </form>
  );
}
