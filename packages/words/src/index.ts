/** All text that people read: messages in four languages, and sentences for what happens in each game. */

export { sayChange } from './change.ts';
export type { Forecaster } from './forecast.ts';
export { forecast, NOTHING, nextDecision } from './forecast.ts';
export * from './messages/index.ts';
export type { Values } from './messages/message.ts';
export { format, parse, valuesOf } from './messages/message.ts';
export { botName, colorName, nameAtSeat, seatName } from './seat-names.ts';
export type { Forecast, JournalLine, Phrase, Seated, SeenState } from './seen.ts';
