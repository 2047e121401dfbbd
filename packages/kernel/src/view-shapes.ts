/** Objects with all the names that a view has: copies of them are filled faster than objects that grow. */

import type { Layout } from './layout.ts';

export type Shape = Record<string, number | number[]>;

interface Shapes {
  readonly table: Shape;
  /** The seats of others, and one's own. */
  readonly seat: Shape;
  readonly own: Shape;
}

/** The shapes for states of each length: a box that is not in play has no fields in a view. */
export function viewShapes(layout: Layout): (length: number) => Shapes {
  const made = new Map<number, Shapes>();
  return (length) => {
    const known = made.get(length);
    if (known !== undefined) return known;
    const shape = (fields: readonly { readonly name: string; readonly at: number }[]): Shape =>
      Object.fromEntries(fields.filter(({ at }) => at < length).map(({ name }) => [name, 0]));
    const shapes = {
      table: shape(layout.table),
      seat: shape(layout.seat.filter(({ own }) => !own)),
      own: shape(layout.seat),
    };
    made.set(length, shapes);
    return shapes;
  };
}
