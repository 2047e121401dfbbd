/** Places on the page of the rules: going to an address, knowing what is being read, and printing on paper. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { route } from '../../app/router.ts';
import { showBox } from './boxes.ts';
import { isAllRendered } from './deferred-rendering.ts';
import { elementId } from './topic.ts';
import type { Volume } from './volume.ts';
import { topicAt } from './volume.ts';

/** Shows the rule of the address, each time the address is asked for, and reads on from there. */
export function usePlace(volume: Volume, address: string | undefined): void {
  const asked = route.value;
  const held = useRef<HTMLElement | null>(null);
  const find = () => (address === undefined ? null : document.getElementById(elementId(address)));
  const hold = (target: HTMLElement | null) => {
    held.current = target;
    return target === null ? undefined : holdInPlace(target);
  };
  useLayoutEffect(() => {
    const topic = address === undefined ? null : topicAt(volume, address);
    if (topic !== null) showBox(topic.box);
    // Before the first frame, and from then on: on a busy device topics above it are written before any effect runs.
    return hold(find());
  }, [asked]);
  useEffect(() => {
    const target = find();
    target?.focus({ preventScroll: true });
    // A box that was not shown before is on the page only now.
    return target === held.current ? undefined : hold(target);
  }, [asked]);
}

/** What readers do when they go on by themselves. */
const GOING_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const SETTLED_MS = 4000;

/** Scrolls to an element and stays there while the topics above it still grow, unless the reader goes on. */
function holdInPlace(target: HTMLElement): () => void {
  const align = () => target.scrollIntoView();
  const watch = new ResizeObserver(align);
  const book = target.closest('.rules-book');
  if (book !== null) watch.observe(book);
  let timer = setTimeout(settle, SETTLED_MS);
  for (const event of GOING_ON) addEventListener(event, letGo, { passive: true });
  // On a slow device much is still to be written by then.
  function settle(): void {
    if (isAllRendered()) letGo();
    else timer = setTimeout(settle, SETTLED_MS);
  }
  function letGo(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const event of GOING_ON) removeEventListener(event, letGo);
  }
  align();
  return letGo;
}

/** Closing a search returns to the place that was being read. */
export function useReturn(isSearching: boolean): void {
  const left = useRef<number | null>(null);
  // While drawing, since the page is still as it was.
  if (isSearching && left.current === null) left.current = scrollY;
  useEffect(() => {
    if (isSearching || left.current === null) return;
    scrollTo(0, left.current);
    left.current = null;
  }, [isSearching]);
}

/** The topic at the top of the window; `shown` changes when other topics are on the page. */
export function useReading(page: RefObject<HTMLElement | null>, shown: unknown): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    if (page.current === null) return undefined;
    const inSight = new Set<Element>();
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        const topics = [...(page.current?.querySelectorAll('.rules-topic') ?? [])];
        const top = topics.find((topic) => inSight.has(topic));
        const id = top?.getAttribute('data-topic');
        if (id !== undefined && id !== null) setHere(id);
      },
      // A narrow band below the top: what stands there is being read.
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const topic of page.current.querySelectorAll('.rules-topic')) watch.observe(topic);
    return () => watch.disconnect();
  }, [shown]);
  return here;
}

/** Paper is white: the page is printed by day, whatever the hour on the screen. */
export function usePrintTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let { theme } = dataset;
    const before = () => {
      theme = dataset.theme;
      dataset.theme = 'light';
    };
    const after = () => {
      if (theme !== undefined) dataset.theme = theme;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
