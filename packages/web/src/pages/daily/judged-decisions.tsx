/** Judges my decisions, as the replay does, for the accuracy and the squares. Shows only how far that is. */

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { AnalysisProgress } from '../../analysis/progress.tsx';
import { openAnalysis } from '../../analysis/session.ts';
import type { Replay } from '../../table/replay/replay.ts';
import type { DayResult } from './days.ts';
import type { PlayedRoad } from './parts-of-road.ts';
import { partsOfRoad } from './parts-of-road.ts';

interface JudgedProps {
  readonly replay: Replay;
  readonly onJudged: (found: Pick<DayResult, 'accuracy' | 'parts'>) => void;
}

export function JudgedDecisions({ replay, onJudged }: JudgedProps): JSX.Element {
  const { you } = replay.source;
  const session = useMemo(() => openAnalysis(replay.model, { seat: you, refines: false }), [replay]);
  useEffect(() => () => session.close(), [session]);
  const analysis = session.report.value?.analysis;
  useEffect(() => {
    if (analysis?.isComplete !== true) return;
    const { timeline } = replay;
    const { engine } = timeline;
    const road: PlayedRoad = {
      pointsAfter: (moves) => engine.scores(timeline.stateAt(moves))[you]?.points ?? 0,
      begins(move) {
        const line = replay.lineAt(move + 1);
        return line === null || replay.game.playback.isMove(line);
      },
    };
    const accuracy = analysis.seats[you]?.accuracy.value;
    onJudged({
      parts: partsOfRoad(analysis, you, road),
      ...(accuracy !== undefined && { accuracy: Math.max(0, Math.min(100, accuracy)) }),
    });
  }, [analysis]);
  return <AnalysisProgress session={session} />;
}
