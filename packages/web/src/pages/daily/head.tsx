/** The head of the daily road: a scene of the road, and who walks it. */

import '@tokaido/words/locales/en/daily';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PageHead } from '../../app/page-head.tsx';
import { Traveler } from '../../art/art.tsx';
import { LegScene } from '../../art/scenes.tsx';
import './head.css';

interface HeadProps {
  readonly subtitle: string;
  /** Empty where nobody in particular walks. */
  readonly traveler: string;
}

export function DailyHead({ subtitle, traveler }: HeadProps): JSX.Element {
  return (
    <div class="daily-head">
      <LegScene leg={3} />
      {traveler !== '' && <Traveler id={traveler} class="bare" />}
      <div class="daily-name">
        <PageHead title={t('daily.title')}>{subtitle !== '' && <p>{subtitle}</p>}</PageHead>
      </div>
    </div>
  );
}
