/** The six sides of the die, each with what it does to the purse, and the average once. */

import { t } from '@tokaido/words';
import { Emblem } from '../../art/art.tsx';
import { average, type Face } from './look-ahead.ts';
import { signed } from './worth.tsx';
import './odds.css';

export function Odds({ faces }: { readonly faces: readonly Face[] }) {
  const mean = Math.round(average(faces) * 10) / 10;
  return (
    <>
      <span class="odds">
        {faces.map(({ face, coins }, side) => (
          <span key={side}>
            <Emblem id={`die-${face}`} title={t('sheets.face', { n: face })} />
            <b class={coins > 0 ? 'up' : coins < 0 ? 'down' : ''}>{signed(coins)}</b>
          </span>
        ))}
      </span>
      <small class="odds-mean">
        {t('sheets.odds')} <b>{signed(mean)}</b>
      </small>
    </>
  );
}
