/** The words on the board's seals: a style sheet has none of its own. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import { useEffect } from 'preact/hooks';

export function BoardWords(): null {
  const [best, yours] = [t('puzzles.best'), t('puzzles.yours')];
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--word-best', JSON.stringify(best));
    style.setProperty('--word-played', JSON.stringify(yours));
  }, [best, yours]);
  return null;
}
