/** The difference of two values of plain data, as pairs of a path and the value found there now. */

export type Path = readonly (string | number)[];
export type Patch = readonly (readonly [path: Path, value: unknown])[];

/** What must be set in `before` to make it `after`. A path `[]` replaces the whole value. */
export function diff(before: unknown, after: unknown): Patch {
  const out: [Path, unknown][] = [];
  compare(before, after, [], out);
  return out;
}

function compare(before: unknown, after: unknown, path: Path, out: [Path, unknown][]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    // Short rows of numbers are told as a whole: the paths to their parts would be longer.
    if (!after.some(isBranch)) {
      if (after.some((value, i) => value !== before[i])) out.push([path, after]);
      return;
    }
    for (let i = 0; i < after.length; i++) compare(before[i], after[i], [...path, i], out);
    return;
  }
  if (isRecord(before) && isRecord(after)) {
    const names = Object.keys(after);
    if (names.length === Object.keys(before).length && names.every((name) => name in before)) {
      for (const name of names) compare(before[name], after[name], [...path, name], out);
      return;
    }
  }
  out.push([path, after]);
}

/** The value with the changes made; what did not change is shared with the old one. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  return patch.reduce<unknown>((whole, [path, part]) => setAt(whole, path, 0, part), value);
}

function setAt(whole: unknown, path: Path, depth: number, part: unknown): unknown {
  if (depth === path.length) return part;
  const step = path[depth];
  if (Array.isArray(whole) && typeof step === 'number') {
    return whole.map((value: unknown, i) => (i === step ? setAt(value, path, depth + 1, part) : value));
  }
  if (isRecord(whole) && typeof step === 'string' && Object.hasOwn(whole, step)) {
    return { ...whole, [step]: setAt(whole[step], path, depth + 1, part) };
  }
  throw new Error(`a patch does not fit: there is nothing at ${path.join('/')}`);
}

function isBranch(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isBranch(value) && !Array.isArray(value);
}
