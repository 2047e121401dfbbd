/** The die as it rolls, and a bet: what was staked, what came back, and what is won or lost by it. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { die, ResultScene } from '../../../art/results.tsx';
import { motionFactor } from '../../../table/pace.ts';
import { signed } from '../../decisions/worth.tsx';
import { type OfType } from './account.ts';
import { ROLL } from './motion.ts';
import './dice.css';

const FACES = 5;
const FACE_MS = 90;

export function DiePicture({ face }: { readonly face: number }): JSX.Element {
  const shown = useRolling(face);
  return <ResultScene name="gaming-room" sign={die(shown)} />;
}

/** Other faces for a while, then the one that was rolled. */
function useRolling(face: number): number {
  const factor = motionFactor();
  const [turns, setTurns] = useState(factor === 0 ? 0 : Math.floor(ROLL / FACE_MS));
  useEffect(() => {
    if (turns === 0) return undefined;
    const timer = setTimeout(() => setTurns(turns - 1), FACE_MS * factor);
    return () => clearTimeout(timer);
  }, [turns]);
  return (face + turns * 2) % FACES;
}

/** The same figures as the table of odds: the gain is what is left of it without the stake. */
export function Bet({ bets }: { readonly bets: readonly OfType<'coins'>[] }): JSX.Element {
  const stake = bets.reduce((sum, { coins }) => sum - Math.min(0, coins), 0);
  const back = bets.reduce((sum, { coins }) => sum + Math.max(0, coins), 0);
  const gain = back - stake;
  return (
    <dl class="bet">
      {stake > 0 && <Sum name={t('results.stake')} value={-stake} />}
      <Sum name={t('results.back')} value={back} />
      {stake > 0 && <Sum name={t(gain < 0 ? 'results.loss' : 'results.net')} value={gain} isTotal />}
    </dl>
  );
}

interface SumProps {
  readonly name: string;
  readonly value: number;
  readonly isTotal?: boolean;
}

function Sum({ name, value, isTotal = false }: SumProps): JSX.Element {
  return (
    <div class={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>{signed(value)}</dd>
    </div>
  );
}
