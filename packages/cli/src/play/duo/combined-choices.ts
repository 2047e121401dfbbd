/**
 * Choices of wares that would make a long list: which to keep, and how many to sell with Crafty. Only the parts have
 * rows; typing the numbers of several adds them up, so that everything can still be chosen.
 */

import { WARES } from '@tokaido/duo';

/** Rows that a screen holds below both boards. */
const ROWS = 12;

interface Wares {
  readonly verb: string;
  /** By kind. */
  readonly counts: readonly number[];
  readonly crafty: number;
}

function waresIn(action: string): Wares {
  const [verb = ''] = action.split(' ');
  const numberIn = (pattern: RegExp) => Number(pattern.exec(action)?.[1] ?? 0);
  return {
    verb,
    counts: WARES.map((ware) => numberIn(new RegExp(`(\\d) ${ware}`))),
    crafty: numberIn(/crafty (\d)/),
  };
}

function size(action: string): number {
  return waresIn(action).counts.reduce((sum, n) => sum + n, 0);
}

/** The fullest sets first; where those and the sets of one kind are too many, only the sets of one kind. */
function keepRows(legal: readonly string[]): string[] {
  const sets = [...legal].reverse();
  const most = Math.max(...sets.map(size));
  const full = sets.filter((action) => size(action) === most);
  const single = sets.filter((action) => waresIn(action).counts.filter((n) => n > 0).length < 2);
  const rows = [...new Set([...full, ...single])];
  return rows.length > ROWS ? single : rows;
}

/** The rows of a decision about wares, in the order in which they are shown. */
export function wareRows(legal: readonly string[]): string[] {
  if (legal.some((action) => action.startsWith('keep '))) return keepRows(legal);
  return legal.filter((action) => {
    const { crafty } = waresIn(action);
    return crafty === 0 || crafty === size(action);
  });
}

/** All wares of several choices as one; null for what is not about wares, or about different things. */
export function addUp(actions: readonly string[]): string | null {
  const parts = actions.map(waresIn);
  const [verb, ...others] = new Set(parts.map((part) => part.verb));
  if (others.length > 0 || (verb !== 'keep' && verb !== 'sell')) return null;
  const counts = WARES.map((_, kind) => parts.reduce((sum, part) => sum + (part.counts[kind] ?? 0), 0));
  const crafty = parts.reduce((sum, part) => sum + part.crafty, 0);
  const words = WARES.flatMap((ware, kind) => (counts[kind] === 0 ? [] : [`${counts[kind]} ${ware}`]));
  return [verb, ...words, ...(crafty === 0 ? [] : [`crafty ${crafty}`])].join(' ');
}
