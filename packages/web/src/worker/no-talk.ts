/** Stands in for the talk of `@tokaido/table` in the build: a table on this device has no store for it, and makes none. */

export const LINES_KEPT = 0;
export const Talk = null;
