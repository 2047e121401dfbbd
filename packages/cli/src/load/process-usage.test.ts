import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { familyOf, readResident, readStat, usageOf } from './process-usage.ts';

const STAT =
  '4711 (node (v20) x) S 42 4711 4711 0 -1 4194304 9000 800 7 6 150 50 30 20 20 0 11 0 123456 1e9 20000 184467';

it('reads who started a process and its time, whatever the program is called', () => {
  // utime 150, stime 50, and 30 and 20 of children that have ended
  expect(readStat(STAT)).toEqual({ pid: 4711, parent: 42, ticks: 250 });
  expect(readStat(STAT.replace('(node (v20) x)', '(tokaido) 1 (2)'))).toEqual({
    pid: 4711,
    parent: 42,
    ticks: 250,
  });
});

it('takes nothing else for a process', () => {
  for (const text of ['', 'nonsense', '4711 (node) S 42', STAT.replace('150 50', '150 many')])
    expect(readStat(text)).toBeNull();
});

it('reads the resident memory', () => {
  expect(readResident('Name:\tnode\nVmPeak:\t 2000 kB\nVmRSS:\t    1500 kB\nThreads:\t11\n')).toBe(
    1500 * 1024,
  );
  expect(readResident('Name:\tkthreadd\n')).toBe(0);
});

it('counts children and their children, and nobody else', () => {
  const all = [
    { pid: 10, parent: 1, ticks: 1 },
    { pid: 11, parent: 10, ticks: 2 },
    { pid: 12, parent: 11, ticks: 4 },
    { pid: 13, parent: 1, ticks: 8 },
  ];
  expect(familyOf(10, all).map(({ pid }) => pid)).toEqual([10, 11, 12]);
  expect(familyOf(99, all)).toEqual([]);
});

it.runIf(process.platform === 'linux')('sees the time that a process has used', async () => {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  try {
    const cpu = () => usageOf(busy.pid!)?.cpu ?? 0;
    await expect.poll(cpu, { timeout: 20_000 }).toBeGreaterThan(100);
    expect(usageOf(busy.pid!)?.resident).toBeGreaterThan(1e6);
  } finally {
    busy.kill('SIGKILL');
  }
});

it('does not know a process that is gone', () => {
  expect(usageOf(2 ** 30)).toBeNull();
});
