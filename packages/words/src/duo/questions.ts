/** What is asked in Duo, in a sentence: of me, or of whomever we wait for. */

import { isKey, sentence, t } from '../messages/index.ts';
import { playerName } from './names.ts';
import type { Seated, Seen } from './seen.ts';

export function sayQuestion(seen: Seen, info: Seated): string {
  const { turn } = seen;
  if (turn === null) return t('duo.say.end');
  if (!seen.mine) return sentence(t('ask.wait', { name: playerName(turn.seat, info) }));
  const key = `duo.ask.${turn.decision}`;
  const question = isKey(key) ? t(key) : t('ask.other');
  // The name says whom a shared device asks.
  return info.isShared === true ? t('ask.of', { name: playerName(seen.me, info), question }) : question;
}
