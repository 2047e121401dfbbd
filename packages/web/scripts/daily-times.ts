// How long the walks of the bots on daily roads take: npx tsx packages/web/scripts/daily-times.ts [walks] [first date]
// Node, one thread; a browser's worker takes about as long.

import { dateOf, dayOf, FIRST_DAY } from '@tokaido/table';
import { walksOn } from '../src/pages/daily/worker/walks.ts';
import { loadRoad } from '../src/worker/daily-road.ts';
import { deviceGame } from '../src/worker/load-rules.ts';

const walks = Number(process.argv[2] ?? 50);
const first = dayOf(process.argv[3] ?? FIRST_DAY) ?? 0;
for (let day = first; day < first + 7; day++) {
  const date = dateOf(day);
  const loaded = await loadRoad(date, deviceGame);
  if (loaded === null) continue;
  const { road } = loaded;
  const on = walksOn(loaded);
  console.log(
    `${date} road ${road.number}, ${road.game} ${road.options}: seat ${road.seat + 1}, ${on.travelers[road.seat] ?? '-'}, against ${road.seats.filter(Boolean).join(', ')}`,
  );
  for (const level of on.levels) {
    const start = performance.now();
    const points = Array.from({ length: walks }, (_, i) => on.walk(level, i)).sort((a, b) => a - b);
    const ms = (performance.now() - start) / walks;
    const at = (share: number) => points[Math.floor(share * (points.length - 1))];
    console.log(
      `  ${level.padEnd(10)} ${ms.toFixed(1)} ms a walk, 1,000 in ${ms.toFixed(0)} s; points ${at(0)} to ${at(1)}, middle ${at(0.5)}, ${new Set(points).size} different`,
    );
  }
}
