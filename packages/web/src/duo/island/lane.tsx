/** The tiles that nobody has taken, on the shore: a press on one says what it does. */

import { CHARACTERS, WAVES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { sideName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { SpringToken, WaveTile } from '../../art/duo.tsx';
import { waveSides, wavesOnBoard } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import './lane.css';

interface Tile {
  readonly key: string;
  readonly name: string;
  readonly does: string;
  readonly sign: JSX.Element;
}

function tilesOf(seen: Seen): readonly Tile[] {
  const sides = waveSides(seen);
  const waves = wavesOnBoard(seen).map((character): Tile => {
    const [side, key] = [sides[character] ?? 0, CHARACTERS[character] ?? ''];
    const id = WAVES[character]?.[side];
    return {
      key,
      name: sideName(character, side),
      does: id === undefined ? '' : t(`duo.side.${id}.does`),
      sign: <WaveTile character={key} />,
    };
  });
  const token: Tile = {
    key: 'spring',
    name: t('duo.isle.token'),
    does: t('duo.isle.token.does'),
    sign: <SpringToken />,
  };
  return seen.s.spring === 0 ? [...waves, token] : waves;
}

export function Lane({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const [told, tell] = useState<string | null>(null);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const tiles = tilesOf(seen);
  const shown = tiles.find(({ key }) => key === told);
  useEffect(() => {
    if (told === null) return undefined;
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key === 'Escape' : root.current?.contains(event.target as Node) === false) tell(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [told]);
  if (tiles.length === 0) return null;
  return (
    <div class="isle-lane" ref={root}>
      <p id={id} class="lane-note" role="status">
        {shown !== undefined && (
          <span>
            <b>{shown.name}</b> {shown.does}
          </span>
        )}
      </p>
      <ul aria-label={t('duo.isle.shore')}>
        {tiles.map(({ key, name, sign }) => (
          <li key={key}>
            <button
              type="button"
              data-tile={key}
              aria-expanded={told === key}
              aria-controls={id}
              onClick={() => tell(told === key ? null : key)}
            >
              {sign}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
