/** What a process and everything it started use of the machine, as /proc tells it on Linux. */

import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Milliseconds of processor time, user and system, of all processes and threads. */
  readonly cpu: number;
  /** Bytes of resident memory. */
  readonly resident: number;
}

export interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process and of its children that have ended, in ticks. */
  readonly ticks: number;
}

/** Linux reports times in hundredths of a second, whatever its own clock does. */
const MS_PER_TICK = 10;

/** Reads a line of /proc/PID/stat; null if it is something else. */
export function readStat(text: string): ProcessStat | null {
  // The name of the program stands in parentheses and may hold anything, parentheses and spaces too.
  const match = /^(\d+) \(.*\) \S (\d+) (.*)$/s.exec(text.trim());
  const [, pid, parent, others = ''] = match ?? [];
  // utime, stime, cutime and cstime: fields 14 to 17 of the line, 10 to 13 after the parent.
  const times = others.split(' ').slice(9, 13).map(Number);
  if (times.length < 4 || times.some(Number.isNaN)) return null;
  return { pid: Number(pid), parent: Number(parent), ticks: times.reduce((sum, each) => sum + each, 0) };
}

/** The resident bytes that /proc/PID/status tells. */
export function readResident(status: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process and all that descend from it. */
export function familyOf(root: number, all: readonly ProcessStat[]): ProcessStat[] {
  const family = all.filter(({ pid }) => pid === root);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Of a process and all that it started; null where the system does not say, or the process is gone. */
export function usageOf(pid: number): Usage | null {
  const family = familyOf(pid, allProcesses());
  if (family.length === 0) return null;
  return {
    cpu: family.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK,
    resident: family.reduce((sum, each) => sum + readResident(readProc(`${each.pid}/status`)), 0),
  };
}

/** The processes that a process has started itself; none where the system does not say. */
export function childrenOf(pid: number): readonly number[] {
  return allProcesses()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid);
}

/** How many files this process, and any that it starts, may have open; null where the system does not say. */
export function openFilesLimit(): number | null {
  const [, hard] = /^Max open files\s+\S+\s+(\d+)/m.exec(readProc('self/limits')) ?? [];
  return hard === undefined ? null : Number(hard);
}

function allProcesses(): ProcessStat[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(readProc(`${name}/stat`)) ?? []);
  } catch {
    return [];
  }
}

/** Empty where there is no such file, since the process may just have ended. */
function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
