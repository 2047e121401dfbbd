/** What somebody said at the table: a phrase, which everybody reads in their own language, or a text. */

import { nameOf, sentence, t } from './messages/index.ts';

export interface Speech {
  /** Of whoever spoke, as it was then. */
  readonly name: string;
  /** A phrase by its id, or free text. */
  readonly phrase?: string | undefined;
  readonly text?: string | undefined;
}

export function phraseWords(phrase: string): string {
  return nameOf('online.phrase', phrase);
}

export function speechWords({ phrase, text = '' }: Speech): string {
  return phrase === undefined ? text : phraseWords(phrase);
}

/** With the speaker's name before it. */
export function saySpeech(said: Speech): string {
  return sentence(t('say.said', { name: said.name, text: speechWords(said) }));
}
