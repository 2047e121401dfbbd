/** Calls back at once and whenever the table is drawn in another way: a window that changes may get another board. */

export function whenDrawn(
  layer: HTMLElement,
  then: () => void,
  ...parts: readonly (Element | null)[]
): () => void {
  const sizes = new ResizeObserver(then);
  for (const part of [layer, ...parts]) if (part !== null) sizes.observe(part);
  const drawn = new MutationObserver(then);
  const page = layer.parentElement;
  // Not the layer itself: what it shows may count up.
  for (const part of page?.children ?? [])
    if (part !== layer) drawn.observe(part, { childList: true, subtree: true });
  then();
  return () => {
    sizes.disconnect();
    drawn.disconnect();
  };
}
