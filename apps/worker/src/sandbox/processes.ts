import { readdirSync, readFileSync } from 'node:fs';
import { endTreeOf } from '@octavo/engine-node/programs/process-tree';

/** False on systems without /proc: processes are then neither measured nor found by their mark. */
export const canMeasure = process.platform === 'linux';

/** Clock ticks of /proc in a second; the same on every Linux since 2.6 (proc_pid_stat(5), USER_HZ). */
export const ticksPerSecond = 100;

interface ProcessEntry {
  readonly id: number;
  /** State letter; Z for a zombie, which has ended but was not reaped. */
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  /** Clock ticks of processor time, including children that have ended. */
  readonly ticks: number;
}

/** Current resource usage of the processes of one run. */
export interface GroupUsage {
  readonly processes: number;
  /**
   * Anonymous and shared memory, without mapped files. Memory shared by several processes counts for each.
   */
  readonly residentBytes: number;
  readonly ticks: number;
}

/**
 * Measures the process, its descendants and its process group. Reads synchronously: files of /proc are
 * generated in memory, and a consistent snapshot matters more than a few milliseconds.
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
 * Memory of the group with shared memory counted once. The many processes of a browser are forked from one
 * and, counted one by one, would appear to hold half as much again. The kernel walks all their pages for the
 * answer, so it is only asked when the simple sum is too large.
 */
export function measureShared(leader: number): number {
  return membersOf(leader).reduce((sum, { id }) => sum + (proportionalBytesOf(id) ?? residentBytesOf(id)), 0);
}

/** Kills the whole group, and descendants that have left it. */
export function killGroup(leader: number): void {
  if (!canMeasure) {
    endTreeOf(leader);

    return;
  }

  const members = membersOf(leader).map(({ id }) => id);
  signal(-leader);
  members.forEach(signal);
}

/**
 * Kills processes that left both group and parent, found by the mark they inherited in their environment.
 * With bubblewrap there are none, because its PID namespace ends as a whole.
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
  if (!canMeasure) {
    return [];
  }

  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProc(`${name}/stat`))
    .filter((stat) => stat !== null)
    .map(parseStat)
    .filter(({ state }) => state !== 'Z');
}

/**
 * Parses proc_pid_stat(5). The name in parentheses may contain anything, so fields are counted from its end.
 */
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

/** Null for a process that may not be inspected: a browser protects its renderers even from its own user. */
function proportionalBytesOf(id: number): number | null {
  const rollup = readProc(`${id}/smaps_rollup`);

  return rollup === null ? null : sumOf(rollup, /^Pss_(?:Anon|Shmem):\s+(\d+) kB$/gm);
}

function sumOf(text: string, lines: RegExp): number {
  return [...text.matchAll(lines)].reduce((sum, [, kibibytes]) => sum + Number(kibibytes) * 1024, 0);
}

/** Null when the process has ended in the meantime, or may not be read. */
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
