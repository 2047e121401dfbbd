/** What is asked, in a sentence: of me, or of whomever we wait for. */

import type { Pending } from '@tokaido/kernel';
import { SPACE_NAMES } from '@tokaido/tokaido';
import { isKey, sentence, t } from '../messages/index.ts';
import { playerName, printed, spaceAt } from './names.ts';
import type { Seated, Seen } from './seen.ts';

export function sayQuestion(seen: Seen, info: Seated): string {
  const { turn } = seen;
  if (turn === null) return t('ask.over');
  if (!seen.mine) {
    const name = playerName(turn.seat, seen, info);
    return sentence(t(turn.decision === 'travel' ? 'ask.wait.travel' : 'ask.wait', { name }));
  }
  return mine(seen, turn);
}

function mine(seen: Seen, turn: Pending): string {
  if (turn.decision === 'travel') return whereTo(seen, turn);
  if (turn.decision === 'roll') return t('ask.roll', { face: turn.a });
  if (turn.decision === 'option')
    return turn.b === 0 ? t('ask.option', { stop: SPACE_NAMES[turn.a] ?? '' }) : t('ask.option.more');
  const key = `ask.${turn.decision}`;
  return isKey(key) ? t(key) : t('ask.other');
}

function whereTo(seen: Seen, turn: Pending): string {
  if (turn.a !== seen.me) return t('ask.travel.neutral');
  if (seen.s.joining) return t('ask.travel.join');
  const stops = seen.legal.filter((words) => {
    const [verb, number] = words.split(' ');
    return verb === 'travel' && spaceAt(seen.s, printed(seen.s, Number(number))) !== 'inn';
  });
  return t('ask.travel', { open: stops.length });
}
