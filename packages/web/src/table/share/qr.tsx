/** A link as a code for a camera. The encoder is loaded only where a code is shown. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** Empty paper around a code, in its own units, so that cameras find its edge. */
const MARGIN = 3;

export interface Drawn {
  readonly size: number;
  readonly path: string;
}

export async function drawCode(text: string): Promise<Drawn> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code) };
}

/** Dark on light in both themes: many cameras read nothing else. */
export function Code({ text, title }: { readonly text: string; readonly title: string }): JSX.Element {
  const drawn = useSignal<Drawn | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const next = await drawCode(text);
      if (current) drawn.value = next;
    };
    // Without the code there is still the link beside it.
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [text, drawn]);
  const size = drawn.value?.size ?? 25;
  const side = size + 2 * MARGIN;
  return (
    <svg
      class="code"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={title}
      shape-rendering="crispEdges"
    >
      <title>{title}</title>
      <path d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} fill="#FFFBF2" />
      {drawn.value !== null && <path d={drawn.value.path} fill="#1F2430" />}
    </svg>
  );
}
