/** The fork in the road: the way so far, the game as it was, and the new way. */

import '@tokaido/words/locales/en/branch';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';

interface ForkProps {
  readonly move: number;
  readonly seat: number;
  readonly was: readonly number[];
}

export function Fork({ move, seat, was }: ForkProps): JSX.Element {
  const points = was.join(' · ');
  const past = was.length > 0 ? t('branch.was', { points }) : t('branch.wasHidden');
  return (
    <figure class="fork">
      <svg class="fork-lines" viewBox="0 0 358 66" aria-hidden="true">
        <path class="fork-taken" d="M6 20H98" />
        <path class="fork-was" d="M112 20H352" />
        <path class="fork-new" d="M105 20C140 20 140 52 176 52H352" />
        <circle class="fork-here" cx="103" cy="20" r="7" />
      </svg>
      <Pawn class="pawn" seat={seat} />
      <figcaption>
        <span class="sr-only">{t('branch.fork', { move })} </span>
        <span class="fork-at" aria-hidden="true">
          {t('branch.move', { move })}
        </span>
        <span class="fork-past">{past}</span>
        <span class="fork-next" aria-hidden="true">
          {t('branch.new')}
        </span>
      </figcaption>
    </figure>
  );
}
