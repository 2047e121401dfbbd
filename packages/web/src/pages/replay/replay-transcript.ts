/** A replay in the narrator view: everything that was typed and told, and what a line sets in motion. */

import '@tokaido/words/locales/en/replay';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal, untracked } from '@preact/signals';
import { SPECTATOR } from '@tokaido/kernel';
import { list, t } from '@tokaido/words';
import { sayDecision, sayMoments, sayVerdict, sayWhatIf } from '../../analysis/in-sentences.ts';
import { seatName } from '../../analysis/names.ts';
import type { ReplayAnalysis } from '../../analysis/replay-analysis.ts';
import type { Entry, NarratedGame } from '../../narrator/transcript.ts';
import { fit, plain } from '../../narrator/typed-names.ts';
import { sayPosition } from '../../table/replay/step-text.ts';
import type { ReplayCommand } from './replay-commands.ts';
import { commandIn } from './replay-commands.ts';

export interface ReplayTranscript {
  readonly lines: ReadonlySignal<readonly Entry[]>;
  readonly send: (line: string) => void;
  /** A choice of the decision at this position: nothing is played, its worth is told. */
  readonly choose: (action: string) => void;
  readonly close: () => void;
}

const KEPT = 200;

/** What is told as soon as the analysis knows it. */
type Wanted =
  | { readonly about: 'decision' }
  | { readonly about: 'moments' }
  | { readonly about: 'choice'; readonly action: string };

export function openReplayTranscript(
  analysis: ReplayAnalysis,
  { events, narrator }: NarratedGame,
): ReplayTranscript {
  const { replay, transport, trial, isAsking } = analysis;
  const { model } = replay;
  const lines = signal<readonly Entry[]>([]);
  const wanted = signal<Wanted | null>(null);
  let key = 0;

  function write(texts: readonly string[], typed = false): void {
    const entries = texts.filter((text) => text !== '').map((text) => ({ key: ++key, text, typed }));
    if (entries.length > 0) lines.value = [...lines.peek(), ...entries].slice(-KEPT);
  }

  // Wherever the step came from: a line, a button, a trial.
  const stopTelling = effect(() => {
    const position = replay.at.value;
    void replay.seat.value;
    untracked(() => write([sayPosition(replay, position, events, transport.tellsEnd.value)]));
  });
  const stopAsking = effect(() => {
    const now = trial.value;
    const move = now?.moves[now.i];
    if (now === null || move === undefined) return;
    untracked(() => write(sayTrial(move, now.chosen)));
  });

  function sayTrial(move: number, chosen: string | null): readonly string[] {
    const decision = analysis.session.value?.report.value?.analysis.moves[move];
    if (!isAsking.value) return decision === undefined ? [] : [sayVerdict(analysis, decision, chosen)];
    const seen = model.seen.value;
    return [t('analysis.try.ask', { n: move + 1 }), ...(seen === null ? [] : narrator.choices(seen, model))];
  }

  const stopJudging = effect(() => {
    const ask = wanted.value;
    const problem = analysis.session.value?.problem.value ?? null;
    if (ask === null) return;
    if (problem !== null) {
      wanted.value = null;
      write([t(`analysis.no.${problem.why}`)]);
      return;
    }
    const shown = analysis.shown.value;
    const decision = shown?.decision ?? null;
    const isComplete = analysis.session.value?.report.value?.analysis.isComplete === true;
    // A decision is judged by itself; the costly ones are known when all are.
    if (decision === null && !isComplete) return;
    if (ask.about === 'moments' && !isComplete) return;
    wanted.value = null;
    if (ask.about === 'moments') write(sayMoments(analysis));
    else if (decision === null) write([t(shown?.isAhead === true ? 'analysis.ahead' : 'analysis.end')]);
    else if (ask.about === 'decision') write(sayDecision(analysis, decision));
    else write([sayWhatIf(analysis, decision, ask.action)]);
  });

  function judge(about: Wanted): void {
    // Nothing else is told while an answer is waited for.
    if (isAsking.peek()) return analysis.show();
    if (analysis.session.peek() === null) analysis.toggle();
    wanted.value = about;
    if (wanted.peek() !== null) write([t('replay.tell.judging')]);
  }

  function choose(action: string): void {
    if (isAsking.peek()) analysis.choose(action);
    else judge({ about: 'choice', action });
  }

  function goToMove(word: string): void {
    const isNumber = /^\d{1,5}$/.test(word);
    if (isNumber) transport.goTo(Math.min(Number(word), transport.end.peek()));
    else write([t('replay.tell.move', { n: transport.end.peek() })]);
  }

  function lookAs(word: string): void {
    const seats = [...replay.source.info.seats.keys(), SPECTATOR];
    const nameOf = (seat: number) => (seat === SPECTATOR ? t('replay.spectator') : seatName(replay, seat));
    const found = word === '' ? undefined : seats.find((seat) => fit(word, [plain(nameOf(seat))]) > 0);
    if (found === undefined) write([t('replay.tell.as', { names: list(seats.map(nameOf), 'or') })]);
    else replay.lookAs(found);
  }

  function tryAgain(): void {
    if (trial.peek() !== null && !isAsking.peek()) analysis.next();
    else analysis.tryAgain(null);
    if (trial.peek() === null && analysis.session.peek() !== null) write([t('replay.tell.trying')]);
  }

  function run(command: ReplayCommand, rest: readonly string[], line: string): void {
    if (command === 'move') goToMove(rest[0] ?? '');
    else if (command === 'as') lookAs(rest.join(' '));
    else if (command === 'judge') judge({ about: 'decision' });
    else if (command === 'moments') judge({ about: 'moments' });
    else if (command === 'try') tryAgain();
    else if (command === 'show') analysis.show();
    else if (command === 'help') {
      write([t('replay.tell.help')]);
      tellAbout(line);
    } else transport.go(command);
  }

  /** What the game itself makes of a line: it tells, and a decision is only weighed. */
  function tellAbout(line: string): void {
    const seen = model.seen.peek();
    if (seen === null) return;
    const reply = narrator.interpret(line, seen, model);
    write(reply.say);
    if (reply.act !== undefined) choose(reply.act);
    else if (reply.ask === 'hint') judge({ about: 'decision' });
    else if (reply.ask !== undefined || reply.command !== undefined) write([t('replay.tell.nothing')]);
  }

  function send(line: string): void {
    const words = plain(line).split(' ');
    const found = commandIn(words);
    write([line.trim()], true);
    // The empty line is the shortest way on.
    if (line.trim() === '') transport.go('next');
    else if (found === null) tellAbout(line);
    else run(found.command, found.rest, line);
  }

  return {
    lines,
    send,
    choose,
    close() {
      stopTelling();
      stopAsking();
      stopJudging();
    },
  };
}
