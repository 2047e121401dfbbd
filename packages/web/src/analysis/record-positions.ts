/** The positions of a game that is over, from its record: played through again when the first moment is told. */

import { recordFromText } from '@tokaido/kernel';
import type { GameClient } from '../table/game.ts';
import type { TableModel } from '../table/model.ts';
import type { Replay } from '../table/replay/replay.ts';
import { openReplay } from '../table/replay/replay.ts';

const known = new WeakMap<TableModel, Promise<Replay | null>>();

/** Null where the record cannot be had. */
export function positionsOf(model: TableModel, game: GameClient): Promise<Replay | null> {
  let found = known.get(model);
  if (found === undefined) known.set(model, (found = load(model, game)));
  return found;
}

async function load(model: TableModel, game: GameClient): Promise<Replay | null> {
  const text = await model.record().catch(() => null);
  const record = text === null ? null : recordFromText(text);
  if (record === null || !record.ok) return null;
  const you = model.you.peek();
  const info = model.info.peek();
  const place = { address: `/r/${info.id}`, home: '/' };
  const replay = openReplay({ record: record.value, info, you, from: you, ...place }, game);
  return replay.ok ? replay.value : null;
}
