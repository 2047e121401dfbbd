/** The choices of a decision as buttons, with their numbers. */

import { sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import type { Seen, TableModel } from '../model.ts';
import { choicesOf } from './choices.ts';
import { howToKeep, noteOf } from './tell.ts';

interface ChoicesProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly onChoose: (action: string) => void;
}

export function Choices({ model, seen, onChoose }: ChoicesProps): JSX.Element | null {
  const choices = choicesOf(seen);
  if (choices.length === 0) return null;
  return (
    <>
      <ol class="choices">
        {choices.map(({ number, words }) => {
          const note = noteOf(words, seen, model);
          return (
            <li key={words} value={number}>
              <button type="button" onClick={() => onChoose(words)}>
                <b>{number}</b>
                <span>
                  {sayAction(words, seen).name}
                  {note !== '' && <small>{note}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {howToKeep(seen).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
