/** A seashore: which wave tile to take, from the board or from the opponent. */

import { CHARACTERS, WAVES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { characterName, placeTitle, playerName, sideName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { WaveTile } from '../../art/duo.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { holdingsOf, waveSides } from '../boards/holdings.ts';
import { PILGRIM } from '../targets.ts';
import type { Ask, FormProps } from './form.tsx';
import { Choice, Form } from './form.tsx';

export function WaveForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const draft = useDraft(ask, seen.legal.find((action) => action.startsWith('wave ')) ?? '');
  const station = seen.s.players[seen.me]?.pilgrim ?? 0;
  const chosen = (CHARACTERS as readonly string[]).indexOf(draft.action.slice('wave '.length));
  const sides = waveSides(seen);
  return (
    <Form
      ask={ask}
      title={placeTitle(seen.s, PILGRIM, station)}
      rule="duo-waves"
      action={draft.action}
      label={
        chosen < 0
          ? t('duo.sheet.wave.choose')
          : t('duo.sheet.wave.take', { wave: sideName(chosen, sides[chosen] ?? 0) })
      }
    >
      <p class="form-lead">{t('duo.sheet.wave.lead')}</p>
      <ul class="duo-offers">
        {CHARACTERS.map((id, character) => {
          const side = sides[character] ?? 0;
          const wave = WAVES[character]?.[side];
          return (
            <Choice
              key={id}
              ask={ask}
              draft={draft}
              action={`wave ${id}`}
              picture={<WaveTile character={id} />}
              name={t('duo.sheet.wave.name', {
                wave: sideName(character, side),
                character: characterName(character),
              })}
              note={`${wave === undefined ? '' : t(`duo.side.${wave}.does`)} ${from(ask, character)}`.trim()}
            />
          );
        })}
      </ul>
    </Form>
  );
}

/** From whom it is taken, where that is not the board. */
function from({ seen, model }: Ask, character: number): string {
  const holder = seen.s.players.find(({ seat }) => holdingsOf(seen, seat).waves.includes(character));
  if (holder === undefined || holder.seat === seen.me) return '';
  return t('duo.sheet.wave.from', { name: playerName(holder.seat, model.info.value) });
}
