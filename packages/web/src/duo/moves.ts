/** What one move of Duo is: the use of a die, with all that comes of it. */

import type { Line } from './model.ts';

/** A die is taken, or used once more. */
export function isMove({ events }: Pick<Line, 'events'>): boolean {
  return events.some(({ type }) => type === 'die' || type === 'spring-used');
}
