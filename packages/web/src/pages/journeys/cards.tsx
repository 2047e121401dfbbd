/** The numbers of all games that are looked at. */

import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { percent, points, signedPercent } from '../../analysis/figures.ts';
import { Gauge, scaleOf } from './gauge.tsx';
import type { Statistics } from './statistics.ts';
import { WINDOW } from './statistics.ts';
import './cards.css';

interface CardsProps {
  readonly of: Statistics;
  /** Points of different games do not compare. */
  readonly hasPoints: boolean;
}

const UNKNOWN = '–';

export function Cards({ of, hasPoints }: CardsProps): JSX.Element {
  const { games, won, share, par, accuracy, lostPerDecision, luck, analysed, streaks } = of;
  return (
    <dl class="journey-cards" aria-label={t('journeys.numbers')}>
      <Card value={String(games)} words={t('journeys.card.games', { games })} />
      <Card value={percent(share)} words={t('journeys.card.won', { won, par: percent(par) })}>
        <Gauge of={of} scale={scaleOf([of])} />
      </Card>
      {hasPoints && (
        <Card
          value={points(of.points)}
          words={t('journeys.card.points', { winners: points(of.winnersPoints) })}
        />
      )}
      <Card
        value={accuracy === null ? UNKNOWN : percent(accuracy / 100)}
        words={t('journeys.card.accuracy', { games: analysed === 0 ? WINDOW : Math.min(WINDOW, analysed) })}
      />
      <Card
        value={lostPerDecision === null ? UNKNOWN : points(lostPerDecision, 2)}
        words={t('journeys.card.lost')}
      />
      <Card value={luck === null ? UNKNOWN : signedPercent(luck)} words={t('journeys.card.luck')} />
      <Card
        value={String(streaks.won.now)}
        words={t('journeys.card.streak', { longest: streaks.won.longest })}
      />
      <Card
        value={String(streaks.ahead.now)}
        words={t('journeys.card.ahead', { longest: streaks.ahead.longest })}
      />
    </dl>
  );
}

interface CardProps {
  readonly value: string;
  readonly words: string;
  readonly children?: ComponentChildren;
}

function Card({ value, words, children }: CardProps): JSX.Element {
  return (
    <div class="journey-card">
      <dt>{words}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}
