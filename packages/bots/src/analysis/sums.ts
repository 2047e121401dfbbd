/** Sums and means over decisions, with their standard errors. */

import { mean, standardError } from '../net/statistics.ts';
import type { DecisionAnalysis, Estimate, SkillSums } from './analysis.ts';
import { accuracyOf } from './marks.ts';

type Judged = Pick<DecisionAnalysis, 'pointsLost'>;

/** `choices` are decisions with more than one action. */
export function skillOf(choices: readonly Judged[]): SkillSums {
  return {
    decisions: choices.length,
    pointsLostPerDecision: estimate(choices.map(({ pointsLost }) => pointsLost.value)),
    accuracy: estimate(
      choices.map(({ pointsLost }) => accuracyOf(pointsLost)),
      100,
    ),
  };
}

/** The mean; of an empty list `none`. A single number tells nothing of its error. */
export function estimate(list: readonly number[], none = 0): Estimate {
  if (list.length === 0) return { value: none, error: 0 };
  return { value: mean(list), error: list.length < 2 ? 0 : standardError(list) };
}

export function grouped<D extends Judged>(
  choices: readonly D[],
  nameOf: (choice: D) => string,
): Record<string, SkillSums> {
  const groups = new Map<string, D[]>();
  for (const choice of choices) {
    const group = groups.get(nameOf(choice)) ?? [];
    group.push(choice);
    groups.set(nameOf(choice), group);
  }
  return Object.fromEntries([...groups].map(([name, group]) => [name, skillOf(group)]));
}

export function rootOfSquares(list: readonly number[]): number {
  let sum = 0;
  for (const value of list) sum += value * value;
  return Math.sqrt(sum);
}

/** Six digits are more than any judge knows, and keep what is stored small. Adding 0 makes no difference but to −0. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
