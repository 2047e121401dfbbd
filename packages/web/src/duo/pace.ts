/** How long the moves of Duo take to be seen, in milliseconds at normal speed. */

import type { Line } from './model.ts';

const MOVE = 500;

export function motionOf({ events }: Pick<Line, 'events'>): number {
  return events.some(({ type }) => type === 'moved') ? MOVE : 0;
}

/** Ends whatever still moves. */
export function finishMotion(): void {}
