/**
 * At which tables this device tells its person that it is their turn: a choice for each table, and the setting for those
 * without one.
 */

import { signal } from '@preact/signals';
import { setting } from './settings.ts';
import { deviceStorage, onStorageChange } from './storage.ts';

interface Choice {
  readonly on: boolean;
  /** What the server was last given of this device; empty for nothing. */
  readonly sent: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

type Choices = Readonly<Record<string, Choice>>;

const NAME = 'notices';
/** Tables are deleted by then. */
const MAX_AGE_MS = 400 * 24 * 3600 * 1000;

const choices = signal(readChoices(deviceStorage.get(NAME), Date.now()));
onStorageChange(NAME, (value) => {
  choices.value = readChoices(value, Date.now());
});

/** Whether this device may show notifications; the browser tells nobody when that changes. */
const permission = signal(permissionNow());

export function permissionNow(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}

export function checkPermission(): NotificationPermission {
  permission.value = permissionNow();
  return permission.value;
}

/** Whether the person of this device is told of turns at a table. */
export function isTold(table: string): boolean {
  return permission.value === 'granted' && (choiceAt(table)?.on ?? setting('notify').value);
}

/** What the server was last given of this device for a table. */
export function sentFor(table: string): string {
  return choiceAt(table)?.sent ?? '';
}

export function choose(table: string, on: boolean, sent: string): void {
  choices.value = { ...choices.peek(), [table]: { on, sent, at: Date.now() } };
  // Where nothing can be stored, the choice lasts as long as the page.
  deviceStorage.set(NAME, choices.peek());
}

export function forgetChoices(): void {
  choices.value = {};
  deviceStorage.remove(NAME);
}

function choiceAt(table: string): Choice | undefined {
  return Object.hasOwn(choices.value, table) ? choices.value[table] : undefined;
}

/** What was stored, without whatever is unreadable or too old. */
export function readChoices(stored: unknown, now: number): Choices {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Choice] => isChoice(entry[1], now)),
  );
}

function isChoice(value: unknown, now: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { on, sent, at } = value as Partial<Record<keyof Choice, unknown>>;
  return (
    typeof on === 'boolean' && typeof sent === 'string' && typeof at === 'number' && now - at < MAX_AGE_MS
  );
}
