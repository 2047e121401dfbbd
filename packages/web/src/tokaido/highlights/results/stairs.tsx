/** The sets that grow, with the new souvenirs as they land on their steps. */

import { SET_POINTS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Legend, Souvenir } from '../../../art/art.tsx';
import type { Stair, Step } from './stairs.ts';
import './stairs.css';

export function Stairs({ stairs }: { readonly stairs: readonly Stair[] }): JSX.Element {
  return (
    <div
      class={stairs.length > 1 ? 'stairs-all several' : 'stairs-all'}
      data-wide={stairs.length > 1 || undefined}
    >
      {stairs.map((stair) => (
        <StairView key={stair.number} stair={stair} isAlone={stairs.length === 1} />
      ))}
    </div>
  );
}

/** As many steps as a set has kinds. */
const KINDS = 4;

function StairView({ stair, isAlone }: { readonly stair: Stair; readonly isAlone: boolean }): JSX.Element {
  const { steps, next, sums, number } = stair;
  const width = Math.max(KINDS, steps.length);
  const isNew = (step: Step) => step.is === 'new';
  const first = steps.findIndex(isNew);
  // A set that begins grows from nothing.
  const shown = first === 0 ? sums.slice(1) : sums;
  return (
    <div class="stair">
      <p class="stair-sums">
        {!isAlone && <small>{t('results.set.label', { n: number })}</small>}
        {shown.map((sum, i) => (
          <span key={i} class={i === shown.length - 1 ? 'now' : undefined}>
            {i > 0 && <i aria-hidden="true">→ </i>}
            <b>{sum}</b>
          </span>
        ))}
        <span>{t('sheets.pointsWord', { n: sums.at(-1) ?? 0 })}</span>
      </p>
      <ol class="stair-steps" style={{ '--steps': String(width) }}>
        {steps.map((step, i) => (
          <li
            key={i}
            class={`step ${step.is}`}
            style={{ '--high': String(step.points), '--after': String(Math.max(0, i - first)) }}
          >
            <Piece step={step} />
            <span class="block">
              <b>{isNew(step) ? `+${step.points}` : step.points}</b>
              <small>{nameOfStep(step)}</small>
            </span>
          </li>
        ))}
        {next !== null && steps.length < width && (
          <li class="step todo" style={{ '--high': String(next.points) }}>
            <span class="block">
              <small>{t('results.next')}</small>
              <b>+{next.points}</b>
              <span class="kinds">
                {next.kinds.map((kind) => (
                  <Souvenir key={kind} kind={kind} title={nameOf('types', kind)} />
                ))}
              </span>
            </span>
          </li>
        )}
        {next !== null &&
          SET_POINTS.slice(steps.length + 1, width).map((points) => (
            <li key={points} class="step todo later" style={{ '--high': String(points) }}>
              <span class="block">
                <b>+{points}</b>
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}

const OFFERING = 'offering';

function Piece({ step: { kind, card } }: { readonly step: Step }): JSX.Element {
  if (card === null) return <Souvenir kind={kind} class="piece" />;
  return kind === OFFERING ? <Legend id={card} class="piece" /> : <Souvenir id={card} class="piece" />;
}

function nameOfStep({ kind, card }: Step): string {
  if (card === null) return nameOf('types', kind);
  return nameOf(kind === OFFERING ? 'legend' : 'souvenir', card);
}
