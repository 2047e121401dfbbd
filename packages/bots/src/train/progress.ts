/** What the trainer prints. */

import type { FromLearner, News } from './messages.ts';
import type { Plan } from './plan.ts';

export function startLine(ready: Extract<FromLearner, { type: 'ready' }>, plan: Plan): string {
  const { settings, actors, counts } = plan;
  const length = `${plan.part} ${settings.unit} of ${settings.total}, ${plan.spent.toFixed(1)} spent`;
  const kept = counts.positions === 0 ? '' : `; ${ready.kept} positions of the window were kept`;
  return (
    `${settings.task}: ${actors} actors; learner: ${ready.device}, batch ${ready.batch}, ` +
    `window ${ready.window}; ${length}${kept}`
  );
}

/** One line on how the run goes; speeds are over `seconds`, counts over the whole run. */
export function progressLine(
  time: number,
  explore: number,
  seconds: number,
  before: News,
  now: News,
): string {
  const speed = (of: (news: News) => number) => Math.round((of(now) - of(before)) / Math.max(1e-3, seconds));
  return [
    `${Math.round(time)} s`,
    `${now.games} games ${speed(({ games }) => games)}/s`,
    `${millions(now.positions)} positions ${speed(({ positions }) => positions)}/s`,
    `${now.steps} steps ${speed(({ steps }) => steps)}/s`,
    `window ${millions(now.window)}`,
    `rate ${now.rate.toExponential(1)}`,
    `explore ${(100 * explore).toFixed(1)} %`,
    `cross-entropy ${now.crossEntropy.toFixed(4)}`,
    `Brier ${now.brier.toFixed(4)}`,
    `points ${now.points.toFixed(2)}`,
  ].join('  ');
}

const millions = (n: number) => `${(n / 1e6).toFixed(2)} M`;
