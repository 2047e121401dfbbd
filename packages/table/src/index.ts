/** The table as every program shares it: what happens there, who may ask what of it, and in which messages. */

export type { Presence } from './audience.ts';
export { NEWS_IN_WELCOME } from './audience.ts';
export { botSeed } from './bot-seed.ts';
export { branchMatch, branchStartError, recordsOf } from './branch-match.ts';
export type { BranchStart } from './branch-start.ts';
export { branching } from './branching.ts';
export { EXTENSION, EXTENSIONS } from './clock.ts';
export { GRACE, MOST_BOARD, PHRASES, PROTOCOL } from './constants.ts';
export type { BotThought, DailyRefusal, DailyResult } from './daily-check.ts';
export { checkDaily } from './daily-check.ts';
export { dailyTableId, dateOfDailyTable } from './daily-id.ts';
export type { DailyDay, DailyRoad, DailySource } from './daily-road.ts';
export { dailyDay, dailyRoad, dailyWindow, dateOf, dayOf, FIRST_DAY, roadNumber } from './daily-road.ts';
export type { DailyStart } from './daily-start.ts';
export { dailyStart } from './daily-start.ts';
export { dailyTable } from './daily-table.ts';
export type { Answer, Decided, World } from './decide.ts';
export {
  askedBy,
  botEntry,
  botToMove,
  decide,
  decideSit,
  isLate,
  legalWords,
  MANY_ENTRIES,
  mayUndo,
  refuse,
} from './decide.ts';
export { boardFromText, duoTable } from './duo.ts';
export type { By, Entry, EntryOf, Sitter } from './entries.ts';
export type { AnyGame, TableGame } from './games.ts';
export { addBots, addGame, findGame, gameIds, gameOf, playedGame } from './games.ts';
export { HOST_ABSENCE } from './hosts.ts';
export type { Listener, Perspective } from './listener.ts';
export { keyListener } from './listener.ts';
export type { Happened } from './log.ts';
export { foldLog, foldTable } from './log.ts';
export type { Append, LogStore } from './log-store.ts';
export type { Match, Played, Told } from './match.ts';
export { messageText } from './message-text.ts';
export {
  BranchInfo,
  ClientMessage,
  Clock,
  Command,
  News,
  REFUSALS,
  Refused,
  Said,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Turn,
  UndoInfo,
} from './messages.ts';
export { Mover } from './mover.ts';
export { OpenTable, openTableOf } from './open-table.ts';
export type { Opening, Place } from './opening.ts';
export { beganEntry, openingEntries } from './opening.ts';
export type { Patch, Path } from './patch.ts';
export { applyPatch, diff } from './patch.ts';
export { Pace, Plan, SeatPlan } from './plan.ts';
export { planError } from './plan-error.ts';
export { recordOf, recordText } from './record.ts';
export type { Asker, Done, RoomOptions } from './room.ts';
export { Room } from './room.ts';
export { addSharedTableRules, entryByItself } from './shared-table-rules.ts';
export { sitDown } from './sit-down.ts';
export { snapshotOf, tableFromSnapshot } from './snapshot.ts';
export type { Seat, Table } from './table.ts';
export {
  applyEntry,
  emptySeat,
  entryAsked,
  gameAt,
  isBotSeat,
  matchOf,
  mixOf,
  openedTable,
  pendingOf,
  rulesAt,
  seatOfKey,
} from './table.ts';
export type { StoredTalk, TalkStore } from './talk.ts';
export { LINES_KEPT } from './talk.ts';
export { changesInfo, clockOf, infoOf, newsOf, turnOf, viewOf, welcomeFor } from './tell.ts';
export type { Step, Timeline } from './timeline.ts';
export { timelineOf } from './timeline.ts';
export { tokaidoTable } from './tokaido.ts';
export { UNDO_ANSWER } from './undo-request.ts';
export { UnplayableRules } from './unplayable-rules.ts';
