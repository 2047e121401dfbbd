/** Three moments on the end screen: my costliest decision, my best one, my luckiest draw. Each leads to the replay. */

import '@tokaido/words/locales/en/analysis';
import type { Moment } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { A } from '../app/router.ts';
import { useAsync } from '../app/use-async.ts';
import { Icon } from '../art/icons.tsx';
import type { AnalysisView } from '../table/game.ts';
import type { TableModel } from '../table/model.ts';
import { addressAt } from '../table/replay/address-at.ts';
import type { Replay } from '../table/replay/replay.ts';
import { useGame } from '../table/use-game.ts';
import { BestSign, DrawSign, LossSign } from './marks.tsx';
import { momentsSeat, momentTitle, worthOf } from './moment-words.ts';
import { AnalysisProgress } from './progress.tsx';
import { openAnalysis } from './session.ts';
import './three-moments.css';

interface MomentsProps {
  readonly model: TableModel;
}

const KINDS = ['costliest', 'best', 'luckiest'] as const;
type Kind = (typeof KINDS)[number];
const SIGNS = { costliest: LossSign, best: BestSign, luckiest: DrawSign };

export function ThreeMoments({ model }: MomentsProps): JSX.Element {
  const seat = momentsSeat(model);
  const session = useMemo(() => openAnalysis(model, { seat, refines: false }), [model, seat]);
  useEffect(() => () => session.close(), [session]);
  const found = session.report.value?.moments?.[seat] ?? null;
  return (
    <section class="three-moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{momentTitle(model, seat)}</h2>
      {found === null ? (
        <AnalysisProgress session={session} />
      ) : (
        <ul>
          {KINDS.map((kind) => (
            <MomentEntry key={kind} model={model} kind={kind} moment={found[kind]} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface EntryProps extends MomentsProps {
  readonly kind: Kind;
  readonly moment: Moment | null;
}

function MomentEntry({ model, kind, moment }: EntryProps): JSX.Element {
  const Sign = SIGNS[kind];
  return (
    <li class={kind}>
      <h3>
        <Sign /> {t(`analysis.three.${kind}`)}
        {moment !== null && <b class="moment-worth">{worthOf(kind, moment)}</b>}
      </h3>
      {moment === null ? (
        <p class="muted">{t(`analysis.three.none.${kind}`)}</p>
      ) : (
        <Told model={model} kind={kind} moment={moment} />
      )}
    </li>
  );
}

/** What happened there in a sentence, asked of the position itself. */
function Told({ model, kind, moment }: EntryProps & { readonly moment: Moment }): JSX.Element {
  const game = useGame();
  const { move, seat, action, best } = moment.move;
  const loaded = useAsync(async () => {
    const [{ positionsOf }, { analysisView }] = await Promise.all([
      import('./record-positions.ts'),
      game.loadEndScreen(),
    ]);
    return { positions: await positionsOf(model, game), view: analysisView };
  }, [model, game]);
  const address = addressAt(`/r/${model.info.value.id}`, move);
  const n = move + 1;
  const positions: Replay | null = loaded.state === 'here' ? loaded.value.positions : null;
  const view: AnalysisView | null = loaded.state === 'here' ? loaded.value.view : null;
  const seen = positions?.seenAt(move, seat) ?? null;
  const name = (words: string) => (seen === null ? '' : game.text.heading(words, seen, model.info.value));
  return (
    <div class="moment">
      {view !== null && seen !== null && <view.Picture action={action} seen={seen} />}
      <p>
        {seen !== null && t(`analysis.three.${kind}.says`, { n, played: name(action), best: name(best) })}
      </p>
      {kind === 'costliest' && (
        <A href={`${address}&try=1`} class="primary">
          <Icon name="again" />
          {t('analysis.three.again')}
          <span class="sr-only">{t('analysis.three.atMove', { n })}</span>
        </A>
      )}
      <A href={address} class="quiet">
        <Icon name="play" />
        {t('analysis.three.see')}
        <span class="sr-only">{t('analysis.three.atMove', { n })}</span>
      </A>
    </div>
  );
}
