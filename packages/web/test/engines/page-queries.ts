/** What is looked for in a page of any engine. */

/** Elements by selector and by words; one of several; those that two queries have in common, and those of either. */
export type Query =
  | { readonly kind: 'css'; readonly selector: string; readonly within?: Query; readonly words?: string }
  | { readonly kind: 'nth'; readonly of: Query; readonly index: number }
  | { readonly kind: 'both' | 'either'; readonly of: readonly [Query, Query] };

/** Where to click, and the box as text, which tells whether it moves; or why one cannot. */
export type Aim =
  | { readonly x: number; readonly y: number; readonly box: string }
  | { readonly fault: string };

export interface Answers {
  readonly count: number;
  readonly aim: Aim;
  /** True as soon as it is in sight. */
  readonly sight: true | null;
  readonly text: string | null;
  /** By `attribute`; undefined while nothing is there. */
  readonly attribute: { readonly value: string | null } | null;
}

export interface Question<W extends keyof Answers> {
  readonly query: Query;
  readonly what: W;
  readonly attribute?: string;
}

/** Runs in the page, so it holds all that it needs: asks something of the elements that are found. */
export function askPage<W extends keyof Answers>({
  query: wanted,
  what,
  attribute = '',
}: Question<W>): Answers[W] {
  const find = (query: Query): readonly Element[] => {
    if (query.kind === 'nth') return find(query.of).slice(query.index, query.index + 1);
    if (query.kind === 'css') {
      const roots = query.within === undefined ? [document] : find(query.within);
      const all = new Set(roots.flatMap((root) => [...root.querySelectorAll(query.selector)]));
      const said = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
      return [...all].filter((each) => said(each).includes(query.words ?? ''));
    }
    const [one = [], other = []] = query.of.map(find);
    return query.kind === 'both'
      ? one.filter((each) => other.includes(each))
      : [...new Set([...one, ...other])];
  };
  const aimAt = (element: Element): Aim => {
    const isInside = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isInside(element.getBoundingClientRect()))
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (width === 0 || height === 0) return { fault: 'it has no size' };
    if (hit === null) return { fault: `it is outside of the window, at ${x} ${y}` };
    if (!element.contains(hit))
      return { fault: `it is covered by ${hit.tagName}.${hit.getAttribute('class')}` };
    return { x, y, box: [left, top, width, height].join(' ') };
  };
  const found = find(wanted);
  const [element] = found;
  const answers: { readonly [K in keyof Answers]: () => Answers[K] } = {
    count: () => found.length,
    aim: () =>
      element === undefined || found.length > 1
        ? { fault: `there are ${found.length} of it` }
        : aimAt(element),
    sight: () => (element?.checkVisibility() ? true : null),
    text: () => (element as HTMLElement | undefined)?.innerText ?? null,
    attribute: () => (element === undefined ? null : { value: element.getAttribute(attribute) }),
  };
  return answers[what]();
}
