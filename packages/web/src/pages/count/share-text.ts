/** A result as text, to pass on. */

import '@tokaido/words/locales/en/count';
import type { Score } from '@tokaido/kernel';
import { locale, t } from '@tokaido/words';
import type { Settings } from '../../app/settings.ts';
import { ranked } from '../../table/end/ranking.ts';

export function shareText(
  game: Settings['game'],
  scores: readonly Score[],
  nameOfSeat: (seat: number) => string,
  day: Date = new Date(),
): string {
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(day);
  return [
    t('count.text.title', { game: t(`home.game.${game}`), date }),
    ...ranked(scores).map(({ seat, place, points }) =>
      t('count.text.line', { place, name: nameOfSeat(seat), n: points }),
    ),
  ].join('\n');
}
