/** Whether a plan can be played here. */

import { levelError, playedGame } from './games.ts';
import type { Plan } from './plan.ts';

/** What is wrong with a plan, in one sentence; null when that many players can play it. */
export function planError(plan: Plan, players: number): string | null {
  const played = playedGame(plan);
  if (!played.ok) return played.error;
  const { game, minSeats, maxSeats, optionWords } = played.value;
  if (players < minSeats || players > maxSeats) return `${minSeats} to ${maxSeats} can play`;
  const options = game.rules.parseOptions(optionWords(plan.options, players));
  if (!options.ok) return options.error;
  const levels = [plan.level, ...plan.seats.map((seat) => (seat.kind === 'bot' ? seat.level : plan.level))];
  return levels.map(levelError).find((error) => error !== null) ?? null;
}
