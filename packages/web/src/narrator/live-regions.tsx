/**
 * What a screen reader hears without moving: one polite status for prompts and results, one log for what the
 * others did, and one alert for a connection that is lost or closed. The regions are always there; only their
 * text changes.
 */

import '@tokaido/words/locales/en/underway';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { type Key, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import type { LinkState } from '../connection/link.ts';
import type { GameClient } from '../table/game.ts';
import { eventTextOf } from '../table/journal/event-text.ts';
import type { TableModel } from '../table/model.ts';
import { useGame } from '../table/use-game.ts';
import { announcement } from './announce.ts';
import type { Announcer, Told } from './announcer.ts';
import { holderOf } from './device-holder.ts';
import { openStatusQueue } from './status-queue.ts';

/** Moves of the others within this time are told together. */
const QUIET_MS = 700;
/** Older entries of the log are nobody's news any more. */
const LOG_LENGTH = 20;

interface Props {
  readonly model: TableModel;
  /** What was there when the table was first drawn, which may be a while before this part has come. */
  readonly before: Told;
}

export function LiveRegions({ model, before }: Props): JSX.Element {
  const game = useGame();
  const status = useMemo(openStatusQueue, []);
  const log = useSignal<readonly LogEntry[]>([]);
  // The words for what happens are fetched once the table is there; what came before needs none.
  const announcer = useSignal<Announcer | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const heard = useRef(announcement.peek().count);

  const { say } = status;
  const tell = () => {
    const seen = model.seen.peek();
    const here = announcer.peek();
    if (seen === null || here === null) return;
    const now = { journal: model.journal.peek(), talk: model.talk.peek() };
    const told = here.next(now, seen, model.info.peek());
    say(told.status);
    const fresh = [told.log, ...told.talk].filter((text) => text !== '');
    if (fresh.length === 0) return;
    const last = log.peek().at(-1)?.key ?? 0;
    log.value = [...log.peek(), ...fresh.map((text, i) => ({ key: last + i + 1, text }))].slice(-LOG_LENGTH);
  };

  useSignalEffect(() => {
    const seen = model.seen.value;
    // Read here, so that whatever comes is told.
    void model.journal.value;
    void model.talk.value;
    clearTimeout(timer.current);
    if (announcer.value === null || seen === null || model.playing.value !== null) return;
    timer.current = setTimeout(tell, seen.mine || seen.turn === null ? 0 : QUIET_MS);
  });
  useEffect(() => {
    fetchAnnouncer(game, before).then(
      (fetched) => (announcer.value = fetched),
      () => undefined,
    );
    return () => {
      clearTimeout(timer.current);
      status.clear();
    };
  }, []);

  // What was said to one person is not to be found by the next.
  const holder = useComputed(() => holderOf(model));
  const held = useRef(holder.peek());
  useSignalEffect(() => {
    if (holder.value === held.current) return;
    held.current = holder.value;
    status.clear();
  });
  useSignalEffect(() => {
    const refused = model.refused.value;
    if (refused !== null) say(game.text.refusal(refused, model.seen.peek(), model.info.peek()));
  });
  useSignalEffect(() => {
    const { text, count } = announcement.value;
    if (count === heard.current) return;
    heard.current = count;
    say(text);
  });

  // Each region draws itself: a region that is drawn again without a change might be read again.
  return (
    <div class="sr-only">
      <p role="status" aria-live="polite" aria-atomic="true">
        {status.shown}
      </p>
      <Log entries={log} />
      <Lost model={model} />
    </div>
  );
}

async function fetchAnnouncer(game: GameClient, before: Told): Promise<Announcer> {
  await whenIdle();
  const [module, events] = await Promise.all([import('./announcer.ts'), eventTextOf(game)]);
  return new module.Announcer(before, game, events);
}

interface LogEntry {
  readonly key: number;
  readonly text: string;
}

function Log({ entries }: { readonly entries: ReadonlySignal<readonly LogEntry[]> }): JSX.Element {
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('live.log')}>
      {entries.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

const BROKEN: Readonly<Partial<Record<LinkState, Key>>> = { lost: 'live.lost', closed: 'table.closed' };

export function Lost({ model }: { readonly model: TableModel }): JSX.Element {
  const words = BROKEN[model.link.value];
  return <p role="alert">{words === undefined ? '' : t(words)}</p>;
}
