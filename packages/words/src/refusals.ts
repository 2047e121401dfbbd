/** What a table refused, in words: the reason of the game where there is one. */

import type { Reason } from '@tokaido/kernel';
import { isKey, t } from './messages/index.ts';

/** Why a table did not do what was asked, by the codes of the protocol. */
export interface TableRefusal {
  readonly code: string;
  readonly reason?: unknown;
}

function isReason(reason: unknown): reason is Reason {
  return typeof reason === 'object' && reason !== null && 'why' in reason && typeof reason.why === 'string';
}

/** `sayReason` gives the reasons of the game; null where no position is known yet. */
export function refusalText(
  { code, reason }: TableRefusal,
  sayReason: ((reason: Reason) => string) | null,
): string {
  if (sayReason !== null && code === 'closed' && isReason(reason)) return sayReason(reason);
  // What only a lobby can refuse has its words there.
  for (const key of [`refused.${code}`, `online.refused.${code}`]) if (isKey(key)) return t(key);
  return t('refused.not-now');
}
