/** Says of a table that its game is a branch, and leads to the game it left. */

import '@tokaido/words/locales/en/branch';
import type { BranchInfo } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { momentOf } from './moment.ts';
import './mark.css';

export function BranchMark({ branch }: { readonly branch: BranchInfo }): JSX.Element {
  const address = momentOf(branch);
  const { move, cards } = branch;
  return (
    <p class="branch-mark">
      {t(cards === 'dealt' ? 'branch.mark' : 'branch.mark.lay', { move })}
      {address !== null && <A href={address}>{t('branch.parent')}</A>}
    </p>
  );
}

/** Beside the head of a table, small enough to be in nobody's way. */
export function BranchChip({ branch }: { readonly branch: BranchInfo }): JSX.Element {
  const { move, cards } = branch;
  return (
    <p class="branch-chip">
      <span aria-hidden="true">{t('branch.short')}</span>
      <span class="sr-only">{t(cards === 'dealt' ? 'branch.mark' : 'branch.mark.lay', { move })}</span>
    </p>
  );
}
