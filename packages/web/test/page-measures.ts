/** What can be measured on a drawn page: what is cut off, what is too small to touch, what scrolls. Runs in the page. */

/** A text that cannot be read whole, or that sticks out of the window. */
export function cutOff(): string[] {
  const found: string[] = [];
  /** Names, which stand in full elsewhere, and the caption of a picture may be shortened with dots. */
  const shortened =
    '.who b, .man .nm b, .draft .nm, .die small, .tok span, .as, .hour, .hour *, .count-tabs button > span';
  const isHidden = (element: Element) =>
    element.closest('.sr-only, .skip, [hidden], svg') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const describe = (element: Element, text: string) => {
    const path = [element.parentElement, element].map((each) =>
      [each?.tagName.toLowerCase(), ...(each?.classList ?? [])].join('.'),
    );
    return `${path.join(' > ')} "${text.trim().slice(0, 40)}"`;
  };
  const known = new Map<Element, { readonly style: CSSStyleDeclaration; readonly frame: DOMRect }>();
  const boxOf = (element: Element) => {
    let box = known.get(element);
    if (box === undefined) {
      box = { style: getComputedStyle(element), frame: element.getBoundingClientRect() };
      known.set(element, box);
    }
    return box;
  };
  /** What a box lets through: it shows all of it, it can be scrolled to the rest, or it cuts it off. */
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (parent === null || text.trim() === '' || isHidden(parent) || parent.matches(shortened)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) continue;
    const box = {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
    // The letters of a line are lower than the line.
    const slack = Math.max(2, Number.parseFloat(boxOf(parent).style.fontSize) * 0.2);
    let sideways = true;
    let upright = true;
    for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
      const { style, frame } = boxOf(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const wide = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const tall = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if (sideways && wide && cuts(style.overflowX)) found.push(`cut at the side: ${describe(parent, text)}`);
      if (upright && tall && cuts(style.overflowY)) found.push(`cut in height: ${describe(parent, text)}`);
      if (scrolls(style.overflowX)) sideways = false;
      if (scrolls(style.overflowY)) upright = false;
      // What hangs from a fixed or lifted box is measured against the window alone.
      if (style.position === 'fixed') break;
    }
    if (sideways && (box.left < -1 || box.right > innerWidth + 1))
      found.push(`outside the window: ${describe(parent, text)}`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  return [...new Set(found)];
}

/** Texts of two boxes on one another: neither can be read. */
export function overlapping(): string[] {
  interface Box {
    readonly element: Element;
    readonly text: string;
    readonly rect: DOMRect;
  }
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || element.closest('.sr-only, .skip, svg') !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const rect = seenPart(element, line);
      if (rect.width <= 0 || rect.height <= 0) continue;
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      const top = document.elementFromPoint(x, y);
      // Something else may lie over it: then it is not to be read now.
      if (top === null || !(element.contains(top) || top.contains(element))) continue;
      boxes.push({ element, text, rect });
    }
  }
  const found: string[] = [];
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (across > 2 && down > Math.min(a.rect.height, b.rect.height) * 0.35)
        found.push(`"${a.text.slice(0, 30)}" and "${b.text.slice(0, 30)}"`);
    }
  }
  return [...new Set(found)];

  /** Where the letters of a line are, as far as the boxes around them show it. */
  function seenPart(element: Element, line: DOMRect): DOMRect {
    let [left, right] = [line.left, line.right];
    let [top, bottom] = [line.top + line.height * 0.22, line.bottom - line.height * 0.22];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  }
}

