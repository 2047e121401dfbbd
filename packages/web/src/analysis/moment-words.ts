/** What is said of the three moments, and whose they are. */

import '@tokaido/words/locales/en/analysis';
import type { Moment } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { TableModel } from '../table/model.ts';
import { signedPercent, signedPoints } from './figures.ts';

type Known = Pick<TableModel, 'you' | 'info' | 'scores' | 'seen'>;

/** My own seat where this device has one; else that of the winner: whoever only watched is told of them. */
export function momentsSeat({ you, info, scores }: Known): number {
  const isMine = you.value >= 0 && info.value.isShared !== true;
  return isMine ? you.value : (scores.value.find(({ place }) => place === 1)?.seat ?? 0);
}

export function momentTitle(model: Known, seat: number): string {
  const { you, info } = model;
  if (seat === you.value && info.value.isShared !== true) return t('analysis.three');
  return t('analysis.three.of', { name: info.value.seats[seat]?.name ?? '' });
}

/** `−3.1 points`, `+2.8 over the next best`, `+11% win share`. */
export function worthOf(kind: 'costliest' | 'best' | 'luckiest', { worth }: Pick<Moment, 'worth'>): string {
  if (kind === 'luckiest') return t('analysis.three.luckiest.worth', { share: signedPercent(worth.value) });
  const points = signedPoints(kind === 'costliest' ? -worth.value : worth.value);
  return t(`analysis.three.${kind}.worth`, { points });
}
