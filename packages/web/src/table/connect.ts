/** A link to a table becomes the model that the screens draw from and act with. */

import { batch, computed, signal } from '@preact/signals';
import type { Reason, Score } from '@tokaido/kernel';
import type { Clock, Refused, Said, ServerMessage } from '@tokaido/table';
import type { Link, LinkState } from '../connection/link.ts';
import { Commands } from './commands.ts';
import type { ConnectedTable, ConnectOptions } from './connected-table.ts';
import { deviceInfo, HandOver } from './hand-over/hand-over.ts';
import type { HeldHighlight, Highlight } from './highlights/highlight.ts';
import { HighlightSource } from './highlights/highlight-source.ts';
import type { KnownTable } from './known-table.ts';
import { unknownTable, updated, welcomed, withTalk } from './known-table.ts';
import { gameLoading } from './load-game.ts';
import type { Curtain, Line, Seen, TableModel } from './model.ts';
import { Playback } from './playback.ts';
import { BUSY, BYES, CLOSED, NO_UNDO, NOT_YOURS } from './refusals.ts';
import { explain, isSame, newsFor, ownView, seenOf } from './shown-position.ts';
import { UndoOffer } from './undo-offer.ts';

/** As long as it takes to press a button. */
const SHORTEST_UNDO = 1000;

