/** Kinds of decisions by name; those that come up now and then are one kind. */

import '@tokaido/words/locales/en/analysis';
import type { Estimate, SkillSums } from '@tokaido/bots';
import { isKey, t } from '@tokaido/words';

const OTHER = 'other';

const isNamed = (kind: string) => isKey(`analysis.kind.${kind}`);

export function kindName(kind: string): string {
  const key = `analysis.kind.${kind}`;
  return isKey(key) ? t(key) : t('analysis.kind.other');
}

/** The most frequent first, all others last. */
export function namedKinds(
  byKind: Readonly<Record<string, SkillSums>>,
): readonly (readonly [string, SkillSums])[] {
  const all = Object.entries(byKind);
  const named = all.filter(([kind]) => isNamed(kind)).toSorted(([, a], [, b]) => b.decisions - a.decisions);
  const others = all.filter(([kind]) => !isNamed(kind)).map(([, sums]) => sums);
  return others.length === 0 ? named : [...named, [OTHER, pooled(others)]];
}

/** The mean over all decisions of several kinds. */
function pooled(list: readonly SkillSums[]): SkillSums {
  const decisions = list.reduce((sum, each) => sum + each.decisions, 0);
  const mean = (of: (sums: SkillSums) => Estimate): Estimate => ({
    value: list.reduce((sum, each) => sum + each.decisions * of(each).value, 0) / decisions,
    error: Math.sqrt(list.reduce((sum, each) => sum + (each.decisions * of(each).error) ** 2, 0)) / decisions,
  });
  return {
    decisions,
    pointsLostPerDecision: mean((sums) => sums.pointsLostPerDecision),
    accuracy: mean((sums) => sums.accuracy),
  };
}
