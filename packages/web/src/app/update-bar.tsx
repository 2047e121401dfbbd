/** The offer of a newer version: a quiet line at the foot of the page, and never at a table. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { route } from './router.ts';

/** What is offered; null while no newer version is ready, and once the player has said "later". */
export const updateOffer = signal<ComponentType | null>(null);

export function UpdateBar() {
  const { page } = route.value;
  const Offer = page === 'game' || page === 'table' ? null : updateOffer.value;
  return (
    <div class="update" role="status" hidden={Offer === null}>
      {Offer === null ? null : <Offer />}
    </div>
  );
}
