/** How well a bot plays, as a mark: five bars, filled up to its level. Its name is said in words beside it. */

import type { JSX } from 'preact';
import { LEVEL_IDS } from '../../app/settings.ts';
import './level-mark.css';

export function LevelMark({ level }: { readonly level: string }): JSX.Element | null {
  const filled = LEVEL_IDS.findIndex((id) => id === level) + 1;
  if (filled === 0) return null;
  return (
    <svg class="level-mark" viewBox="0 0 17 12" aria-hidden="true">
      {LEVEL_IDS.map((id, i) => (
        <rect
          key={id}
          class={i < filled ? undefined : 'empty'}
          x={i * 3.5 + 0.4}
          y={9 - i * 2}
          width="2.3"
          height={3 + i * 2}
        />
      ))}
    </svg>
  );
}
