/** Everybody's points as bars: those behind me filled, mine marked with my sign, the middle named. */

import '@tokaido/words/locales/en/daily';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import type { Distribution } from './distribution.ts';
import { countOf, histogramOf, middleOf, shareBehind } from './distribution.ts';

interface HistogramProps {
  readonly distribution: Distribution;
  readonly points: number;
  readonly seat: number;
}

const WIDTH = 390;
const HEIGHT = 146;
const EDGE = 16;
const TOP = 48;
const BASE = HEIGHT - 22;
/** The size of my sign, and of its drawing. */
const SIGN = 22;
const PAWN = 28;

export function HistogramView({ distribution, points, seat }: HistogramProps): JSX.Element {
  const { bins, width } = histogramOf(distribution, points);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const bar = (WIDTH - 2 * EDGE) / bins.length;
  const x = (at: number) => EDGE + ((at - (bins[0]?.from ?? 0)) / width) * bar;
  const y = (count: number) => BASE - ((BASE - TOP) * count) / most;
  const mine = bins.findIndex(({ from }) => points >= from && points < from + width);
  const middle = middleOf(distribution);
  const middleX = x(middle + 0.5);
  const last = bins.at(-1)?.from ?? 0;
  const words = t('daily.chart', {
    count: countOf(distribution),
    from: bins[0]?.from ?? 0,
    to: last + width - 1,
    middle,
    points,
    share: Math.round(shareBehind(distribution, points)),
  });
  const sign = `translate(${EDGE + (mine + 0.5) * bar - SIGN / 2} ${y(bins[mine]?.count ?? 0) - SIGN - 3}) scale(${SIGN / PAWN})`;
  const step = Math.max(1, Math.ceil(bins.length / 7));
  return (
    <div class="daily-chart" role="img" aria-label={words}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bins.map(({ from, count }, i) => (
          <rect
            key={from}
            class={i === mine ? 'mine' : i < mine ? 'behind' : 'ahead'}
            x={EDGE + i * bar + 1.5}
            y={y(count)}
            width={bar - 3}
            height={BASE - y(count)}
          />
        ))}
        <path class="middle" d={`M${middleX} 20V${BASE}`} />
        <text x={Math.min(WIDTH - 50, Math.max(50, middleX))} y={14}>
          {t('daily.middle', { points: middle })}
        </text>
        <path class="base" d={`M${EDGE} ${BASE}H${WIDTH - EDGE}`} />
        {bins.map(({ from }, i) =>
          i % step === 0 ? (
            <text key={from} x={EDGE + i * bar + (width === 1 ? bar / 2 : 0)} y={HEIGHT - 6}>
              {from}
            </text>
          ) : null,
        )}
        <g transform={sign}>
          <Pawn seat={seat} />
        </g>
      </svg>
    </div>
  );
}
