/** The scores from inn to inn as lines, with the leader under each inn; and the same as a table. */

import '@tokaido/words/locales/en/end';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Pawn } from '../../art/art.tsx';
import { useSeatSigns } from '../../art/seat-colors.tsx';
import { FiguresTable } from '../../table/end/figures-table.tsx';
import { addressAt } from '../../table/replay/address-at.ts';
import type { Seen, TableModel } from '../model.ts';
import { spaceLabels } from './label-spacing.ts';
import type { Growth } from './legs.ts';
import { leadChanges, leaders } from './legs.ts';
import { nameAt } from './sentences.ts';
import './chart.css';

interface ChartProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly grown: readonly Growth[];
  /** Whether the journey ended in Kyoto. */
  readonly back: boolean;
}

const WIDTH = 372;
const HEIGHT = 200;
const LEFT = 12;
const RIGHT = 316;
const TOP = 14;
const FOOT = 148;
const PAWN = 18;

/** The steps after the start: three inns, the last town, the count there. */
const STEPS = ['inn1', 'inn2', 'inn3', 'town', 'count'] as const;

function stepName(step: (typeof STEPS)[number], back: boolean): string {
  return step === 'town' ? t(back ? 'end.step.kyoto' : 'end.step.edo') : nameOf('end.step', step);
}

/** Where the replay shows it. */
const momentOf = ({ info }: TableModel, move: number) => addressAt(`/r/${info.value.id}`, move);

const xAt = (step: number) => LEFT + ((RIGHT - LEFT) * step) / STEPS.length;

export function Chart(props: ChartProps): JSX.Element {
  const { grown } = props;
  const changes = leadChanges(grown);
  return (
    <section class="end-chart" aria-labelledby="chart-title">
      <h2 id="chart-title">
        {t('end.byLeg')} <small>{t('end.leadChanges', { n: changes })}</small>
      </h2>
      <Lines {...props} />
      <Numbers {...props} />
    </section>
  );
}

function Lines({ model, grown, back }: ChartProps): JSX.Element {
  const signOf = useSeatSigns();
  const most = Math.max(1, ...grown.flatMap(({ after }) => after));
  const yAt = (points: number) => FOOT - ((FOOT - TOP) * points) / most;
  const ends = spaceLabels(
    grown.map(({ after }) => yAt(after.at(-1) ?? 0)),
    PAWN + 1,
    TOP,
    FOOT,
  );
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {STEPS.map((step, i) => (
        <g key={step}>
          <path class="chart-inn" d={`M${xAt(i + 1)} ${TOP - 8}V${FOOT}`} />
          <text class="chart-step" x={xAt(i + 1)} y={FOOT + 17}>
            {stepName(step, back)}
          </text>
        </g>
      ))}
      <path class="chart-ground" d={`M${LEFT} ${FOOT}H${RIGHT}`} />
      {grown.map(({ seat, after }) => {
        const points = [0, ...after].map((n, i) => `${xAt(i)} ${yAt(n)}`).join('L');
        return (
          <g key={seat}>
            <path class="chart-rim" d={`M${points}`} />
            <path class={`chart-line of-${signOf(seat)}`} d={`M${points}`} />
          </g>
        );
      })}
      {grown.map(({ seat, after }, i) => (
        <g key={seat} transform={`translate(${RIGHT + 6} ${(ends[i] ?? 0) - PAWN / 2})`}>
          <svg width={PAWN} height={PAWN} viewBox="0 0 28 28">
            <use href={`#pawn-${signOf(seat)}`} />
          </svg>
          <text class="chart-total" x={PAWN + 6} y={PAWN / 2 + 5}>
            {after.at(-1)}
          </text>
        </g>
      ))}
      <Front grown={grown} />
      {grown.flatMap(({ seat, after, moves }) =>
        after.map((points, i) => (
          // For the hand; the table below has the same links for everybody.
          <A key={`${seat} ${i}`} href={momentOf(model, moves[i] ?? 0)} class="chart-point" tabindex={-1}>
            <circle class={`of-${signOf(seat)}`} cx={xAt(i + 1)} cy={yAt(points)} r={4} />
            <circle class="chart-touch" cx={xAt(i + 1)} cy={yAt(points)} r={12} />
          </A>
        )),
      )}
    </svg>
  );
}

/** Under each inn the sign of the player who led there. */
function Front({ grown }: { readonly grown: readonly Growth[] }): JSX.Element {
  const signOf = useSeatSigns();
  return (
    <>
      {leaders(grown).map((seat, i) =>
        seat === null ? (
          <path key={i} class="chart-even" d={`M${xAt(i + 1) - 5} ${FOOT + 34}h10`} />
        ) : (
          <svg key={i} x={xAt(i + 1) - 8} y={FOOT + 26} width={16} height={16} viewBox="0 0 28 28">
            <use href={`#pawn-${signOf(seat)}`} />
          </svg>
        ),
      )}
      <text class="chart-step chart-front" x={0} y={FOOT + 38}>
        {t('end.inFront')}
      </text>
    </>
  );
}

function Numbers({ model, seen, grown, back }: ChartProps): JSX.Element {
  return (
    <FiguresTable label={t('end.byLeg')}>
      <thead>
        <tr>
          <th scope="col">{t('end.playerColumn')}</th>
          {STEPS.map((step) => (
            <th key={step} scope="col">
              {stepName(step, back)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grown.map(({ seat, after, moves }) => (
          <tr key={seat}>
            <th scope="row">
              <Pawn seat={seat} />
              <span>{nameAt(seat, model, seen)}</span>
            </th>
            {after.map((points, i) => (
              <td key={STEPS[i]}>
                <A href={momentOf(model, moves[i] ?? 0)}>{points}</A>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
