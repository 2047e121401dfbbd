/** My collection in one strip: prints, kinds of souvenirs, cards of the boxes, purse. It opens into a sheet. */

import { members } from '@tokaido/kernel';
import { SOUVENIR_TYPE, SOUVENIR_TYPES } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import { spokenOf } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Coin, Emblem, Souvenir } from '../../art/art.tsx';
import { Panorama } from '../../art/scenes.tsx';
import { Count } from '../../table/count.tsx';
import type { Seen, Selection } from '../model.ts';
import { type PanoramaProgress, panoramasOf } from '../panoramas.ts';
import { playerAt } from '../players.ts';
import { extrasOf } from './extras.ts';
import './strip.css';

export function Strip({
  selection,
  seen,
}: {
  readonly selection: Selection;
  readonly seen: Seen;
}): JSX.Element | null {
  const { s, me } = seen;
  if (me < 0) return null;
  const p = playerAt(s, me);
  const panoramas = panoramasOf(p);
  const held = new Set(members(p.souvenirs).map((card) => SOUVENIR_TYPE[card]));
  const extras = extrasOf(seen, me);
  const label = t('table.collection', {
    ...spokenOf(me, seen, selection.model.info.value),
    ...Object.fromEntries(panoramas.map(({ kind, taken }) => [kind, taken])),
    kinds: held.size,
    coins: p.coins,
  });
  return (
    <button
      type="button"
      class={extras.length > 0 ? 'strip tb-more' : 'strip'}
      onClick={() => selection.open({ seat: me })}
    >
      <span class="sr-only">{label}</span>
      <span class="shown" aria-hidden="true">
        <span class="prints">
          {panoramas.map((panorama) => (
            <Print key={`${me}${panorama.kind}`} {...panorama} />
          ))}
        </span>
        <span class="kinds">
          {SOUVENIR_TYPES.map((kind, type) => (
            <Souvenir key={kind} class={held.has(type) ? 'kind has' : 'kind'} kind={kind} />
          ))}
        </span>
        {extras.length > 0 && (
          <span class="extras">
            {extras.map(({ id, count }) => (
              <span key={id}>
                <Emblem class="emblem" id={id} />
                {count}
              </span>
            ))}
          </span>
        )}
        <span class="purse">
          <Coin class="coin" />
          <b>
            <Count value={p.coins} />
          </b>
        </span>
      </span>
    </button>
  );
}

const PRINT_MS = 450;

/** A panorama whose newest section is being printed for a moment. */
function Print({ kind, taken, length }: PanoramaProgress): JSX.Element {
  const before = useRef(taken);
  const [wet, setWet] = useState(-1);
  useEffect(() => {
    const grown = taken > before.current;
    before.current = taken;
    if (!grown) return undefined;
    setWet(taken);
    const timer = setTimeout(() => setWet(-1), PRINT_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  return (
    <span class="tb-print" style={{ '--sections': String(length) }}>
      <Panorama kind={kind} taken={taken} printing={wet === taken} />
    </span>
  );
}
