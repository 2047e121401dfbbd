/** Reading JSON of which nobody knows whether it is some. */

/** Undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
