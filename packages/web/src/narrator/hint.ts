/** What our best player would do, in words; for the command line, and for the key where no bar can show it. */

import '@tokaido/words/locales/en/narrator';
import { t } from '@tokaido/words';
import type { GameText } from '../table/game.ts';
import type { TableModel } from '../table/model.ts';

/** Empty where the decision was taken before the answer came: the device may be in other hands by then. */
export async function askHint(
  model: Pick<TableModel, 'seen' | 'info' | 'hint'>,
  text: Pick<GameText, 'action'>,
): Promise<string> {
  const seen = model.seen.peek();
  const hint = await model.hint();
  if (seen === null || model.seen.peek()?.turn?.number !== seen.turn?.number) return '';
  if (hint === null) return t('tell.noHint');
  const { name } = text.action(hint.action, seen, model.info.peek());
  const points = Math.round(hint.ahead ?? 0);
  return points > 0 ? t('tell.hint.ahead', { name, points }) : t('tell.hint', { name });
}
