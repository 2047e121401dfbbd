/** Messages as text. The updates of one entry differ by little, so what they have in common is put into text once. */

import type { ServerMessage } from './messages.ts';

/** Parts that several messages share, by the object itself: none of them ever changes. */
const TEXTS = new WeakMap<object, string>();

function shared(part: object): string {
  const known = TEXTS.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  TEXTS.set(part, text);
  return text;
}

/** The same as `JSON.stringify`, but for the order of fields. */
export function messageText(message: ServerMessage): string {
  if (message.t !== 'update') return JSON.stringify(message);
  const { n, news, info, patch, view, turn, clock, banks } = message;
  let text = `{"t":"update","n":${n},"news":${shared(news)}`;
  if (info !== undefined) text += `,"info":${shared(info)}`;
  if (patch !== undefined) text += `,"patch":${shared(patch)}`;
  if (view !== undefined) text += `,"view":${JSON.stringify(view)}`;
  if (banks !== undefined) text += `,"banks":${JSON.stringify(banks)}`;
  return `${text},"turn":${JSON.stringify(turn)},"clock":${JSON.stringify(clock)}}`;
}
