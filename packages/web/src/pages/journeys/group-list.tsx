/** Games in groups: with each traveler, against each level, at each kind of table. */

import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { percent, points } from '../../analysis/figures.ts';
import { Gauge, scaleOf } from './gauge.tsx';
import type { Group } from './statistics.ts';
import './group-list.css';

interface GroupListProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly nameOf: (id: string) => string;
  readonly pictureOf?: (id: string) => ComponentChildren;
  /** Points of different games do not compare. */
  readonly hasPoints: boolean;
}

export function GroupList({
  title,
  groups,
  nameOf,
  pictureOf,
  hasPoints,
}: GroupListProps): JSX.Element | null {
  const id = useId();
  if (groups.length === 0) return null;
  const scale = scaleOf(groups);
  return (
    <section class="journey-groups" aria-labelledby={id}>
      <header class="journey-head">
        <h2 id={id}>{title}</h2>
        <small aria-hidden="true">{t('journeys.by.note')}</small>
      </header>
      <ul>
        {groups.map((group) => (
          <li key={group.id} class={pictureOf === undefined ? undefined : 'has-picture'}>
            {pictureOf !== undefined && <span class="group-picture">{pictureOf(group.id)}</span>}
            <span class="group-name">
              <b>{nameOf(group.id)}</b>
              <small>{t('journeys.by.games', { games: group.games, won: group.won })}</small>
            </span>
            <Gauge of={group} scale={scale} />
            <b class="group-share">{percent(group.share)}</b>
            <span class="sr-only">{t('journeys.par', { par: percent(group.par) })}</span>
            {hasPoints && (
              <span class="group-points">
                {points(group.points)}
                <span class="sr-only"> {t('journeys.by.points')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
