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
 * The processes of one run: a process, its descendants, and its process group. Their numbers follow that of the first
 * one until the numbers of the machine begin anew, so that a check reads a few processes instead of all.
 */
export class RunProcesses {
  readonly #leader: number;
  /** Latest process number of the machine at the last check. */
  #latest: number;
  #hasWrapped = false;

  constructor(leader: number) {
    this.#leader = leader;
    this.#latest = leader;
  }

  /**
   * Reads synchronously: files of /proc are generated in memory, and a consistent snapshot matters more than a few
   * milliseconds.
   */
  measure(): GroupUsage {
    const members = this.#members();
    const residentBytes = members.reduce((sum, { id }) => sum + residentBytesOf(id), 0);

    return { processes: members.length, residentBytes, ticks: ticksOf(members) };
  }

  /** Clock ticks of processor time alone, which takes half of the reads. */
  measureTicks(): number {
    return ticksOf(this.#members());
  }

  /**
   * Bytes of memory with shared memory counted once. The many processes of a browser are forked from one and, counted
   * one by one, would appear to hold half as much again. The kernel walks all their pages for the answer, so it is only
   * asked when the simple sum is too large.
   */
  measureShared(): number {
    return this.#members().reduce((sum, { id }) => sum + (proportionalBytesOf(id) ?? residentBytesOf(id)), 0);
  }

  /** Kills the whole group, and descendants that have left it. */
  kill(): void {
    if (!canMeasure) {
      endTreeOf(this.#leader);

      return;
    }

    const members = this.#members().map(({ id }) => id);
    signal(-this.#leader);
    members.forEach(signal);
  }

  #members(): ProcessEntry[] {
    const all = listProcesses(this.#firstNumber());
    const members = new Map<number, ProcessEntry>();
    const open = all.filter(({ id, group }) => id === this.#leader || group === this.#leader);

    for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
      if (!members.has(entry.id)) {
        const { id } = entry;
        members.set(id, entry);
        open.push(...all.filter(({ parent }) => parent === id));
      }
    }

    return [...members.values()];
  }

  /** Smallest number that a process of the run can have. No run can use up all numbers between two checks. */
  #firstNumber(): number {
    const latest = latestNumber();
    this.#hasWrapped ||= latest < this.#latest;
    this.#latest = latest;

    return this.#hasWrapped ? 0 : this.#leader;
  }
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

/** Processes whose number is not below this one. */
function listProcesses(first = 0): ProcessEntry[] {
  if (!canMeasure) {
    return [];
  }

  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) >= first)
    .map((name) => readProc(`${name}/stat`))
    .filter((stat) => stat !== null)
    .map(parseStat)
    .filter(({ state }) => state !== 'Z');
}

/** Number of the process that was started last (proc_loadavg(5)); 0, as after a new beginning, if it is unknown. */
function latestNumber(): number {
  return Number(readProc('loadavg')?.trim().split(' ').at(-1) ?? 0);
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

function ticksOf(entries: readonly ProcessEntry[]): number {
  return entries.reduce((sum, { ticks }) => sum + ticks, 0);
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
