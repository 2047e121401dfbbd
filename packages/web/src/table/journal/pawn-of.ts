import type { TableInfo } from '@tokaido/table';

/** Nobody sits behind a neutral piece that moves. */
export function pawnOf(info: TableInfo, seat: number): number | 'neutral' {
  return seat < info.seats.length ? seat : 'neutral';
}
