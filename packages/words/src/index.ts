/** All text that people read: messages in four languages, and sentences for what happens in each game. */

export * from './messages/index.ts';
export type { Values } from './messages/message.ts';
export { format, parse, valuesOf } from './messages/message.ts';
