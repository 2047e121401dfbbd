/** All settings on one page, each in force as soon as it is touched. */

import '@tokaido/words/locales/en/bots';
import '@tokaido/words/locales/en/settings';
import type { Key, Locale } from '@tokaido/words';
import { LOCALES, nameOf, t } from '@tokaido/words';
import { PageHead } from '../../app/page-head.tsx';
import { LEVEL_IDS, resetSettings, settings, THEMES } from '../../app/settings.ts';
import { play } from '../../app/sound.ts';
import { Pick, Share, Switch } from './controls.tsx';
import { MyData } from './my-data.tsx';
import { Offline } from './offline.tsx';
import '../../styles/text-field.css';
import './settings-page.css';

export function SettingsPage() {
  return (
    <main class="page settings">
      <PageHead title={t('home.settings')} />
      <Look />
      <AtTheTable />
      <Sounds />
      <QuickTable />
      <Offline />
      <MyData />
      <p class="pref-reset">
        <button type="button" class="quiet" onClick={resetSettings}>
          {t('settings.reset')}
        </button>
      </p>
    </main>
  );
}

function Look() {
  return (
    <section>
      <h2>{t('settings.look')}</h2>
      <Pick of={settings.theme} label={t('settings.theme')} options={named(THEMES, 'settings.theme')} />
      <Pick of={settings.locale} label={t('settings.language')} options={languages()} />
      <Switch of={settings.spacing} label={t('settings.spacing')} note={t('settings.spacing.note')} />
    </section>
  );
}

function AtTheTable() {
  return (
    <section>
      <h2>{t('settings.table')}</h2>
      <Switch of={settings.oneTap} label={t('settings.oneTap')} note={t('settings.oneTap.note')} />
      <Switch of={settings.turnCost} label={t('settings.turnCost')} note={t('settings.turnCost.note')} />
      <Switch of={settings.coach} label={t('settings.coach')} note={t('settings.coach.note')} />
      <Switch of={settings.explain} label={t('settings.explain')} note={t('settings.explain.note')} />
      <Switch of={settings.leftHand} label={t('settings.leftHand')} note={t('settings.leftHand.note')} />
      <Switch of={settings.shortcuts} label={t('settings.shortcuts')} note={t('settings.shortcuts.note')} />
      <Switch of={settings.narrator} label={t('settings.narrator')} note={t('settings.narrator.note')} />
      <Switch of={settings.notify} label={t('settings.notify')} note={t('settings.notify.note')} />
      <Name />
    </section>
  );
}

function Name() {
  return (
    <label class="pref-row">
      <span class="pref-words">
        {t('settings.name')}
        <small class="muted">{t('settings.name.note')}</small>
      </span>
      <input
        type="text"
        class="pref-text text-field"
        maxLength={24}
        autoComplete="nickname"
        spellcheck={false}
        value={settings.name.value}
        onChange={(event) => {
          settings.name.value = event.currentTarget.value.trim().slice(0, 24).trim();
        }}
      />
    </label>
  );
}

function Sounds() {
  const say = (percent: number) => t('settings.percent', { percent });
  return (
    <section>
      <h2>{t('settings.sounds')}</h2>
      <Share of={settings.sound} label={t('settings.sound')} say={say}>
        <button type="button" class="quiet" onClick={() => play('turn')}>
          {t('settings.sound.try')}
        </button>
      </Share>
      <Share of={settings.ambience} label={t('settings.ambience')} say={say} />
      <Switch of={settings.haptics} label={t('settings.haptics')} note={t('settings.haptics.note')} />
    </section>
  );
}

/** What the big button on the first page lays. */
function QuickTable() {
  const bots = [1, 2, 3, 4].map((value) => ({ value, name: t('home.bots', { bots: value }) }));
  const boxes = [
    { value: '', name: t('settings.boxes.base') },
    { value: 'crossroads', name: nameOf('box', 'crossroads') },
    { value: 'crossroads,matsuri', name: t('settings.boxes.both') },
  ];
  const levels = LEVEL_IDS.map((value) => ({
    value,
    name: nameOf('level', value),
    note: nameOf('level', `${value}.says`),
  }));
  return (
    <section>
      <h2>{t('settings.quick')}</h2>
      <p class="muted">{t('settings.quick.note')}</p>
      <Pick of={settings.bots} label={t('settings.bots')} options={bots} lie="line" />
      <Pick of={settings.boxes} label={t('settings.boxes')} options={boxes} />
      <Pick of={settings.level} label={t('settings.level')} options={levels} lie="tall" />
    </section>
  );
}

function named<T extends string>(ids: readonly T[], prefix: 'settings.theme') {
  return ids.map((value) => ({ value, name: t(`${prefix}.${value}` as Key) }));
}

/** Each language in its own words. */
function languages() {
  const own = (Object.keys(LOCALES) as Locale[]).map((value) => ({ value, name: LOCALES[value] }));
  return [{ value: 'auto' as const, name: t('settings.language.auto') }, ...own];
}
