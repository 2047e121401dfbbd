/** Of a game that is over: to look at it again, and to pass it on. */

import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';

export function ReplayWays({ id, called }: { readonly id: string; readonly called: string }) {
  return (
    <>
      <A href={`/r/${id}`} class="iconbtn" aria-label={t('journeys.replay.of', { game: called })}>
        <Icon name="play" />
      </A>
      <A href={`/r/${id}?share=1`} class="iconbtn" aria-label={t('journeys.share.of', { game: called })}>
        <Icon name="share" />
      </A>
    </>
  );
}
