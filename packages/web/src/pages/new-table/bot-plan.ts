/** Bots in the seats of a table that is being set up. */

import type { SeatPlan } from '@tokaido/table';
import { TEMPER_IDS } from '../../app/settings.ts';

export type BotPlan = Extract<SeatPlan, { readonly kind: 'bot' }>;

/** A bot; a temper that is empty or not known is left out. */
export function botPlan(level: string, temper?: unknown): BotPlan {
  const known = TEMPER_IDS.find((id) => id === temper);
  return { kind: 'bot', level, ...(known !== undefined && { temper: known }) };
}

/** The temper of a bot that sits down: one that nobody at the table has yet, or none. */
export function freshTemper(
  seats: readonly { readonly kind: string; readonly temper?: string | undefined }[],
): string | undefined {
  return TEMPER_IDS.find((id) => !seats.some(({ temper }) => temper === id));
}
