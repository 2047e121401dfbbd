/**
 * Notices in words. They are made here and sent ready to be shown: the service worker of the client stays a plain file
 * without catalogues, and the push service in between cannot read what is encrypted for the device.
 */

import type { Table } from '@tokaido/table';
import { format } from '@tokaido/words';
import en from '@tokaido/words/locales/en/push.json' with { type: 'json' };
import es from '@tokaido/words/locales/es/push.json' with { type: 'json' };
import fr from '@tokaido/words/locales/fr/push.json' with { type: 'json' };
import ja from '@tokaido/words/locales/ja/push.json' with { type: 'json' };
import type { Notice } from './notices.ts';

const WORDS: Readonly<Record<PushLanguage, typeof en>> = { en, es, fr, ja };

export const PUSH_LANGUAGES = ['en', 'es', 'fr', 'ja'] as const;
type PushLanguage = (typeof PUSH_LANGUAGES)[number];

/** What a device is sent; its service worker shows it. Fields are only ever added. */
export interface PushMessage {
  readonly kind: Notice['kind'];
  readonly table: string;
  readonly title: string;
  readonly body: string;
  /** Where a touch of the notice leads. */
  readonly path: string;
}

/** A notice for the person on a seat, in a language. */
export function pushMessage(notice: Notice, table: Table, seat: number, language: string): PushMessage {
  const spoken = PUSH_LANGUAGES.find((known) => known === language) ?? 'en';
  const words = WORDS[spoken];
  const names = table.seats.flatMap(({ kind, name }, i) => (kind === 'person' && i !== seat ? [name] : []));
  // British lists have no comma before the last word.
  const list = new Intl.ListFormat(spoken === 'en' ? 'en-GB' : spoken).format(names);
  const hours = notice.kind === 'deadline' ? notice.hours : 0;
  const body = words[`push.${notice.kind}.${names.length > 0 ? 'with' : 'alone'}`];
  const goal = notice.kind === 'rematch' ? (table.next ?? table.id) : table.id;
  return {
    kind: notice.kind,
    table: table.id,
    title: format(words[`push.${notice.kind}`], { hours }, spoken),
    body: format(body, { names: list }, spoken),
    path: `/t/${goal}`,
  };
}
