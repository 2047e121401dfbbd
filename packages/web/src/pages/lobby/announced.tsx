/** What is said once to whoever listens; at a table its live regions do that. */

import type { JSX } from 'preact';
import { announcement } from '../../narrator/announce.ts';

export function Announced(): JSX.Element {
  return (
    <p role="status" class="sr-only">
      {announcement.value.text}
    </p>
  );
}
