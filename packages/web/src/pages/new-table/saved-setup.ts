/** The last table that was set up on this device, so that the page opens as it was left. */

import type { Pace, SeatPlan } from '@tokaido/table';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import type { Settings } from '../../app/settings.ts';
import { GAMES, LEVEL_IDS } from '../../app/settings.ts';
import { deviceStorage } from '../../app/storage.ts';
import { botPlan } from './bot-plan.ts';
import type { Choice, Draft } from './draft.ts';
import { CORRESPONDENCE_DAYS, newDraft, PACES } from './draft.ts';
import type { DuoDraft } from './duo-draft.ts';
import { FIRSTS } from './duo-draft.ts';

const NAME = 'newTable';

/** `game` is the one that was played last. */
export function savedDraft(level: string, game: Settings['game']): Draft {
  return { ...parseDraft(deviceStorage.get(NAME), level), game };
}

export function saveDraft(draft: Draft): void {
  deviceStorage.set(NAME, draft);
}

type Stored = Partial<Record<keyof Draft, unknown>>;

/** The stored draft, each part that no longer makes sense replaced by that of a new one. */
export function parseDraft(saved: unknown, level: string): Draft {
  const preset = newDraft(
    level,
    GAMES.find((game) => game === (saved as Stored | null)?.game),
  );
  const stored: Stored = typeof saved === 'object' && saved !== null ? saved : {};
  const seats = Array.isArray(stored.seats) ? stored.seats.filter(isSeat).map(knownTemper) : [];
  const flag = (name: 'listed' | 'chat' | 'takeover') => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : preset[name];
  };
  return {
    ...parseChoice(stored),
    game: preset.game,
    duo: parseDuo(stored.duo, preset.duo),
    seats: isRound(seats, preset.seats.length) ? seats : preset.seats,
    pace: isPace(stored.pace) ? stored.pace : preset.pace,
    listed: flag('listed'),
    chat: flag('chat'),
    takeover: flag('takeover'),
    level,
  };
}

export function parseChoice(stored: Partial<Record<keyof Choice, unknown>>): Choice {
  const known = (value: unknown, all: ReadonlyMap<string, unknown>) =>
    Array.isArray(value) ? [...all.keys()].filter((id) => value.includes(id)) : [];
  const tiles = stored.tiles;
  return {
    boxes: known(stored.boxes, BOXES),
    variations: known(stored.variations, VARIATIONS),
    tiles: tiles === 3 || tiles === 'any' ? tiles : 2,
  };
}

function parseDuo(saved: unknown, preset: DuoDraft): DuoDraft {
  const stored = (saved ?? {}) as Partial<Record<keyof DuoDraft, unknown>>;
  const seats = Array.isArray(stored.seats) ? stored.seats.filter(isSeat).map(knownTemper) : [];
  const isWhole = isRound(seats, preset.seats.length) && !seats.some(({ kind }) => kind === 'closed');
  return {
    seats: isWhole ? seats : preset.seats,
    first: FIRSTS.find((first) => first === stored.first) ?? preset.first,
  };
}

function isSeat(value: unknown): value is SeatPlan {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'bot') return 'level' in value && LEVEL_IDS.some((level) => level === value.level);
  return value.kind === 'me' || value.kind === 'open' || value.kind === 'closed';
}

/** A temper of another edition is left out. */
function knownTemper(seat: SeatPlan): SeatPlan {
  return seat.kind === 'bot' ? botPlan(seat.level, seat.temper) : seat;
}

function isRound(seats: readonly SeatPlan[], length: number): boolean {
  return seats.length === length && seats.filter(({ kind }) => kind === 'me').length === 1;
}

function isPace(value: unknown): value is Pace {
  const text = JSON.stringify(value);
  const slow = CORRESPONDENCE_DAYS.map((days): Pace => ({ kind: 'correspondence', days }));
  return [PACES.none, PACES.live, ...slow].some((pace) => JSON.stringify(pace) === text);
}
