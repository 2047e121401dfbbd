/** The road at a glance: its four legs as rows of plaques, and how many stops of each kind there are. */

import { SPACE_NAMES } from '@tokaido/tokaido';
import { nameOf } from '@tokaido/words';
import { Plaque } from '../../art/art.tsx';
import { FACTS, LEGS } from './numbers.ts';
import type { Texts } from './texts.ts';
import './road-table.css';

export function RoadTable({ texts }: { readonly texts: Texts }) {
  return (
    <>
      <div class="rules-figure">
        <p class="rules-caption">{texts.say('rules.road.legs')}</p>
        {LEGS.map((_, leg) => (
          <Leg key={leg} leg={leg} texts={texts} />
        ))}
        <p class="muted">{texts.say('rules.road.key')}</p>
      </div>
      <Kinds texts={texts} />
    </>
  );
}

function Leg({ leg, texts }: { readonly leg: number; readonly texts: Texts }) {
  const from = leg === 0 ? nameOf('place', 'kyoto') : texts.say('rules.road.inn');
  const to = leg === LEGS.length - 1 ? nameOf('place', 'edo') : texts.say('rules.road.inn');
  return (
    <div class="rules-leg">
      <p>{texts.say('rules.road.leg', { n: leg + 1, from, to })}</p>
      <ol>
        {LEGS[leg]?.map(({ name, isDouble }, i) => {
          const stop = nameOf('stop', name);
          return (
            <li key={i} class={isDouble ? 'double' : undefined}>
              <Plaque stop={name} title={isDouble ? texts.say('rules.road.double', { stop }) : stop} />
            </li>
          );
        })}
        <li>
          <Plaque stop="inn" title={nameOf('stop', 'inn')} />
        </li>
      </ol>
    </div>
  );
}

function Kinds({ texts }: { readonly texts: Texts }) {
  const stops = LEGS.flat();
  return (
    <table class="rules-table figures">
      <caption>{texts.say('rules.road.count')}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.say('rules.road.stop')}</th>
          <th scope="col">{texts.say('rules.road.stops')}</th>
          <th scope="col">{texts.say('rules.road.doubles')}</th>
          <th scope="col">{texts.say('rules.road.places', { n: FACTS.second })}</th>
        </tr>
      </thead>
      <tbody>
        {SPACE_NAMES.filter((name) => name !== 'inn').map((name) => {
          const all = stops.filter((stop) => stop.name === name);
          const doubles = all.filter(({ isDouble }) => isDouble).length;
          return (
            <tr key={name}>
              <th scope="row">
                <Plaque stop={name} class="rules-plaque" />
                {nameOf('stop', name)}
              </th>
              <td>{all.length}</td>
              <td>{doubles}</td>
              <td>{all.length + doubles}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
