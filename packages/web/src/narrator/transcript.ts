/** Everything that was typed and told in the narrator view, in order; and what a line sets in motion. */

import type { ReadonlySignal } from '@preact/signals';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { sayAction } from '../say/actions.ts';
import { sayRefused } from '../say/reasons.ts';
import type { TableModel } from '../table/model.ts';
import { Announcer } from './announcer.ts';
import { interpret } from './interpret.ts';
import { statusOf } from './status.ts';
import { sayChoices, sayClosed, sayScores } from './tell.ts';

export interface Entry {
  readonly key: number;
  readonly text: string;
  /** Typed by the player. */
  readonly typed: boolean;
}

const KEPT = 200;
/** Moves of the others within this time are told together. */
const QUIET_MS = 400;

export interface Transcript {
  readonly lines: ReadonlySignal<readonly Entry[]>;
  readonly send: (line: string) => void;
  readonly act: (words: string) => void;
}

export function useTranscript(model: TableModel): Transcript {
  const lines = useSignal<readonly Entry[]>([]);
  const announcer = useRef<Announcer | null>(null);
  /** The count is read out once. */
  const over = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const write = (texts: readonly string[], typed = false) => {
    const fresh = texts.filter((text) => text !== '');
    if (fresh.length === 0) return;
    const next = (lines.peek().at(-1)?.key ?? 0) + 1;
    const entries = fresh.map((text, i) => ({ key: next + i, text, typed }));
    lines.value = [...lines.peek(), ...entries].slice(-KEPT);
  };

  const act = (words: string) => {
    model.skip();
    void model.act(words).then((refused) => {
      if (refused !== null) write([sayRefused(refused, model.seen.peek(), model.info.peek())]);
      return refused;
    });
  };

  const ask = async (what: 'undo' | 'hint') => {
    const seen = model.seen.peek();
    if (seen === null) return;
    if (what === 'undo') {
      const refused = await model.undo();
      if (refused !== null) write([sayRefused(refused, model.seen.peek(), model.info.peek())]);
      return;
    }
    const hint = await model.hint();
    if (hint === null) return write([t('tell.noHint')]);
    const { name } = sayAction(hint.action, seen, model.info.peek());
    const points = Math.round(hint.ahead ?? 0);
    write([points > 0 ? t('tell.hint.ahead', { name, points }) : t('tell.hint', { name })]);
  };

  const send = (line: string) => {
    model.skip();
    const seen = model.seen.peek();
    if (seen === null) return;
    write([line.trim()], true);
    const reply = interpret(line, seen, model);
    write(reply.say);
    if (reply.act !== undefined) act(reply.act);
    if (reply.ask !== undefined) void ask(reply.ask);
  };

  const tell = () => {
    const seen = model.seen.peek();
    if (seen === null) return;
    if (announcer.current === null) {
      announcer.current = new Announcer(model.journal.peek());
      announcer.current.next(model.journal.peek(), seen, model.info.peek());
      return write([...statusOf(seen, model), ...choices()]);
    }
    const told = announcer.current.next(model.journal.peek(), seen, model.info.peek());
    const last = seen.turn === null && !over.current ? sayScores(seen, model) : [];
    over.current = seen.turn === null;
    write([told.log, told.status, ...(told.status === '' ? [] : choices()), ...last]);
  };

  /** The stops of a leg are many and have a command of their own. */
  const choices = () => {
    const seen = model.seen.peek();
    if (seen === null || !seen.mine || seen.turn?.decision === 'travel') return [];
    return [...sayChoices(seen, model), ...sayClosed(seen, model)];
  };

  useSignalEffect(() => {
    const seen = model.seen.value;
    const count = model.journal.value.length;
    clearTimeout(timer.current);
    if (seen === null || model.playing.value !== null || model.curtain.value !== null) return;
    timer.current = setTimeout(tell, seen.mine || seen.turn === null || count === 0 ? 0 : QUIET_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { lines, send, act };
}
