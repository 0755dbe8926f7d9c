import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc in a second; the same on every Linux since 2.6 (proc_pid_stat(5), USER_HZ). */
export const ticksPerSecond = 100;

interface ProcessEntry {
  readonly id: number;
  /** One letter; Z for a process that has ended and waits to be noticed. */
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  /** Clock ticks of processor time, with those of its children that have ended. */
  readonly ticks: number;
}

/** What the processes of one run use at this moment. */
export interface GroupUsage {
  readonly processes: number;
  /** Memory of their own: anonymous and shared, without the files they have mapped. What several share counts for each. */
  readonly residentBytes: number;
  readonly ticks: number;
}

/**
 * Measures the process, everything it started and everything in its process group. Read synchronously: a file of
 * /proc is made up in memory, and a consistent picture matters more than the few milliseconds.
 */
export function measureGroup(leader: number): GroupUsage {
  const members = membersOf(leader);
  const residentBytes = members.reduce((sum, { id }) => sum + residentBytesOf(id), 0);

  return {
    processes: members.length,
    residentBytes,
    ticks: members.reduce((sum, { ticks }) => sum + ticks, 0),
  };
}

/**
 * Memory of the group with what several of its processes share counted once. A browser is many processes made from
 * one, and counted one by one they would hold half as much again as they do. The kernel walks all their pages for
 * the answer, so it is only asked when the simple sum is too large.
 */
export function measureShared(leader: number): number {
  return membersOf(leader).reduce((sum, { id }) => sum + (proportionalBytesOf(id) ?? residentBytesOf(id)), 0);
}

/** Ends the whole group, and what left it but was started below it. */
export function killGroup(leader: number): void {
  const members = membersOf(leader).map(({ id }) => id);
  signal(-leader);
  members.forEach(signal);
}

/**
 * Ends processes that left both group and parent. They still carry the mark they inherited in their environment;
 * behind bubblewrap there are none, its process namespace ends as a whole.
 */
export function killMarked(mark: string): void {
  for (const { id } of listProcesses()) {
    if (id !== process.pid && readProc(`${id}/environ`)?.includes(mark) === true) {
      signal(id);
    }
  }
}

function membersOf(leader: number): ProcessEntry[] {
  const all = listProcesses();
  const members = new Map<number, ProcessEntry>();
  const open = all.filter(({ id, group }) => id === leader || group === leader);

  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (!members.has(entry.id)) {
      const { id } = entry;
      members.set(id, entry);
      open.push(...all.filter(({ parent }) => parent === id));
    }
  }

  return [...members.values()];
}

function listProcesses(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProc(`${name}/stat`))
    .filter((stat) => stat !== null)
    .map(parseStat)
    .filter(({ state }) => state !== 'Z');
}

/** proc_pid_stat(5). The name in parentheses may hold anything, so fields are counted from its end. */
function parseStat(stat: string): ProcessEntry {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);

  return {
    id: Number.parseInt(stat, 10),
    state: fields[0] ?? '',
    parent: Number(fields[1]),
    group: Number(fields[2]),
    ticks,
  };
}

function residentBytesOf(id: number): number {
  return sumOf(readProc(`${id}/status`) ?? '', /^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm);
}

/** Null for a process that may not be looked into, as a browser protects its renderers from its own user. */
function proportionalBytesOf(id: number): number | null {
  const rollup = readProc(`${id}/smaps_rollup`);

  return rollup === null ? null : sumOf(rollup, /^Pss_(?:Anon|Shmem):\s+(\d+) kB$/gm);
}

function sumOf(text: string, lines: RegExp): number {
  return [...text.matchAll(lines)].reduce((sum, [, kibibytes]) => sum + Number(kibibytes) * 1024, 0);
}

/** Null when the process has ended in the meantime, or is none of our business. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return null;
  }
}

function signal(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}
