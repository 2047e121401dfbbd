/** Small pieces from which the journals build their sentences. */

import pc from 'picocolors';

/** `zen-emon` → `Zen-emon`. */
export function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** `a, b and c`; `nothing` for none. */
export function listed(words: readonly string[]): string {
  if (words.length === 0) return 'nothing';
  if (words.length === 1) return words[0];
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function coinWords(coins: number): string {
  return `${coins} ${coins === 1 ? 'coin' : 'coins'}`;
}

export function signed(points: number): string {
  return points < 0 ? String(points) : `+${points}`;
}

export function heading(text: string): string {
  return `\n${pc.cyan(`── ${text} ──`)}`;
}
