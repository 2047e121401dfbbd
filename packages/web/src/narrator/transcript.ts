/** Everything that was typed and told in the narrator view, in order; and what a line sets in motion. */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import type { Refused } from '@tokaido/table';
import { useEffect, useMemo } from 'preact/hooks';
import type { EventText, GameClient } from '../table/game.ts';
import type { Seen, TableModel } from '../table/model.ts';
import { announcement } from './announce.ts';
import { Announcer } from './announcer.ts';
import { narratedCoach } from './coach.ts';
import { holderOf } from './device-holder.ts';
import type { GameNarrator } from './game-narrator.ts';
import { passWords } from './pass-on.tsx';

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
  /** The seat that the lines are for: they go when the device is handed on. */
  readonly holder: ReadonlySignal<number>;
  readonly send: (line: string) => void;
  readonly act: (words: string) => void;
  readonly close: () => void;
}

/** A game with the words that the narrator needs of it. */
export interface NarratedGame {
  readonly client: GameClient;
  readonly events: EventText;
  readonly narrator: GameNarrator;
}

/** Talk up to the line with the number `talkBefore` is history, and not told. */
export function useTranscript(model: TableModel, game: NarratedGame, talkBefore: number): Transcript {
  const transcript = useMemo(() => openTranscript(model, game, talkBefore), [model, game]);
  useEffect(() => transcript.close, [transcript]);
  return transcript;
}

export function openTranscript(
  model: TableModel,
  { client, events, narrator }: NarratedGame,
  talkBefore = 0,
): Transcript {
  const lines = signal<readonly Entry[]>([]);
  const holder = computed(() => holderOf(model));
  const coach = narratedCoach(model, client);
  let held = holder.peek();
  let announcer: Announcer | null = null;
  /** The number of the first line that is new to the reader; the page does not tell what was before it. */
  let news = () => Number.POSITIVE_INFINITY;
  /** The count is read out once. */
  let over = false;
  let heard = announcement.peek().count;
  let key = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (texts: readonly string[], typed = false) => {
    const fresh = texts.filter((text) => text !== '');
    if (fresh.length === 0) return;
    const entries = fresh.map((text) => ({ key: ++key, text, typed }));
    lines.value = [...lines.peek(), ...entries].slice(-KEPT);
  };

  /** A reply that comes too late for the person who asked is not for the next one. */
  const writeLater = async (coming: Promise<string>) => {
    const asked = held;
    const text = await coming;
    if (held === asked) write([text]);
  };
  const answer = (refused: Refused | null, done = '') =>
    refused === null ? done : client.text.refusal(refused, model.seen.peek(), model.info.peek());

  const act = (words: string) => {
    model.skip();
    void writeLater(model.act(words).then((refused) => answer(refused)));
  };

  const send = (line: string) => {
    // Whoever takes the device says so with their first line, and with that alone.
    if (model.curtain.peek() !== null) return model.liftCurtain();
    model.skip();
    const seen = model.seen.peek();
    if (seen === null) return;
    write([line.trim()], true);
    const reply = narrator.interpret(line, seen, model);
    write(reply.say);
    if (reply.act !== undefined) act(reply.act);
    if (reply.ask === 'hint') void writeLater(coach.ask());
    if (reply.ask === 'coach-on' || reply.ask === 'coach-off')
      void writeLater(coach.turn(reply.ask === 'coach-on'));
    if (reply.ask === 'undo') void writeLater(model.undo().then((refused) => answer(refused)));
    if (reply.command !== undefined)
      void writeLater(model.command(reply.command).then((refused) => answer(refused, reply.done)));
  };

  /** What happened since, then where the game stands; for a person who opens the page or takes the device. */
  const begin = (seen: Seen) => {
    const journal = model.journal.peek();
    const first = news();
    const talk = model.talk.peek();
    const before = {
      journal: journal.filter(({ n }) => n < first),
      talk: talk.filter(({ n }) => n <= talkBefore),
    };
    announcer = new Announcer(before, client, events);
    const told = announcer.next({ journal, talk }, seen, model.info.peek());
    write([told.log, ...told.talk, ...events.status(seen, model.info.peek()), ...choices(seen)]);
  };

  const tell = () => {
    const seen = model.seen.peek();
    if (seen === null) return;
    if (announcer === null) return begin(seen);
    const told = announcer.next(
      { journal: model.journal.peek(), talk: model.talk.peek() },
      seen,
      model.info.peek(),
    );
    const last = seen.turn === null && !over ? narrator.scores(seen, model) : [];
    over = seen.turn === null;
    write([told.log, ...told.talk, told.status, ...(told.status === '' ? [] : choices(seen)), ...last]);
  };

  const choices = (seen: Seen) => (seen.mine ? narrator.choices(seen, model) : []);

  /** Nothing of one person stays for the next, who is told what happened since their own last decision. */
  const handOn = (seat: number) => {
    held = seat;
    lines.value = [];
    announcer = null;
    news = () => model.news.peek()[0]?.lines[0]?.n ?? Number.POSITIVE_INFINITY;
  };

  const stopTelling = effect(() => {
    const seen = model.seen.value;
    const count = model.journal.value.length;
    void model.talk.value;
    if (holder.value !== held) handOn(holder.value);
    clearTimeout(timer);
    if (model.curtain.value?.isLong === false && lines.peek().length === 0) write([passWords(model)]);
    if (seen === null || model.playing.value !== null || model.curtain.value !== null) return;
    timer = setTimeout(tell, seen.mine || seen.turn === null || count === 0 ? 0 : QUIET_MS);
  });
  const stopHearing = effect(() => {
    const { text, count } = announcement.value;
    if (count === heard) return;
    heard = count;
    write([text]);
  });

  return {
    lines,
    holder,
    send,
    act,
    close() {
      stopTelling();
      stopHearing();
      clearTimeout(timer);
    },
  };
}
