/** A page that says why there is nothing to see at an address, and what to do. */

import '@tokaido/words/locales/en/settings';
import { Message } from './message-page.tsx';

const MESSAGES = {
  unknown: { title: 'shell.unknown.title', text: 'shell.unknown.says' },
  'no-game': { title: 'shell.noGame.title', text: 'shell.noGame.says' },
  damaged: { title: 'shell.damaged.title', text: 'shell.damaged.says' },
} as const;

export function MissingPage({ kind }: { readonly kind: keyof typeof MESSAGES }) {
  return <Message {...MESSAGES[kind]} reload={false} journeys />;
}
