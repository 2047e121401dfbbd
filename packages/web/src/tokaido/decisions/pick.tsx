/** One card of several: people, panoramas, amulets, calligraphy, legendary objects, festivals, pledges. */

import { isKey, nameOf, t } from '@tokaido/words';
import { legendOf, sayAction } from '@tokaido/words/tokaido';
import type { Choice } from '@tokaido/words/tokaido/choices';
import type { ComponentChildren } from 'preact';
import { Amulet, Calligraphy, Dish, Emblem, Encounter, Festival, Legend, Souvenir } from '../../art/art.tsx';
import { Panorama } from '../../art/scenes.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { panoramasOf } from '../panoramas.ts';
import type { Ask, FormProps } from './ask.ts';
import { mine, onlyOpen } from './ask.ts';
import { Form } from './form.tsx';
import { objectName, worthOf } from './label.tsx';
import { Why } from './offer.tsx';
import { Offers } from './offers.tsx';
import { InFull, PRICED, PriceTag } from './priced.tsx';
import { Gain, Price, paid } from './worth.tsx';
import './pick.css';

export function PickForm({ ask }: FormProps) {
  const draft = useDraft(ask, ask.nothing === null ? onlyOpen(ask) : '');
  const { decision } = ask.turn;
  return (
    <Form ask={ask} draft={draft} title={nameOf('sheets.title', decision)} class={`picks picks-${decision}`}>
      <Offers ask={ask} draft={draft} label={nameOf('sheets.title', decision)} class="picks-list">
        {(choice) => (
          <>
            <Picture ask={ask} choice={choice} />
            <span class="offer-words">
              <b>{nameIn(ask, choice)}</b>
              <small>{note(ask, choice)}</small>
              <Why ask={ask} choice={choice} full />
            </span>
            <Worth ask={ask} choice={choice} />
          </>
        )}
      </Offers>
      {ask.nothing !== null && PRICED.has(decision) && <InFull ask={ask} />}
    </Form>
  );
}

function nameIn(ask: Ask, { action, verb }: Choice): string {
  return verb === 'pledge-legend' ? nameOf('legend', legendOf(ask.turn)) : objectName(action);
}

/** Where the words for an effect are found. */
const EFFECTS: Readonly<Record<string, string>> = {
  keep: 'encounter',
  invite: 'encounter',
  amulet: 'amulet',
  calligraphy: 'calligraphy',
  publish: 'calligraphy',
  legend: 'legend',
  festival: 'festival',
};

function note(ask: Ask, { action, verb, id }: Choice): string {
  if (verb === 'panorama') {
    const panorama = panoramasOf(mine(ask)).find(({ kind }) => kind === id);
    return panorama === undefined ? '' : t('sheets.painted', { done: panorama.taken, all: panorama.length });
  }
  if (PRICED.has(verb)) return sayAction(action, ask.seen, ask.model.info.value).note ?? '';
  const key = `${EFFECTS[verb] ?? verb}.${id}.does`;
  return isKey(key) ? t(key) : '';
}

const PICTURES: Readonly<Record<string, (id: string) => ComponentChildren>> = {
  keep: (id) => <Encounter id={id} />,
  invite: (id) => <Encounter id={id} />,
  amulet: (id) => <Amulet id={id} />,
  calligraphy: (id) => <Calligraphy id={id} />,
  publish: (id) => <Calligraphy id={id} />,
  legend: (id) => <Legend id={id} />,
  festival: (id) => <Festival id={id} />,
  pledge: (id) => <Souvenir id={id} />,
  discount: (id) => <Souvenir id={id} />,
  challenge: (id) => <Souvenir id={id} />,
  eat: (id) => <Dish id={id} />,
};

function Picture({ ask, choice: { verb, id, reason } }: { readonly ask: Ask; readonly choice: Choice }) {
  if (verb === 'pledge-legend') return <Legend id={legendOf(ask.turn)} />;
  const panorama = panoramasOf(mine(ask)).find(({ kind }) => kind === id);
  if (verb !== 'panorama' || panorama === undefined) return PICTURES[verb]?.(id) ?? <Emblem id="point" />;
  return <Panorama kind={panorama.kind} taken={panorama.taken + (reason === null ? 1 : 0)} />;
}

function Worth({ ask, choice }: { readonly ask: Ask; readonly choice: Choice }) {
  const { action, verb, reason } = choice;
  if (reason !== null) return null;
  if (PRICED.has(verb)) return <PriceTag choice={choice} />;
  const { coins, points } = worthOf(ask, action);
  const costs = coins[0] < 0 && coins[1] <= 0;
  const gains = coins[1] > 0;
  return (
    <span class="offer-worth">
      {costs && <Price coins={paid(coins)} />}
      {gains && <Price coins={coins} gain />}
      <Gain points={points} />
    </span>
  );
}
