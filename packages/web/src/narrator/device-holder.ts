/** Several people on one device: whose hands it is in, or must be given to. What one reads is not for the next. */

import type { TableModel } from '../table/model.ts';

/** The seat of the person the page speaks to; −1 for a spectator. */
export function holderOf({ curtain, seen }: Pick<TableModel, 'curtain' | 'seen'>): number {
  return curtain.value?.seat ?? seen.value?.me ?? -1;
}
