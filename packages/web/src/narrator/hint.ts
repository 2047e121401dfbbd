/** A hint with its reasons in words; for the command line, and for the key where nobody sees the sheet. */

import '@tokaido/words/locales/en/narrator';
import { t } from '@tokaido/words';
import type { GameClient } from '../table/game.ts';
import type { TableModel } from '../table/model.ts';

/** Empty where the decision was taken before the answer came: the device may be in other hands by then. */
export async function askHint(
  model: Pick<TableModel, 'seen' | 'info' | 'hint'>,
  game: Pick<GameClient, 'loadHintText'>,
): Promise<string> {
  const seen = model.seen.peek();
  const [hint, text] = await Promise.all([model.hint(), game.loadHintText()]);
  if (seen === null || model.seen.peek()?.turn?.number !== seen.turn?.number) return '';
  if (hint === null) return t('tell.noHint');
  return text.say(hint, seen, model.info.peek()).join(' ');
}
