/** What is asked of the table beside the game: the time, more of it, one's seat, a word to the others; or why not now. */

import '@tokaido/words/locales/en/company';
import '@tokaido/words/locales/en/online';
import { list, nameAtSeat, t } from '@tokaido/words';
import english from '@tokaido/words/locales/en/narrator.json' with { type: 'json' };
import { phraseWords, saySpeech } from '@tokaido/words/speech';
import { ALL_PHRASES, TEXT_LENGTH } from '../table/chat/chat.ts';
import type { Clocks } from '../table/clocks/seat-time.ts';
import { awayWords, timeWords } from '../table/clocks/time-words.ts';
import type { Seen } from '../table/model.ts';
import { canAskUndo, isAloneWithBots } from '../table/undo-request.ts';
import type { Narrated } from './game-narrator.ts';
import type { Reply } from './reply.ts';
import { tell } from './reply.ts';
import { findPhrases, plain } from './typed-names.ts';

/** `notMine` says whose turn it is instead. */
export function extend(seen: Seen, model: Narrated, notMine: () => Reply): Reply {
  const clock = model.clock.value;
  if (clock === null) return tell(t('err.noClock'));
  if (!seen.mine) return notMine();
  if (clock.extends === 0) return tell(t('err.noExtend'));
  return { say: [], command: { t: 'extend' }, done: t('tell.extended') };
}

/** What is left to everybody, and when a bot may play for whoever is away. */
export function time(seen: Seen, model: Narrated): Reply {
  const now = performance.now();
  const { clock, info, online } = model;
  const clocks: Clocks = { clock, info, ...(online !== undefined && { online }), seen: { value: seen } };
  const lines = info.value.seats.flatMap((_, seat) => {
    const isMe = seat === seen.me;
    const name = isMe ? t('online.you') : nameAtSeat(seat, info.value);
    const left = timeWords(clocks, seat, now);
    return [left && t('tell.time', { name, time: left }), isMe ? '' : awayWords(clocks, seat, name, now)];
  });
  const told = lines.filter((line) => line !== '');
  return tell(...(clock.value === null ? [t('err.noClock')] : []), ...told);
}

export function back(seen: Seen, model: Narrated): Reply {
  if (seen.me < 0) return tell(t('err.watching'));
  if (model.info.value.seats[seen.me]?.standIn !== true) return tell(t('err.noStandIn'));
  return { say: [], command: { t: 'back' }, done: t('tell.back') };
}

/** Back by myself, or by asking the others where that is no longer possible. */
export function undo([word = '']: readonly string[], seen: Seen, model: Narrated): Reply {
  if (seen.turn?.undo === true) return { say: [], ask: 'undo' };
  const { me, turn } = seen;
  if (model.local || turn === null || !canAskUndo(model, me)) return tell(t('err.noUndo'));
  const isAlone = isAloneWithBots(model, me);
  if (!isWord(word, 'cmd.undo.ask'))
    return tell(t('err.noUndo'), t(isAlone ? 'tell.askUndoAlone' : 'tell.askUndo'));
  const done = isAlone ? {} : { done: t('company.undo.mine') };
  return { say: [], command: { t: 'ask-undo', number: turn.number }, ...done };
}

/** One step more of help; `on` and `off` turn the coach on and off. */
export function coach([word = '']: readonly string[], seen: Seen): Reply {
  if (seen.me < 0) return tell(t('err.watching'));
  if (isWord(word, 'cmd.coach.on')) return { say: [], ask: 'coach-on' };
  if (isWord(word, 'cmd.coach.off')) return { say: [], ask: 'coach-off' };
  return seen.mine ? { say: [t('tell.thinking')], ask: 'hint' } : tell(t('tell.noHint'));
}

/** Whether a word behind a command is one of those for this, in the player's language or in English. */
function isWord(word: string, key: 'cmd.coach.on' | 'cmd.coach.off' | 'cmd.undo.ask'): boolean {
  return word !== '' && [t(key), english[key]].some((words) => words.split(',').map(plain).includes(word));
}

/** So much of what was said is told again to whoever asks. */
const LAST_SAID = 5;

/** A phrase, or the very words that were typed where the host allows it. Alone it tells what was said, and what can be. */
export function say(line: string, rest: readonly string[], seen: Seen, model: Narrated): Reply {
  if (model.local) return tell(t('err.noTalk'));
  if (seen.me < 0) return tell(t('err.watching'));
  const { chat } = model.info.value;
  const word = rest.join(' ');
  const [phrase, ...more] = findPhrases(word, chat);
  if (phrase !== undefined && more.length === 0) return { say: [], command: { t: 'say', phrase } };
  if (chat && word !== '') return { say: [], command: { t: 'say', text: withoutCommand(line) } };
  const phrases = list(ALL_PHRASES.map(phraseWords));
  if (word !== '') return tell(t('err.noPhrase', { word, phrases }));
  return tell(...model.talk.value.slice(-LAST_SAID).map(saySpeech), t('tell.phrases', { phrases }));
}

function withoutCommand(line: string): string {
  return line
    .trim()
    .replace(/^\S+\s+/, '')
    .slice(0, TEXT_LENGTH);
}
