/** Our board as it may come from a file, with something changed. */

import { RECONSTRUCTED } from '../src/data/board.ts';

export interface Json {
  [key: string]: Json;
}

export function changed(change: (board: Json) => void): unknown {
  const board = JSON.parse(JSON.stringify(RECONSTRUCTED)) as Json;
  change(board);
  return board;
}

/** With the value at a path such as `routes.0.to` replaced. */
export function set(path: string, value: unknown): unknown {
  return changed((board) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = board;
    for (const key of keys) at = at[key];
    at[last] = value as Json;
  });
}

/** Without what is at a path. */
export function remove(path: string): unknown {
  return changed((board) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = board;
    for (const key of keys) at = at[key];
    if (Array.isArray(at)) at.splice(Number(last), 1);
    else delete at[last];
  });
}