/** Everything that can be pressed and is smaller than 44 pixels either way, as far as a press reaches. */
export function smallTargets(): string[] {
  const least = 44;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]';
  /** Rows of the road have sizes of their own; links past the head of a page show only with the focus. */
  const LEFT_OUT = '.hanging .stop, .skip a';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (element.matches(LEFT_OUT) || !element.checkVisibility({ visibilityProperty: true })) continue;
    // A field that is drawn by its label is pressed there.
    const label = element.matches('input') ? element.closest('label, .offer') : null;
    const drawn = label ?? element;
    const rect = drawn.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0 || isInline(element)) continue;
    const reached = reach(drawn, rect);
    if (reached.width + 0.6 >= least && reached.height + 0.6 >= least) continue;
    const name = [element.tagName.toLowerCase(), ...element.classList].join('.');
    const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 40);
    found.push(`${name} "${words}" ${reached.width.toFixed(1)} × ${reached.height.toFixed(1)}`);
  }
  return [...new Set(found)];

  /** A link in a sentence is as high as its line (WCAG 2.5.8 leaves those out as well). */
  function isInline(element: Element): boolean {
    if (!element.matches('a[href]') || getComputedStyle(element).display !== 'inline') return false;
    const line = element.parentElement;
    return line !== null && (line.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  }

  /** How far from the middle of its box a press still reaches it. */
  function reach(drawn: Element, rect: DOMRect): { width: number; height: number } {
    const x = rect.left + rect.width / 2;
    const y = rect.top + rect.height / 2;
    const half = least / 2 - 0.5;
    const hits = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (drawn.contains(hit) || hit.closest('label, .offer') === drawn);
    };
    const wide = rect.width >= least || (hits(-half, 0) && hits(half, 0));
    const high = rect.height >= least || (hits(0, -half) && hits(0, half));
    return {
      width: wide ? Math.max(least, rect.width) : rect.width,
      height: high ? Math.max(least, rect.height) : rect.height,
    };
  }
}

/** How far page, table and road can be scrolled, and the lesser side of every stop. */
export function roadMeasures(): { page: number; table: number; road: number; rows: number[] } {
  const slack = (element: Element | null) =>
    element === null
      ? 0
      : Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth);
  const root = document.documentElement;
  const stops = [...document.querySelectorAll('.stop')].map((stop) => stop.getBoundingClientRect());
  return {
    page: Math.max(root.scrollHeight - innerHeight, root.scrollWidth - innerWidth),
    table: slack(document.querySelector('.tb')),
    road: slack(document.querySelector('.scroll')),
    rows: stops.map(({ height, width }) => Math.min(height, width)),
  };
}

/** What a player must reach now, and cannot: open stops, the main button, a result. All of it is in sight, and on top. */
export function outOfReach(): string[] {
  const NEEDED = '.stop.open, .tb-bar .go, .pace, .highlight.card';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(NEEDED)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = `${[...element.classList].join('.')} ${element.dataset['stop'] ?? element.textContent}`;
    const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (!isInside) found.push(`out of sight: ${name}`);
    // Its middle, and near its edges where a neighbor or a slip of paper might lie over it.
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const spots = [
      [x, y],
      [x, top + 3],
      [x, bottom - 3],
    ] as const;
    for (const [at, down] of spots) {
      const hit = document.elementFromPoint(at, down);
      if (hit !== null && !element.contains(hit)) {
        found.push(`covered: ${name} by ${hit.tagName.toLowerCase()}.${[...hit.classList].join('.')}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}

/** Controls and labels on one another. What belongs to one stop or one player may touch, and a tab hangs over its edge. */
export function touching(): string[] {
  const APART = [
    '.tools > *, .man, .tb-bar .go, .pace, .news-slip, .tb-bar .says, .tb-bar .cost, .head h1, .head .banner',
    '.stop .label, .stop .places, .stop .place-name, .stop .told-there, .stop .plaque',
    '.man .who b, .man .score, .man .purse, .band .title, .leaving',
    '.prints, .kinds, .extras, .strip .purse',
  ].join();
  const boxes = [...document.querySelectorAll<HTMLElement>(APART)].flatMap((element) => {
    // What is covered as a whole can be neither pressed nor read.
    if (element.closest('[inert]') !== null) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const rect = seenPart(element);
    return rect.width <= 0 || rect.height <= 0 ? [] : [{ element, rect }];
  });
  const nameOf = (element: HTMLElement) =>
    `${[...element.classList].join('.') || element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 24)}"`;
  const found: string[] = [];
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (across <= 2 || down <= 2 || isOfOneStop(a.element, b.element)) continue;
      found.push(
        `${nameOf(a.element)} and ${nameOf(b.element)} by ${across.toFixed(0)} × ${down.toFixed(0)}`,
      );
    }
  }
  return found;

  /** Parts of one stop are drawn together. */
  function isOfOneStop(a: Element, b: Element): boolean {
    const [one, other] = [a.closest('.stop'), b.closest('.stop')];
    return one !== null && one === other;
  }

  /** As far as the boxes around it show it. */
  function seenPart(element: Element): DOMRect {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  }
}
