/** The difference of two values of plain data, as pairs of a path and the value found there now. */

export type Path = readonly (string | number)[];
export type Patch = readonly (readonly [path: Path, value: unknown])[];

/** What must be set in `before` to make it `after`. A path `[]` replaces the whole value. */
export function diff(before: unknown, after: unknown): Patch {
  const out: [Path, unknown][] = [];
  compare(before, after, [], out);
  return out;
}

/** `path` is one array for the whole recursion, copied only where something differs: this runs for every update. */
function compare(before: unknown, after: unknown, path: (string | number)[], out: [Path, unknown][]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    compareLists(before, after, path, out);
  } else if (isRecord(before) && isRecord(after) && haveSameNames(before, after)) {
    for (const name in after) {
      path.push(name);
      compare(before[name], after[name], path, out);
      path.pop();
    }
  } else out.push([[...path], after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  out: [Path, unknown][],
): void {
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    // Rows of numbers are told as a whole: the paths to their parts would be longer.
    if (!isBranch(after[i])) {
      out.push([[...path], after]);
      return;
    }
  }
  for (let i = 0; i < after.length; i++) {
    path.push(i);
    compare(before[i], after[i], path, out);
    path.pop();
  }
}

function haveSameNames(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  let count = 0;
  for (const name in before) {
    if (!(name in after)) return false;
    count++;
  }
  for (const _ in after) count--;
  return count === 0;
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
