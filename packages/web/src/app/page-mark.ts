/**
 * What is on the page, as an attribute of the root element for style sheets: `[data-coach] .tb`. The selector `:has()`
 * could tell it too, but on anything large it makes browsers style everything in it again whenever something changes.
 */

import { useLayoutEffect } from 'preact/hooks';

type Mark = 'asking' | 'board' | 'card' | 'coach' | 'curtain' | 'foot' | 'leg' | 'talk';

/** Sets a mark for as long as a component is drawn; null sets none. */
export function usePageMark(mark: Mark, value: string | null = ''): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (value === null) return undefined;
    dataset[mark] = value;
    return () => {
      // Whoever comes next may have set it already.
      if (dataset[mark] === value) delete dataset[mark];
    };
  }, [mark, value]);
}
