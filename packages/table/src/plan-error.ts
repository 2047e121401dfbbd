/** Whether a plan can be played here. */

import { characterError, playedGame } from './games.ts';
import type { Plan } from './plan.ts';

/** What is wrong with a plan, in one sentence; null when that many players can play it. */
export function planError(plan: Plan, players: number): string | null {
  const played = playedGame(plan);
  if (!played.ok) return played.error;
  const table = played.value;
  const { game, minSeats, maxSeats } = table;
  if (players < minSeats || players > maxSeats) return `${span(minSeats, maxSeats)} can play`;
  const options = game.rules.parseOptions(table.optionWords(plan.options, players));
  if (!options.ok) return options.error;
  const bots = [plan, ...plan.seats.filter((seat) => seat.kind === 'bot')];
  return bots.map(characterError).find((error) => error !== null) ?? null;
}

function span(least: number, most: number): string {
  return least === most ? `exactly ${most}` : `${least} to ${most}`;
}
