/** Everybody's chance to win over the game, above the bar and on its x axis; and the same as a table. */

import '@tokaido/words/locales/en/analysis';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useAsync } from '../app/use-async.ts';
import { Pawn } from '../art/art.tsx';
import { useSeatSigns } from '../art/seat-colors.tsx';
import { FiguresTable } from '../table/end/figures-table.tsx';
import type { ChartSize } from './chart-shape.ts';
import { lineOf, positionAt, signPlaces, xAt, yAt } from './chart-shape.ts';
import { percent } from './figures.ts';
import { seatName } from './names.ts';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { partEnds } from './shown-analysis.ts';
import { useWidth } from './use-width.ts';
import './chart.css';

interface ChartProps {
  readonly analysis: ReplayAnalysis;
  readonly height: number;
}

const TOP = 20;
const FOOT = 6;
const PAWN = 18;
/** Pixels. */
const ROOM_FOR_NAME = 48;

export function ChanceChart({ analysis, height }: ChartProps): JSX.Element | null {
  const { shown, replay, isAsking } = analysis;
  if (shown.value === null || isAsking.value) return null;
  const { chances } = shown.value;
  const now = chances[replay.at.value];
  return (
    <section class="chances" aria-label={t('analysis.chart')}>
      <header>
        <h2>{t('analysis.chart')}</h2>
        {now !== undefined && (
          <ul>
            {now.map((share, seat) => (
              <li key={seat}>
                <Pawn seat={seat} />
                <span class="sr-only">{seatName(replay, seat)}</span>
                <b>{percent(share)}</b>
              </li>
            ))}
          </ul>
        )}
      </header>
      <Lines analysis={analysis} height={height} />
      <Numbers analysis={analysis} />
    </section>
  );
}

function Lines({ analysis, height }: ChartProps): JSX.Element {
  const { shown, replay, transport, seat } = analysis;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const signOf = useSeatSigns();
  const view = useAsync(() => replay.game.loadEndScreen(), []);
  const chances = shown.value?.chances ?? [];
  const moves = shown.value?.moves ?? [];
  const end = Math.max(1, transport.end.value);
  const size: ChartSize = { width, height, top: TOP, foot: FOOT };
  const seats = chances[0]?.map((_, each) => each) ?? [];
  // My own line lies over the others.
  const order = seats.toSorted((a, b) => Number(a === seat.value) - Number(b === seat.value));
  const places = signPlaces(chances, seats.length);
  const ends = partEnds(moves);
  const startOf = (part: number) => xAt(ends[part - 1] ?? 0, end, width);
  const widthOf = (part: number) => xAt(ends[part] ?? 0, end, width) - startOf(part);
  const here = xAt(Math.min(replay.at.value, end), end, width);
  return (
    <div
      ref={frame}
      class="chances-frame"
      onPointerDown={({ clientX, currentTarget }) => {
        const { left } = currentTarget.getBoundingClientRect();
        transport.goTo(positionAt(clientX - left, end, width));
      }}
    >
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <path class="chances-level" d={`M0 ${yAt(share, size)}H${width}`} />
              <text class="chances-word" x={0} y={yAt(share, size) - 3}>
                {share === 0 ? '' : percent(share)}
              </text>
            </g>
          ))}
          {ends.map((position, part) => (
            <g key={part}>
              {position < end && (
                <path class="chances-part" d={`M${xAt(position, end, width)} ${TOP - 12}V${height - FOOT}`} />
              )}
              {view.state === 'here' && widthOf(part) >= ROOM_FOR_NAME && (
                <text class="chances-word middle" x={startOf(part) + widthOf(part) / 2} y={TOP - 8}>
                  {view.value.analysisView.partName(part + 1)}
                </text>
              )}
            </g>
          ))}
          {order.map((each) => {
            const line = lineOf(chances, each, end, size);
            const own = each === seat.value ? ' own' : '';
            return (
              <g key={each}>
                <path class={`chances-rim${own}`} d={line} />
                <path class={`chances-line of-${signOf(each)}${own}`} d={line} />
              </g>
            );
          })}
          {seats.map((each) => {
            const position = places[each] ?? 0;
            const [x, y] = [xAt(position, end, width), yAt(chances[position]?.[each] ?? 0, size)];
            return (
              <svg
                key={each}
                x={x - PAWN / 2}
                y={y - PAWN / 2}
                width={PAWN}
                height={PAWN}
                viewBox="0 0 28 28"
              >
                <use href={`#pawn-${signOf(each)}`} />
              </svg>
            );
          })}
          <path class="chances-here" d={`M${here} ${TOP - 14}V${height}`} />
        </svg>
      )}
    </div>
  );
}

function Numbers({ analysis }: Pick<ChartProps, 'analysis'>): JSX.Element {
  const { shown, replay, transport } = analysis;
  const isOpen = useSignal(false);
  const chances = shown.value?.chances ?? [];
  return (
    <FiguresTable
      label={t('analysis.chart.table')}
      onToggle={(open) => {
        isOpen.value = open;
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('analysis.column.move')}</th>
          {chances[0]?.map((_, seat) => (
            <th key={seat} scope="col">
              <Pawn seat={seat} />
              <span>{seatName(replay, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(isOpen.value ? chances : []).map((shares, position) => (
          <tr key={position}>
            <th scope="row">
              <button
                type="button"
                aria-label={t('analysis.chart.go', { n: position })}
                onClick={() => transport.goTo(position)}
              >
                {position}
              </button>
            </th>
            {shares.map((share, seat) => (
              <td key={seat}>{percent(share)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
