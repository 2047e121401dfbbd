/** What an action of Duo would do, before it is taken. */

import { sayChange } from '../change.ts';
import { sentence, t } from '../messages/index.ts';
import { sayAction } from './actions.ts';
import { forecast } from './forecast.ts';
import type { Seen } from './seen.ts';

export function sayPreview(action: string, seen: Seen): string {
  const { name, note } = sayAction(action, seen);
  const change = sayChange(forecast(seen, action));
  const said = [change === '' ? t('see.plain', { name }) : t('see.action', { name, change })];
  if (note !== undefined) said.push(note.endsWith('.') ? note : t('see.plain', { name: note }));
  return said.map(sentence).join(' ');
}
