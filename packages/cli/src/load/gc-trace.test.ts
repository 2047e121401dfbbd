import { expect, it } from 'vitest';
import { GcTrace } from './gc-trace.ts';

const LINES = `
  Tokaido is served at  http://127.0.0.1:8080
[11883:0x37e17490]       26 ms: Scavenge 7.8 (10.0) -> 6.8 (9.8) MB, 2.27 / 0.00 ms  (average mu = 1.000, current mu = 1.000) allocation failure; 
[11883:0x37e17490]       90 ms: Mark-Compact 30.5 (40.0) -> 20.5 (41.0) MB, 5.50 / 0.01 ms  (+ 3.1 ms in 9 steps) (average mu = 0.9, current mu = 0.9) task; 
[11883:0x37e17490]       95 ms: Mark-Compact (reduce) 21.5 (41.0) -> 20.5 (30.0) MB, 1.00 / 0.00 ms  finalize incremental marking via stack guard; 
[9:0x1]       99 ms: Scavenge 4.0 (5.0) -> 3.0 (5.0) MB, pooled: 0.0 MB, 0.23 / 0.00 ms  (average mu = 1.000, current mu = 1.000) task; 
`;

it('adds up what was collected and how long it took', () => {
  const trace = new GcTrace();
  // The text comes in parts that end anywhere.
  for (let i = 0; i < LINES.length; i += 37) trace.add(LINES.slice(i, i + 37));
  expect(trace.total.bytes / 1024 ** 2).toBeCloseTo(13);
  expect(trace.total.pause).toBeCloseTo(9);
});
