/**
 * The keys of the table and what they ask for. Keys that are single letters, digits or marks can be turned off
 * in the settings, so that nobody who speaks to their device or rests a hand on it moves by mistake.
 */

import { useEffect, useRef } from 'preact/hooks';
import { setting } from '../app/settings.ts';

export const KEY_IDS = [
  'next',
  'previous',
  'first',
  'last',
  'open',
  'commit',
  'undo',
  'player',
  'status',
  'why',
  'hint',
  'journal',
  'help',
] as const;
export type KeyId = (typeof KEY_IDS)[number];

export interface TableKey {
  readonly id: KeyId;
  /** As `KeyboardEvent.key` names them; letters in lower case. */
  readonly keys: readonly string[];
  /** A shortcut of a single sign, which the player may turn off. */
  readonly single: boolean;
}

export const TABLE_KEYS: readonly TableKey[] = [
  { id: 'next', keys: ['ArrowDown', 'ArrowRight'], single: false },
  { id: 'previous', keys: ['ArrowUp', 'ArrowLeft'], single: false },
  { id: 'first', keys: ['Home'], single: false },
  { id: 'last', keys: ['End'], single: false },
  { id: 'open', keys: ['l'], single: true },
  { id: 'commit', keys: ['Enter'], single: false },
  { id: 'undo', keys: ['Backspace'], single: false },
  { id: 'player', keys: ['1', '2', '3', '4', '5'], single: true },
  { id: 'status', keys: ['s'], single: true },
  { id: 'why', keys: ['w'], single: true },
  { id: 'hint', keys: ['h'], single: true },
  { id: 'journal', keys: ['j'], single: true },
  { id: 'help', keys: ['?'], single: true },
];

/** What the table does for each key; `player` is told which digit. A key without an answer is left alone. */
export type KeyHandlers = { readonly [K in KeyId]?: (key: string) => void };

const letter = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

/** Which of our keys was pressed; null for none, or for one that is turned off. */
export function keyOf(key: string, shortcuts: boolean): KeyId | null {
  const found = TABLE_KEYS.find(({ keys }) => keys.includes(letter(key)));
  return found === undefined || (found.single && !shortcuts) ? null : found.id;
}

/** Where keys mean letters. */
const WRITING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=range]),textarea,select,[contenteditable]';
/** Where arrows and Enter belong to what has the focus. */
const OWN_KEYS = '[role=dialog],dialog,[role=menu],[role=listbox],[role=radiogroup]';
const PRESSED = 'button,a[href],summary';

function isLeftAlone(event: KeyboardEvent, id: KeyId): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest(WRITING) !== null) return true;
  if (id === 'commit' && target.closest(PRESSED) !== null) return true;
  const moves = id === 'next' || id === 'previous' || id === 'first' || id === 'last' || id === 'undo';
  return (moves || id === 'commit') && target.closest(OWN_KEYS) !== null;
}

/** Listens to the keys of the table for as long as it is shown. */
export function useTableKeys(handlers: KeyHandlers): void {
  const current = useRef(handlers);
  current.current = handlers;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const id = keyOf(event.key, setting('shortcuts').peek());
      if (id === null || isLeftAlone(event, id)) return;
      const answer = current.current[id];
      if (answer === undefined) return;
      event.preventDefault();
      answer(letter(event.key));
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}
