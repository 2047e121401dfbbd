/** Keeps the focus on the table: where the focused thing has gone, the board gets it. */

import { useEffect } from 'preact/hooks';

export function useFocusInside(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const table = root.current;
    if (table === null || typeof MutationObserver === 'undefined') return undefined;
    let inside = table.contains(document.activeElement);
    const enter = () => {
      inside = true;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !table.contains(event.relatedTarget)) inside = false;
    };
    const look = () => {
      const { activeElement } = document;
      if (!inside || (activeElement !== null && activeElement !== document.body)) return;
      focusHome(table).focus({ preventScroll: true });
    };
    table.addEventListener('focusin', enter);
    table.addEventListener('focusout', leave);
    const observer = new MutationObserver(look);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      table.removeEventListener('focusin', enter);
      table.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, []);
}

/** Where the focus goes when it has nowhere else to be. */
export function focusHome(table: HTMLElement): HTMLElement {
  return table.querySelector<HTMLElement>('[data-focus-home]') ?? table;
}
