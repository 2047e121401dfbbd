/** Text of the rules on the page: its small markup as elements. */

import { Fragment } from 'preact';
import type { Line } from './markup.ts';
import { parseMarkup } from './markup.ts';

export function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {parseMarkup(text).map((block, i) =>
        'line' in block ? (
          <p key={i}>
            <Words line={block.line} />
          </p>
        ) : (
          <ul key={i}>
            {block.list.map((line, n) => (
              <li key={n}>
                <Words line={line} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

function Words({ line }: { readonly line: Line }) {
  return (
    <>
      {line.map((part, i) =>
        i % 2 === 1 ? <strong key={i}>{part}</strong> : <Fragment key={i}>{part}</Fragment>,
      )}
    </>
  );
}
