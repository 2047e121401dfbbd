/** What may come after a count: home, the numbers once more, or another game of the same people. */

import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/end';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { usePageMark } from '../../app/page-mark.ts';
import { A, go } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { countAgain } from './count-model.ts';
import { addressOf } from './steps.ts';
import type { CountStore } from './use-count.ts';
import '../../table/end/foot.css';

export function ResultFoot({ store }: { readonly store: CountStore }): JSX.Element {
  usePageMark('foot');
  return (
    <footer class="end-foot">
      <A href="/" class="quiet">
        <Icon name="door" />
        {t('end.home')}
      </A>
      <A href={addressOf({ kind: 'entry', seat: 0 })} class="quiet">
        <Icon name="back" />
        {t('count.edit')}
      </A>
      <button
        type="button"
        class="primary"
        onClick={() => {
          store.putAway(countAgain(store.count.peek()));
          go(addressOf({ kind: 'setup' }));
        }}
      >
        <Icon name="again" />
        {t('count.again')}
      </button>
    </footer>
  );
}
