/** A position of a replay in words: which move it is, and what happened in it. */

import '@tokaido/words/locales/en/replay';
import { t } from '@tokaido/words';
import type { EventText } from '../game.ts';
import type { Replay } from './replay.ts';

/** What the step to this position was; empty before the words for it are here. */
export function sayStep(replay: Replay, position: number, text: EventText | null): string {
  const line = replay.lineAt(position);
  if (line === null) return t('replay.start');
  if (text === null) return '';
  // The position that is shown is known already.
  const shown = position === replay.at.value ? replay.model.seen.value : null;
  const seen = shown ?? replay.seenAt(position, replay.seat.value);
  return text.move({ seat: line.seat, lines: [line] }, seen, replay.model.info.value);
}

/** `Move 37 of 128`, or without the number that nobody is to know yet. */
export function sayCount(position: number, length: number, tellsEnd: boolean): string {
  return tellsEnd ? t('replay.move', { n: position, total: length }) : t('replay.moveOnly', { n: position });
}

/** Both, for whoever hears it. */
export function sayPosition(
  replay: Replay,
  position: number,
  text: EventText | null,
  tellsEnd: boolean,
): string {
  const step = sayStep(replay, position, text);
  if (position === 0) return step;
  const at = sayCount(position, replay.length, tellsEnd);
  return step === '' ? at : t('replay.said', { at, step });
}
