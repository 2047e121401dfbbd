/** How each value of our board is known: the engine's own list, in words. */

import { BASIS } from '@tokaido/duo';
import { Grid } from '../tables.tsx';
import type { Texts } from '../texts.ts';

/** The key of the words for an entry of the list: its part, and the how manieth of that part it is. */
export function basisKey(entry: number): string {
  const part = BASIS[entry]?.part ?? '';
  const nth = BASIS.slice(0, entry + 1).filter((other) => other.part === part).length;
  return `basis.${part}.${nth}`;
}

export function BasisTable({ texts }: { readonly texts: Texts }) {
  const heads = ['part', 'what', 'how'] as const;
  return (
    <Grid
      name={texts.say('duo-rules.basis')}
      heads={heads.map((head) => texts.say(`duo-rules.basis.${head}`))}
    >
      {BASIS.map(({ part, basis, confidence }, entry) => (
        <tr key={basisKey(entry)}>
          {BASIS[entry - 1]?.part === part ? null : (
            <th scope="rowgroup" rowSpan={BASIS.filter((other) => other.part === part).length}>
              {texts.find(`basis.${part}`)}
            </th>
          )}
          <td>{texts.find(basisKey(entry))}</td>
          <td>
            {texts.say('duo-rules.basis.known', {
              basis: texts.say(`basis.${basis}`),
              confidence: texts.say(`basis.${confidence}`),
            })}
          </td>
        </tr>
      ))}
    </Grid>
  );
}
