/** Who led after each turn and by how much, as bars up and down; and the same as a table. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Pawn } from '../../art/art.tsx';
import { useSeatSigns } from '../../art/seat-colors.tsx';
import { FiguresTable } from '../../table/end/figures-table.tsx';
import { addressAt } from '../../table/replay/address-at.ts';
import type { TableModel } from '../model.ts';
import type { TurnScore } from './history.ts';
import { leadChanges, leads } from './history.ts';
import { nameAt } from './sentences.ts';
import './lead.css';

interface LeadProps {
  readonly model: TableModel;
  readonly turns: readonly TurnScore[];
  /** Whose lead is drawn upward. */
  readonly seat: number;
}

const WIDTH = 536;
const HEIGHT = 190;
const LEFT = 34;
const TOP = 20;
const FOOT = 170;
const PAWN = 22;
/** With more turns than these there is no room for every number. */
const MANY = 30;

/** Where the replay shows it. */
const momentOf = ({ info }: TableModel, move: number) => addressAt(`/r/${info.value.id}`, move);

export function Lead(props: LeadProps): JSX.Element {
  const lead = leads(props.turns, props.seat);
  return (
    <section class="end-lead" aria-labelledby="lead-title">
      <h2 id="lead-title">
        {t('duo.end.lead')} <small>{t('end.leadChanges', { n: leadChanges(lead) })}</small>
      </h2>
      <Bars {...props} lead={lead} />
      <Numbers {...props} />
    </section>
  );
}

function Bars({ model, turns, seat, lead }: LeadProps & { readonly lead: readonly number[] }): JSX.Element {
  const signOf = useSeatSigns();
  const [up, down] = [Math.max(1, ...lead), Math.max(1, ...lead.map((by) => -by))];
  const ground = TOP + ((FOOT - TOP) * up) / (up + down);
  const unit = (FOOT - TOP) / (up + down);
  const step = (WIDTH - LEFT) / Math.max(1, turns.length);
  const middle = (i: number) => LEFT + (i + 0.5) * step;
  const marked = turns.length > 12 ? [0, 5, 11, 17, 23, 29, 35] : [0, turns.length - 1];
  return (
    <svg class="lead" viewBox={`0 0 ${WIDTH} ${HEIGHT + 14}`} aria-hidden="true">
      {lead.map((by, i) => (
        <g key={i}>
          {by !== 0 && (
            <rect
              class={`of-${signOf(by > 0 ? seat : 1 - seat)}`}
              x={LEFT + i * step + 2}
              y={by > 0 ? ground - by * unit : ground}
              width={Math.max(2, step - 4)}
              height={Math.abs(by) * unit}
            />
          )}
          {by !== 0 && turns.length <= MANY && (
            <text class="lead-by" x={middle(i)} y={by > 0 ? ground - by * unit - 5 : ground - by * unit + 14}>
              {Math.abs(by)}
            </text>
          )}
        </g>
      ))}
      <path class="lead-ground" d={`M${LEFT} ${ground}H${WIDTH}`} />
      {turns.map(({ turn, moves }, i) => (
        // For the hand; the table below has the same links for everybody.
        <A key={turn} href={momentOf(model, moves)} class="lead-touch" tabindex={-1}>
          <rect x={LEFT + i * step} y={0} width={step} height={HEIGHT} />
        </A>
      ))}
      <Sign sign={signOf(seat)} y={ground - PAWN - 8} />
      <Sign sign={signOf(1 - seat)} y={ground + 8} />
      {turns.map(
        ({ turn }, i) =>
          marked.includes(i) && (
            <text key={turn} x={middle(i)} y={HEIGHT + 10}>
              {turn}
            </text>
          ),
      )}
    </svg>
  );
}

function Sign({ sign, y }: { readonly sign: string; readonly y: number }): JSX.Element {
  return (
    <svg x={0} y={y} width={PAWN} height={PAWN} viewBox="0 0 28 28">
      <use href={`#pawn-${sign}`} />
    </svg>
  );
}

function Numbers({ model, turns, seat }: LeadProps): JSX.Element {
  const seats = [seat, 1 - seat];
  return (
    <FiguresTable label={t('duo.end.lead')}>
      <thead>
        <tr>
          <th scope="col">{t('duo.end.turn')}</th>
          {seats.map((each) => (
            <th key={each} scope="col">
              <Pawn seat={each} />
              <span>{nameAt(each, model)}</span>
            </th>
          ))}
          <th scope="col">{t('duo.end.leadBy')}</th>
        </tr>
      </thead>
      <tbody>
        {turns.map(({ turn, points, moves }) => {
          const by = (points[seat] ?? 0) - (points[1 - seat] ?? 0);
          const ahead = nameAt(by > 0 ? seat : 1 - seat, model);
          return (
            <tr key={turn}>
              <th scope="row">
                <A href={momentOf(model, moves)}>{turn}</A>
              </th>
              {seats.map((each) => (
                <td key={each}>{points[each]}</td>
              ))}
              <td>{by === 0 ? t('duo.end.even') : `${ahead} +${Math.abs(by)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </FiguresTable>
  );
}
