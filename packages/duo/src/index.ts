/** Tokaido Duo: the rules, the board, and the tables that clients need to put words and pictures to ids. */

export { artistGoals, companies, companyIn, giftIcons } from './artist.ts';
export type { Basis, Confidence, Known } from './data/basis.ts';
export { BASIS } from './data/basis.ts';
export type { Board, RouteEntry, StartEntry, StationEntry } from './data/board.ts';
export { RECONSTRUCTED } from './data/board.ts';
export { boardFromJson, checkBoard } from './data/check-board.ts';
export {
  CHARACTERS,
  COINS_PER_SLAB,
  COLORS,
  ICONS,
  PAINTINGS,
  STATION_TYPES,
  WARE_COUNTS,
  WARE_LIMIT,
  WARES,
  WAVES,
} from './data/components.ts';
export type { Drawing, Point } from './data/drawing.ts';
export { AREA_NAMES, STATION_NAMES, TOWN_NAMES } from './data/names.ts';
export type { DuoDecision } from './decisions.ts';
export { TRIGGERS } from './ending.ts';
export type { Event } from './events.ts';
export { createDuo, duo } from './game.ts';
export type { Island } from './island.ts';
export { merchantGoals } from './merchant.ts';
export type { Options } from './options.ts';
export { DEFAULT_OPTIONS, FIRST } from './options.ts';
export { dropPartialActions } from './partial-actions.ts';
export { addPilgrimMoves } from './pilgrim.ts';
export type { Reason } from './reasons.ts';
export { commerce, culture, faith } from './scoring.ts';
export type { Player, State } from './state.ts';
export { inBag, stored } from './state.ts';
export { hasWave, wareLimit } from './waves.ts';
