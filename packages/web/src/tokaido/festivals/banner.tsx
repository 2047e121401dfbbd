/** The festivals in force, hung on a rod at the head of the road; one line of cloth where height is short. */

import '@tokaido/words/locales/en/underway';
import { list, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Festival, Lantern } from '../../art/art.tsx';
import './banner.css';

interface BannerProps {
  readonly ids: readonly string[];
  readonly folded?: boolean;
}

export function Banner({ ids, folded = false }: BannerProps): JSX.Element {
  const label = t('table.festivals');
  const [first, ...others] = ids;
  if (folded) {
    return (
      <p class="banner folded" aria-label={label}>
        <Lantern class="lantern" />
        <b>{list(ids.map((id) => nameOf('festival', id)))}</b>
        {first !== undefined && others.length === 0 && <span>{brief(first)}</span>}
      </p>
    );
  }
  return (
    <section class="banner" aria-label={label}>
      {ids.slice(0, 3).map((id) => (
        <div class="cloth" key={id}>
          <Cloth />
          <Festival class="emblem" id={id} />
          <span>
            <b>{nameOf('festival', id)}</b>
            <small>{brief(id)}</small>
          </span>
        </div>
      ))}
    </section>
  );
}

/** What it changes, in three words; the whole sentence where a festival has none. */
export function brief(id: string): string {
  return nameOf('table.festival', id);
}

/** A length of cloth with a dyed hem, blown a little by the wind. */
function Cloth(): JSX.Element {
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <path class="body" d="M0 0H100V56Q75 62 50 57T0 58Z" />
      <path class="dye" d="M0 0H100V6H0ZM0 51H100V56Q75 62 50 57T0 58Z" />
      <path class="edge" d="M0 0H100V56Q75 62 50 57T0 58Z" />
    </svg>
  );
}
