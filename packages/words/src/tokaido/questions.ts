/** What is asked, in a sentence: of me, or of whomever we wait for. */

import { isKey, sentence, t } from '../messages/index.ts';
import { playerName, printed, spaceAt, spokenOf } from './names.ts';
import type { Seated, Seen, TokaidoTurn } from './seen.ts';

export function sayQuestion(seen: Seen, info: Seated): string {
  const { turn } = seen;
  if (turn === null) return t('ask.over');
  if (!seen.mine) {
    const name = playerName(turn.seat, seen, info);
    return sentence(t(turn.decision === 'travel' ? 'ask.wait.travel' : 'ask.wait', { name }));
  }
  const question = mine(seen, turn, info);
  // The names at the head of the sentence say whom a shared device asks; a walk says it itself.
  if (info.isShared !== true || isOwnWalk(seen)) return question;
  return t('ask.of', { name: playerName(seen.me, seen, info), question });
}

/** Whether I walk myself, with the whole road to choose from. */
function isOwnWalk({ turn, me, s }: Seen): boolean {
  return turn?.decision === 'travel' && turn.details.mover === me && !s.joining;
}

function mine(seen: Seen, turn: TokaidoTurn, info: Seated): string {
  if (turn.decision === 'travel') return whereTo(seen, turn.details.mover, info);
  if (turn.decision === 'roll') return t('ask.roll', { face: turn.details.face });
  if (turn.decision === 'rob') {
    const { victim } = turn.details;
    return t('ask.rob', { name: playerName(victim, seen, info), coins: seen.s.all[victim]?.coins ?? 0 });
  }
  if (turn.decision === 'bonus') return t('ask.bonus', { festival: turn.details.festival });
  if (turn.decision === 'option') {
    const { stop, used } = turn.details;
    return used.length === 0 ? t('ask.option', { stop }) : t('ask.option.more');
  }
  const key = `ask.${turn.decision}`;
  return isKey(key) ? t(key) : t('ask.other');
}

function whereTo(seen: Seen, mover: number, info: Seated): string {
  if (mover !== seen.me) return t('ask.travel.neutral');
  if (seen.s.joining) return t('ask.travel.join');
  const stops = seen.legal.filter((words) => {
    const [verb, number] = words.split(' ');
    return verb === 'travel' && spaceAt(seen.s, printed(seen.s, Number(number))) !== 'inn';
  });
  return t('ask.travel', { ...spokenOf(seen.me, seen, info), open: stops.length });
}
