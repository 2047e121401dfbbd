/** Accuracy over time: a dot for each game, and the mean of the last eight; and the same as a table. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { percent } from '../../analysis/figures.ts';
import { useWidth } from '../../analysis/use-width.ts';
import { FiguresTable } from '../../table/end/figures-table.tsx';
import { dayName, monthName } from './filters.ts';
import type { Dot } from './statistics.ts';
import './accuracy-chart.css';

const HEIGHT = 252;
const LEFT = 44;
const TOP = 10;
const FOOT = 24;
/** Pixels between the names of two months. */
const MONTH = 44;

interface ChartProps {
  /** The oldest first. */
  readonly dots: readonly Dot[];
  /** What can be done about games without an accuracy. */
  readonly children: ComponentChildren;
}

export function AccuracyChart({ dots, children }: ChartProps): JSX.Element {
  return (
    <section class="journey-accuracy" aria-labelledby="accuracy-title">
      <header class="journey-head">
        <h2 id="accuracy-title">{t('journeys.accuracy')}</h2>
        {dots.length > 0 && (
          <ul class="accuracy-legend" aria-hidden="true">
            <li class="won">{t('journeys.accuracy.won')}</li>
            <li>{t('journeys.accuracy.notWon')}</li>
            <li class="mean">{t('journeys.accuracy.mean')}</li>
          </ul>
        )}
      </header>
      {dots.length === 0 ? <p class="muted">{t('journeys.accuracy.none')}</p> : <Chart dots={dots} />}
      {children}
      {dots.length > 0 && <Numbers dots={dots} />}
    </section>
  );
}

function Chart({ dots }: Pick<ChartProps, 'dots'>): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const lowest = Math.min(70, ...dots.map(({ accuracy }) => accuracy));
  const steps = lowest < 60 ? 20 : 10;
  const least = steps * Math.floor(lowest / steps);
  const x = (i: number) => LEFT + 6 + (width - LEFT - 14) * (dots.length === 1 ? 0.5 : i / (dots.length - 1));
  const y = (accuracy: number) =>
    HEIGHT - FOOT - ((HEIGHT - FOOT - TOP) * (accuracy - least)) / (100 - least);
  const levels = Array.from({ length: Math.floor((100 - least) / steps) + 1 }, (_, i) => 100 - i * steps);
  const line = dots.map(({ mean }, i) => `${x(i).toFixed(1)} ${y(mean).toFixed(1)}`).join('L');
  return (
    <div ref={frame} class="accuracy-frame">
      <p class="sr-only">{saysOf(dots)}</p>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
          {levels.map((level) => (
            <g key={level}>
              <path class="level" d={`M${LEFT} ${y(level)}H${width}`} />
              <text x={LEFT - 8} y={y(level) + 4} text-anchor="end">
                {percent(level / 100)}
              </text>
            </g>
          ))}
          {dots.length > 1 && <path class="mean" d={`M${line}`} />}
          {dots.map(({ id, accuracy, isWon }, i) => (
            <circle key={id} class={isWon ? 'won' : undefined} cx={x(i)} cy={y(accuracy)} r={4.5} />
          ))}
          {monthsOf(dots, x).map(({ at, name }) => (
            <text key={at} x={at} y={HEIGHT - 5}>
              {name}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

/** Where a month begins, as far as there is room for its name. */
function monthsOf(dots: readonly Dot[], x: (i: number) => number): readonly { at: number; name: string }[] {
  const names: { at: number; name: string }[] = [];
  let month = '';
  for (const [i, dot] of dots.entries()) {
    const name = monthName(dot.at, 'short');
    if (name === month) continue;
    month = name;
    const at = x(i) - 5;
    if (at - (names.at(-1)?.at ?? -MONTH) >= MONTH) names.push({ at, name });
  }
  return names;
}

function saysOf(dots: readonly Dot[]): string {
  const [first, last] = [dots[0], dots.at(-1)];
  if (first === undefined || last === undefined) return '';
  return t('journeys.accuracy.says', {
    games: dots.length,
    first: percent(first.accuracy / 100),
    last: percent(last.accuracy / 100),
    mean: percent(last.mean / 100),
  });
}

function Numbers({ dots }: Pick<ChartProps, 'dots'>): JSX.Element {
  return (
    <FiguresTable label={t('journeys.accuracy')}>
      <thead>
        <tr>
          <th scope="col">{t('journeys.date')}</th>
          <th scope="col">{t('journeys.accuracy')}</th>
          <th scope="col">{t('journeys.accuracy.mean')}</th>
          <th scope="col">{t('journeys.result')}</th>
        </tr>
      </thead>
      <tbody>
        {dots.toReversed().map(({ id, at, accuracy, mean, isWon }) => (
          <tr key={id}>
            <th scope="row">{dayName(at)}</th>
            <td>{percent(accuracy / 100)}</td>
            <td>{percent(mean / 100)}</td>
            <td>{t(isWon ? 'journeys.accuracy.won' : 'journeys.accuracy.notWon')}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
