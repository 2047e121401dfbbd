/** One window of a browser that is driven from outside: the little that each engine must be able to do. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Driver {
  /** Goes to an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise of it. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer there, presses and releases it. */
  clickAt(x: number, y: number): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors in the console since the browser began, and those that nobody caught. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that was found, and how to begin it. */
export interface Engine {
  readonly title: string;
  launch(): Promise<Driver>;
}

/** An engine that is not here: why, and what to do about it. */
export interface Missing {
  readonly missing: string;
  readonly install: string;
}

export const isMissing = (found: Engine | Missing): found is Missing => 'missing' in found;
