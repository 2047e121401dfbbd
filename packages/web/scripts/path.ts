/** Path data, written as short as it can be: each step absolute or relative, whichever says it in less. */

/** How many numbers each letter takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Step {
  readonly letter: string;
  readonly numbers: readonly number[];
}

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/y;
const FLAG = /[\s,]*([01])/y;
const LETTER = /[\s,]*([a-zA-Z])/y;

/** The steps of a path as they are written. Throws where the data is not whole. */
export function readPath(data: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  const read = (what: RegExp): string | null => {
    what.lastIndex = at;
    const found = what.exec(data);
    if (found === null) return null;
    at = what.lastIndex;
    return found[1] ?? null;
  };
  const need = (what: RegExp): number => {
    const text = read(what);
    if (text === null)
      throw new Error(`a number is missing at "${data.slice(at, at + 12)}" in path "${data}"`);
    return Number(text);
  };
  let letter = '';
  while (/\S/.test(data.slice(at))) {
    // A second pair after a move draws a line.
    const before = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    letter = read(LETTER) ?? before;
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`unknown letter "${letter}" in path "${data}"`);
    const flags = letter.toUpperCase() === 'A';
    const numbers = Array.from({ length: takes }, (_, i) =>
      need(flags && (i === 3 || i === 4) ? FLAG : NUMBER),
    );
    steps.push({ letter, numbers });
  }
  return steps;
}

/** Adds x to the even and y to the odd numbers of a step; an arc has only its end to move. */
function shift({ letter, numbers }: Step, x: number, y: number): number[] {
  const capital = letter.toUpperCase();
  if (capital === 'H') return numbers.map((value) => value + x);
  if (capital === 'V') return numbers.map((value) => value + y);
  const still = capital === 'A' ? 5 : 0;
  return numbers.map((value, i) => (i < still ? value : value + ((i - still) % 2 === 0 ? x : y)));
}

function say(value: number, decimals: number): string {
  const text = String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}

/** Numbers one after another; a sign, or a point after a point, needs no space before it. */
function joined(texts: readonly string[], before: string): string {
  let out = '';
  let last = before;
  for (const text of texts) {
    const apart = last === '' || text.startsWith('-') || (text.startsWith('.') && last.includes('.'));
    out += apart ? text : ` ${text}`;
    last = text;
  }
  return out;
}

/** One coordinate of where a step ends, as read and as written. */
function endOf(there: readonly number[], written: readonly number[], index: number): [number, number] {
  return [there.at(index) ?? 0, written.at(index) ?? 0];
}

/** The same path with fewer decimals. Rounding errors do not add up: every step starts where the last one ended. */
export function shortPath(data: string, decimals: number): string {
  let out = '';
  let letter = '';
  let tail = '';
  // Where the path is, as read and as written; and where it began.
  let [x, y, wx, wy, bx, by] = [0, 0, 0, 0, 0, 0];
  for (const step of readPath(data)) {
    const capital = step.letter.toUpperCase();
    if (capital === 'Z') {
      out += 'z';
      letter = 'z';
      [x, y, wx, wy] = [bx, by, bx, by];
      continue;
    }
    const there = step.letter === capital ? [...step.numbers] : shift(step, x, y);
    const written = there.map((value) => Number(value.toFixed(decimals)));
    const write = (way: Step) => {
      const follows = way.letter === letter && capital !== 'M';
      const texts = way.numbers.map((value) => say(value, decimals));
      const text = (follows ? '' : way.letter) + joined(texts, follows ? tail : '');
      return { ...way, text, tail: texts.at(-1) ?? '' };
    };
    const absolute = write({ letter: capital, numbers: written });
    const relative = write({
      letter: capital.toLowerCase(),
      numbers: shift({ letter: capital, numbers: written }, -wx, -wy),
    });
    const best = relative.text.length < absolute.text.length ? relative : absolute;
    out += best.text;
    letter = best.letter;
    tail = best.tail;
    // The last number is y, the one before it x; a horizontal or vertical line has one of them.
    if (capital !== 'V') [x, wx] = endOf(there, written, capital === 'H' ? -1 : -2);
    if (capital !== 'H') [y, wy] = endOf(there, written, -1);
    if (capital === 'M') [bx, by] = [wx, wy];
  }
  return out;
}
