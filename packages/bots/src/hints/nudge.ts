/**
 * The least that a coach says: what speaks most for the best choice, as a code, and never the choice itself. Words for
 * the codes are in the programs that show them.
 */

import type { Hint } from './hint-choice.ts';
import type { HintTerm } from './hint-term.ts';

/** Where nothing can be chosen, and where the choices come out about alike. */
const ONLY = 'only';
const ALIKE = 'alike';
/** The choices differ in small things alone, which have no name. */
const REST = 'rest';

/** `name` gives the code of a term in the position that is asked about. */
export function nudgeOf(hint: Omit<Hint, 'nudge'>, name: (term: HintTerm) => string): string {
  const [best, ...others] = hint.choices;
  if (best === undefined || others.length === 0) return ONLY;
  // The same whichever is taken, as far as the tries can tell.
  if (hint.ahead === null || hint.ahead <= hint.error) return ALIKE;
  const inAll = (id: string) =>
    others.reduce((sum, { terms }) => sum + pointsOf(terms, id), 0) / others.length;
  const terms = [best, ...others].flatMap((choice) => choice.terms);
  let most = 0;
  let found: HintTerm | null = null;
  for (const { kind, id } of terms) {
    const ahead = pointsOf(best.terms, id) - inAll(id);
    if (id === REST || ahead <= most) continue;
    most = ahead;
    found = best.terms.find((term) => term.id === id) ?? { kind, id, points: 0 };
  }
  return found === null ? ALIKE : name(found);
}

function pointsOf(terms: readonly HintTerm[], id: string): number {
  return terms.find((term) => term.id === id)?.points ?? 0;
}
