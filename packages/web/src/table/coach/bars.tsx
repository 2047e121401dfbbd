/** The expected final points of every choice as bars, with what they may be off by; they settle while games are played. */

import type { Hint } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { SaidValue } from '@tokaido/words/coach';
import { byPoints, sayBasis, sayPoints, sayShort, scaleOf } from '@tokaido/words/coach';
import type { JSX } from 'preact';
import type { PointsSoFar } from '../../worker/messages.ts';
import { Row, Seal } from './choices.tsx';
import type { CoachProps } from './coach-props.ts';

interface BarsProps extends CoachProps {
  readonly hint: Hint;
  readonly points: PointsSoFar | null;
}

export function Bars(props: BarsProps): JSX.Element {
  const { points } = props;
  const { advice = null, done = 0, all = 0 } = points ?? {};
  return (
    <div class="coach-body">
      {done < all || points === null ? (
        <p class="coach-foot">
          <progress max={Math.max(1, all)} value={done} aria-label={t('coach.bars')} />{' '}
          {points === null ? t('coach.thinking') : t('coach.progress', { done, all })}
        </p>
      ) : null}
      {advice !== null && (
        <>
          <ol class="coach-choices">
            {byPoints(advice).map((value, i) => (
              <li key={value.words}>
                <Bar {...props} value={value} scale={scaleOf(advice)} isMost={i === 0} />
              </li>
            ))}
          </ol>
          <p class="coach-foot">{sayBasis(advice)}</p>
        </>
      )}
    </div>
  );
}

interface BarProps extends BarsProps {
  readonly value: SaidValue;
  readonly scale: ReturnType<typeof scaleOf>;
  readonly isMost: boolean;
}

/** Standard errors on each side. */
const SHOWN = 2;

function Bar({ value, scale, isMost, ...props }: BarProps): JSX.Element {
  const { hint, words, picture } = props;
  const percent = (points: number) => `${(100 * points) / scale.room}%`;
  const rank = hint.choices.findIndex(({ action }) => action === value.words);
  return (
    <Row {...props} action={value.words}>
      <Seal rank={rank} />
      {picture(value.words)}
      <span class="coach-text">
        <span class="coach-name">{words.name(value.words)}</span>
        <span class="coach-number">
          <b>{sayPoints(value)}</b> <small>{sayShort(value, isMost)}</small>
        </span>
        <span class="coach-bar" aria-hidden="true">
          <i style={{ width: percent(value.total - scale.from) }} />
          <s
            style={{
              left: percent(Math.max(0, value.total - SHOWN * value.totalError - scale.from)),
              width: percent(2 * SHOWN * value.totalError),
            }}
          />
        </span>
      </span>
    </Row>
  );
}
