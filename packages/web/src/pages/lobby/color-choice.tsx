/** The colors and shapes of the seats, for whoever wants another one; those of other people are taken. */

import '@tokaido/words/locales/en/online';
import type { Command } from '@tokaido/table';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { SEATS } from '../../art/seats.ts';
import type { TableModel } from '../../table/model.ts';
import './color-choice.css';

interface ChoiceProps {
  readonly model: TableModel;
  readonly ask: (command: Command) => Promise<boolean>;
}

/** Draws each color by its own number, whoever has it. */
const AS_NUMBERED = { seats: [] };

export function ColorChoice({ model, ask }: ChoiceProps): JSX.Element | null {
  const info = model.info.value;
  const you = model.you.value;
  const mine = info.seats[you]?.color;
  /** The seat of another person who has a color; −1 for none. */
  const holderOf = (color: number) =>
    info.seats.findIndex((seat, i) => i !== you && seat.kind === 'person' && seat.color === color);
  // A server of an older version offers none.
  const colors = info.colors ?? [];
  if (colors.filter((color) => holderOf(color) < 0).length < 2) return null;
  return (
    <fieldset class="color-choice">
      <legend>{t('online.color.title')}</legend>
      <WithSeatColors of={AS_NUMBERED}>
        {colors.map((color) => {
          const holder = holderOf(color);
          const words = colorWords(color, holder < 0 ? '' : nameAtSeat(holder, info));
          return (
            <label key={color} title={words}>
              <input
                type="radio"
                name="color"
                aria-label={words}
                checked={color === mine}
                disabled={holder >= 0}
                onChange={() => void ask({ t: 'color', color })}
              />
              <Pawn seat={color} />
            </label>
          );
        })}
      </WithSeatColors>
    </fieldset>
  );
}

function colorWords(color: number, holder: string): string {
  const words = t(`online.color.${SEATS[color] ?? SEATS[0]}`);
  return holder === '' ? words : t('online.color.taken', { color: words, name: holder });
}