export function connectTable(id: string, link: Link, options: ConnectOptions): ConnectedTable {
  let truth: KnownTable = unknownTable(id, options.likelyGame);
  const info = signal(truth.info);
  const you = signal(truth.you);
  const removed = signal(false);
  const present = signal<readonly boolean[]>([]);
  const watching = signal(0);
  const clock = signal<(Clock & { readonly since: number }) | null>(null);
  const state = signal<LinkState>('connecting');
  const refused = signal<Refused | null>(null);
  const seen = signal<Seen | null>(null);
  const lines = signal<readonly Line[]>([]);
  const talk = signal<readonly Said[]>([]);
  const playing = signal<Line | null>(null);
  const highlight = signal<HeldHighlight | null>(null);
  /** Where each seat of this device moved from last. */
  const moved = signal<ReadonlyMap<number, Seen>>(new Map());
  const since = computed(() => moved.value.get(seen.value?.me ?? -1) ?? null);
  const canSkip = signal(false);
  /** When somebody here decided last. */
  let decidedAt = Number.NEGATIVE_INFINITY;
  const curtain = signal<Curtain | null>(null);
  const handOver = new HandOver();
  const scores = computed((): readonly Score[] =>
    seen.value === null ? [] : (engineHere()?.scores(seen.value.s) ?? []),
  );
  /** The rules of the game, on the board of this table. */
  const engineHere = () => game.client.peek()?.engine(truth.info);
  const isMove = (line: Line) => game.client.peek()?.playback.isMove(line) ?? false;
  const news = computed(() => newsFor(seen.value?.me ?? -1, lines.value, isMove));
  const highlights = new HighlightSource();
  const undoOffer = new UndoOffer(
    (ms, then) => options.later(ms, then),
    () => link.send({ t: 'hurry' }),
  );
  const commands = new Commands((message) => link.send(message), options.mark);

  const playback = new Playback({
    ...options,
    isGoingOn: (known) => known.you >= 0 && isBotToMove(known),
    preparing: () => highlights.preparing(game.client.peek()),
    show: (showing) =>
      batch(() => {
        const { truth: shown, isLast } = showing;
        const engine = engineHere();
        const before = isLast ? handOver.curtainBefore(shown) : null;
        const isAsked = isLast && before === null;
        const next = engine === undefined ? null : seenOf(engine, shown, isAsked, shown === truth);
        if (!isSame(seen.peek(), next)) seen.value = next;
        lines.value = shown.lines;
        playing.value = showing.playing;
        highlight.value = showing.highlight;
        // A short one lets the last move come to rest.
        curtain.value = before?.isLong === false && showing.playing !== null ? null : before;
        canSkip.value = !isLast || showing.playing !== null || isBotToMove(shown);
        if (isLast && showing.playing === null && shown.turn?.undo === true && isBotToMove(shown))
          undoOffer.begin(undoTimeLeft(), shown.turn.number);
      }),
  });

  const game = gameLoading(options.loadGame, () => playback.jump(truth));
  game.need(truth.info, false);

  /** It runs from my decision on, but I can use it only once my result has been shown. */
  function undoTimeLeft(): number {
    const time = options.undoTime();
    return Math.max(Math.min(time, SHORTEST_UNDO), time - (options.now() - decidedAt));
  }

  function isBotToMove({ turn, info: { seats } }: KnownTable): boolean {
    const seat = seats[turn?.seat ?? -1];
    return seat !== undefined && (seat.kind === 'bot' || seat.standIn);
  }

  /** Whether a person at this device plays a seat. */
  function isHere(seat: number): boolean {
    return options.isLocal ? truth.info.seats[seat]?.kind === 'person' : seat === truth.you;
  }

  /** What a line is told with beside its words. */
  function highlightsOf(line: Line | null, before: KnownTable, after: KnownTable): readonly Highlight[] {
    const engine = engineHere();
    const [from, to] = [before, after].map((known) => engine && seenOf(engine, known, false, false));
    if (line === null || !from || !to) return [];
    return highlights.of(game.client.peek(), {
      line,
      before: from,
      after: to,
      info: after.info,
      isMine: isHere,
    });
  }

  function learn(next: KnownTable): void {
    truth = { ...next, info: deviceInfo(next.info, options.isLocal) };
    game.need(next.info, next.view !== null);
    info.value = truth.info;
    you.value = next.you;
    removed.value = next.removed;
    present.value = next.present;
    watching.value = next.watching;
    clock.value = next.clock === null ? null : { ...next.clock, since: options.now() };
    commands.arrived(next.n);
    commands.asked(next.turn?.number ?? null);
  }

  function onUpdate(message: Extract<ServerMessage, { readonly t: 'update' }>): void {
    const before = truth;
    learn(updated(before, message));
    undoOffer.end();
    const isNews = message.news.kind === 'act';
    // What was taken back, and what is no part of the game, is shown at once.
    if (!isNews && playback.isAtRest) return playback.jump(truth);
    if (message.news.kind === 'undo') return playback.jump(truth);
    const line = truth.lines.at(-1) ?? null;
    const pace = game.client.peek()?.playback;
    const after = truth;
    const isOwn = line !== null && line.by === 'person' && isHere(line.seat);
    if (isOwn) decidedAt = options.now();
    playback.push({
      truth,
      line: isNews ? line : null,
      motion: line === null ? 0 : (pace?.motion(line, before.view, truth.view) ?? 0),
      isMove: line !== null && (isMove(line) || before.lines.at(-1)?.seat !== line.seat),
      isOwn,
      highlights: () => (isNews ? highlightsOf(line, before, after) : []),
    });
    // What is still shown can no longer be taken back.
    const shown = seen.peek();
    if (shown?.turn?.undo && !playback.isAtRest && shown.turn.number !== truth.turn?.number) {
      seen.value = { ...shown, turn: { ...shown.turn, undo: false } };
    }
  }

  function onMessage(message: ServerMessage): void {
    batch(() => {
      switch (message.t) {
        case 'welcome':
          learn(welcomed(truth, message));
          undoOffer.end();
          talk.value = withTalk(talk.peek(), message.talk);
          return playback.jump(truth);
        case 'update':
          return onUpdate(message);
        case 'said':
          talk.value = withTalk(talk.peek(), [message.said]);
          return;
        case 'present':
          truth = { ...truth, present: message.present, watching: message.watching ?? 0 };
          present.value = message.present;
          watching.value = truth.watching;
          return;
        case 'ok':
          return commands.ok(message.id, message.n, truth.n);
        case 'no':
          // Whoever spoke is told so where they spoke.
          if (message.id === null || !commands.isTalk(message.id)) refused.value = message.refused;
          if (message.id !== null) commands.no(message.id, message.refused);
          return;
        case 'bye':
          refused.value = BYES[message.why] ?? null;
          return;
        case 'pong':
          return;
      }
    });
  }

  const reasons = new WeakMap<Seen, Map<string, Reason | null>>();
  /** Screens ask the same of a position again and again. */
  function explainOnce(action: string): Reason | null {
    const now = seen.peek();
    const engine = engineHere();
    if (now === null || engine === undefined) return null;
    const known = reasons.get(now) ?? new Map<string, Reason | null>();
    reasons.set(now, known);
    let reason = known.get(action);
    if (reason === undefined) known.set(action, (reason = explain(engine, now, action)));
    return reason;
  }

  function give(command: Parameters<TableModel['command']>[0]): Promise<Refused | null> {
    refused.value = null;
    return state.peek() === 'closed' ? refuse(CLOSED) : commands.give(command);
  }

  function refuse(why: Refused): Promise<Refused> {
    if (why !== BUSY) refused.value = why;
    return Promise.resolve(why);
  }

  /** Asks about the choices that I have now. */
  async function advise<K extends 'hint' | 'points'>(what: K) {
    const now = seen.peek();
    const engine = engineHere();
    if (now === null || !now.mine || engine === undefined) return null;
    return options.advise(what, ownView(engine, now), truth.info.board);
  }

  const model: ConnectedTable = {
    info,
    game: game.client,
    failure: game.failure,
    you,
    host: computed(() => options.isLocal || (info.value.seats[you.value]?.host ?? false)),
    removed,
    seen,
    scores,
    clock,
    present,
    watching,
    journal: lines,
    talk: computed(() =>
      talk.value.filter(({ seat }) => !options.isMuted?.(info.value.seats[seat]?.color ?? seat)),
    ),
    news,
    since,
    playing,
    highlight,
    undoTime: undoOffer.time,
    canSkip,
    link: state,
    busy: commands.busy,
    refused,
    curtain,
    local: options.isLocal,

    async act(action) {
      playback.skip();
      if (commands.busy.peek()) return refuse(BUSY);
      const now = seen.peek();
      if (!now?.mine || now.turn === null) return refuse(NOT_YOURS);
      const reason = explainOnce(action);
      if (reason !== null)
        return refuse({ code: 'closed', message: `closed: ${reason.why}`, reason: { ...reason } });
      if (game.client.peek()?.board.has(action)) moved.value = new Map(moved.peek()).set(now.me, now);
      return give({ t: 'act', number: now.turn.number, action });
    },
    async undo() {
      playback.skip();
      undoOffer.takeBack();
      if (commands.busy.peek()) return refuse(BUSY);
      if (!truth.turn?.undo) return refuse(NO_UNDO);
      return give({ t: 'undo', number: truth.turn.number });
    },
    explain: explainOnce,
    hint: () => advise('hint'),
    points: () => advise('points'),
    command: give,
    skip() {
      undoOffer.pass();
      batch(() => playback.skip());
    },
    goOn: () => batch(() => playback.goOn()),
    holdHighlights: () => highlights.hold(),
    liftCurtain() {
      const hanging = curtain.peek();
      if (hanging === null) return;
      handOver.take(hanging.seat);
      if (hanging.isLong) options.lift();
      else batch(() => playback.jump(truth));
    },
    record: () => options.record(),
    close() {
      undoOffer.end();
      playback.stop();
      link.close();
    },
  };

  link.listen(onMessage, (next) => {
    state.value = next;
    if (next === 'closed') commands.giveUp(CLOSED);
  });
  return model;
}
