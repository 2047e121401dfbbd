/**
 * What the player has chosen, stored on the device. Each setting is a signal: reading its `value` subscribes to it,
 * setting it stores it. A stored value that no longer makes sense falls back to the default.
 */

import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { deviceStorage, onStorageChange } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** How fast the moves of others are shown. */
export const PACES = ['normal', 'double', 'instant'] as const;
export const LANGUAGES = ['auto', 'en', 'es', 'fr', 'ja', 'xx'] as const;
/** The games of a quick table. */
export const GAMES = ['tokaido', 'duo'] as const;
/** The levels of the bots, weakest first; a test holds them and the default one against those of the bots. */
export const LEVEL_IDS = ['pilgrim', 'porter', 'innkeeper', 'merchant', 'daimyo'] as const;

/** The tempers of the bots, held against theirs in the same way. */
export const TEMPER_IDS = ['collector', 'stroller', 'devout'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** `auto` follows the browser. */
  readonly locale: (typeof LANGUAGES)[number];
  readonly pace: (typeof PACES)[number];
  /** One tap walks; otherwise the first tap only shows what would happen. */
  readonly oneTap: boolean;
  /** The line "before you move again". */
  readonly turnCost: boolean;
  /** Loudness, 0 to 1. */
  readonly sound: number;
  readonly ambience: number;
  readonly haptics: boolean;
  /** A notification of the device when it is my turn at an online table. */
  readonly notify: boolean;
  /** Single-letter keys at the table. */
  readonly shortcuts: boolean;
  readonly leftHand: boolean;
  /** Wider letters, words and lines. */
  readonly spacing: boolean;
  /** The coach, who helps when asked: in games on this device and at tables that are not listed. */
  readonly coach: boolean;
  /** Whatever comes up for the first time in a game on this device is explained in a line. */
  readonly explain: boolean;
  /** Tables open in the narrator view. */
  readonly narrator: boolean;
  /** The level of the bots at a quick table. */
  readonly level: (typeof LEVEL_IDS)[number];
  /** How the others at a table read my name; empty for a made-up one. */
  readonly name: string;
  /** The last quick table, to offer the same again. */
  readonly game: (typeof GAMES)[number];
  readonly bots: number;
  readonly boxes: string;
}
export type SettingName = keyof Settings;

const DEFAULTS: Settings = {
  theme: 'auto',
  locale: 'auto',
  pace: 'normal',
  oneTap: false,
  turnCost: true,
  sound: 0.6,
  ambience: 0,
  haptics: true,
  notify: false,
  shortcuts: true,
  leftHand: false,
  spacing: false,
  coach: true,
  explain: true,
  narrator: false,
  level: 'porter',
  name: '',
  game: 'tokaido',
  bots: 3,
  boxes: '',
};

type Check = (value: unknown) => boolean;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);

const CHECKS: Readonly<Record<SettingName, Check>> = {
  theme: oneOf(THEMES),
  locale: oneOf(LANGUAGES),
  pace: oneOf(PACES),
  oneTap: isBoolean,
  turnCost: isBoolean,
  sound: isShare,
  ambience: isShare,
  haptics: isBoolean,
  notify: isBoolean,
  shortcuts: isBoolean,
  leftHand: isBoolean,
  spacing: isBoolean,
  coach: isBoolean,
  explain: isBoolean,
  narrator: isBoolean,
  level: oneOf(LEVEL_IDS),
  name: (value) => typeof value === 'string' && value.trim() === value && value.length <= 24,
  game: oneOf(GAMES),
  bots: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 4,
  boxes: oneOf(['', 'crossroads', 'crossroads,matsuri']),
};

const NAME = 'settings';

/** Version 0.1.0 had four speeds in their place. */
const PACE_OF_SPEED: Readonly<Record<string, Settings['pace']>> = { brisk: 'double', instant: 'instant' };

/** The settings in a stored value; whatever is broken or unknown in it is left at its default. */
export function readSettings(stored: unknown): Settings {
  const found: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  // Whoever was here before there were explanations knows the game.
  if (Object.keys(found).length > 0) found['explain'] ??= false;
  found['pace'] ??= PACE_OF_SPEED[String(found['speed'])];
  // Before there was a coach there was a button for a hint.
  found['coach'] ??= found['hints'];
  const read = Object.entries(DEFAULTS).map(([name, preset]) => {
    const value = found[name];
    return [name, CHECKS[name as SettingName](value) ? value : preset];
  });
  return Object.fromEntries(read) as Settings;
}

type Signals = { readonly [K in SettingName]: Signal<Settings[K]> };
const start = readSettings(deviceStorage.get(NAME));

/** All settings by name. */
export const settings = Object.fromEntries(
  Object.entries(start).map(([name, value]) => [name, signal(value)]),
) as unknown as Signals;

export function setting<K extends SettingName>(name: K): Signal<Settings[K]> {
  return settings[name];
}

/** All values as they are now. */
export function allSettings(): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { value }]) => [name, value]),
  ) as unknown as Settings;
}

/** Stores every change from now on, and takes over changes made in another tab. */
export function persistSettings(): void {
  // Where nothing can be stored, the choices last as long as the page.
  effect(() => void deviceStorage.set(NAME, allSettings()));
  onStorageChange(NAME, (value) => assign(readSettings(value)));
}

export function resetSettings(): void {
  assign(DEFAULTS);
}

function assign(values: Settings): void {
  for (const [name, value] of Object.entries(values)) {
    (settings[name as SettingName] as Signal<unknown>).value = value;
  }
}
