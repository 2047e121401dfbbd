/** The last table that was set up on this device, so that the page opens as it was left. */

import type { Pace, SeatPlan } from '@tokaido/table';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import { LEVEL_IDS } from '../../app/settings.ts';
import type { Choice, Draft } from './draft.ts';
import { CORRESPONDENCE_DAYS, newDraft, PACES } from './draft.ts';

const KEY = 'tokaido.newTable';

export function keptDraft(level: string): Draft {
  try {
    return parseDraft(localStorage.getItem(KEY), level);
  } catch {
    return newDraft(level);
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing is kept where the browser keeps nothing.
  }
}

type Stored = Partial<Record<keyof Draft, unknown>>;

/** The stored draft, each part that no longer makes sense replaced by that of a new one. */
export function parseDraft(text: string | null, level: string): Draft {
  const usual = newDraft(level);
  const stored = storedFields(text);
  const seats = Array.isArray(stored.seats) ? stored.seats.filter(isSeat) : [];
  const flag = (name: 'listed' | 'chat' | 'takeover') => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : usual[name];
  };
  return {
    ...parseChoice(stored),
    seats: isRound(seats, usual.seats.length) ? seats : usual.seats,
    pace: isPace(stored.pace) ? stored.pace : usual.pace,
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

function storedFields(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isSeat(value: unknown): value is SeatPlan {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'bot') return 'level' in value && LEVEL_IDS.some((level) => level === value.level);
  return value.kind === 'me' || value.kind === 'open' || value.kind === 'closed';
}

function isRound(seats: readonly SeatPlan[], length: number): boolean {
  return seats.length === length && seats.filter(({ kind }) => kind === 'me').length === 1;
}

function isPace(value: unknown): value is Pace {
  const text = JSON.stringify(value);
  const slow = CORRESPONDENCE_DAYS.map((days): Pace => ({ kind: 'correspondence', days }));
  return [PACES.none, PACES.live, ...slow].some((pace) => JSON.stringify(pace) === text);
}
