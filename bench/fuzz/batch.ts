import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FuzzFault } from './cases.ts';

/** Limits of a case: processor time, and wall-clock time, which is longer on a busy machine. */
const limits = { caseSeconds: 10, waitSeconds: 120, residentBytes: 1024 ** 3 };

const watchMilliseconds = 100;

const child = join(import.meta.dirname, 'child.ts');

export interface FuzzBatch {
  readonly reader: string;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
  readonly folder: string | null;
}

export interface NumberedFault extends FuzzFault {
  readonly number: number;
}

export interface BatchOutcome {
  readonly faults: readonly NumberedFault[];
  /** The case that follows the last one that was run. */
  readonly next: number;
}

/** Runs cases in a process of their own until all are done, or one breaks a limit or ends the process. */
export async function runBatch({ reader, seed, first, count, folder }: FuzzBatch): Promise<BatchOutcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'octavo-fuzz-'));
  const progress = join(scratch, 'progress');
  const numbers = [seed, first, count].map(String);

  try {
    const { ended, output } = await runChild(
      ['batch', reader, ...numbers, folder ?? '-', progress, scratch],
      () => caseIn(progress),
    );
    const faults = output.flatMap((line) => parsed(line));
    const reached = caseIn(progress);

    if (ended === null) {
      return { faults, next: first + count };
    }

    // A process that ends before its first case has failed for a reason other than a case.
    if (reached === null) {
      throw new Error(`${reader} cannot be run: ${ended}`);
    }

    return { faults: [...faults, { number: reached, error: ended, frames: [] }], next: reached + 1 };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs one input in a process of its own. */
export async function runInput(reader: string, input: string): Promise<FuzzFault | null> {
  const scratch = mkdtempSync(join(tmpdir(), 'octavo-fuzz-'));

  try {
    const progress = join(scratch, 'progress');
    const { ended, output } = await runChild(['one', reader, input, progress, scratch], () =>
      caseIn(progress),
    );

    return ended === null
      ? (JSON.parse(output.at(-1) ?? 'null') as FuzzFault | null)
      : { error: ended, frames: [] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** `ended` describes an abnormal end of the process; null otherwise. */
async function runChild(
  words: readonly string[],
  reached: () => number | null,
): Promise<{ ended: string | null; output: string[] }> {
  const flags = ['--max-old-space-size=900', '--disable-warning=ExperimentalWarning'];
  const process_ = spawn(process.execPath, [...flags, child, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => process_.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  let lastWords = '';
  process_.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  process_.stderr.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString('utf8')).slice(-4000);
  });
  let broken: string | null = null;
  let seen: number | null = null;
  let since = { clock: Date.now(), processor: 0 };
  const timer = setInterval(() => {
    const now = reached();
    const times = { clock: Date.now(), processor: processorSecondsOf(process_.pid) };
    since = now === seen && now !== null ? since : times;
    seen = now;
    const isBusy = times.processor - since.processor > limits.caseSeconds;

    if (isBusy || times.clock - since.clock > limits.waitSeconds * 1000) {
      broken = `hang over ${limits.caseSeconds} s`;
      process_.kill('SIGKILL');
    } else if (residentBytesOf(process_.pid) > limits.residentBytes) {
      broken = `more than ${limits.residentBytes / 1024 ** 2} MB resident`;
      process_.kill('SIGKILL');
    }
  }, watchMilliseconds);
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>(
    (resolve, reject) => {
      process_.once('error', reject);
      process_.once('close', (code, signal) => resolve({ code, signal }));
    },
  );
  clearInterval(timer);
  process.off('exit', end);
  const ended = broken ?? (code === 0 ? null : `ended with ${signal ?? code}: ${faultLine(lastWords)}`);

  return { ended, output: output.split('\n').filter((line) => line !== '') };
}

function faultLine(words: string): string {
  return (/^.*(?:FATAL|Error|error).*$/m.exec(words)?.[0] ?? '').trim().slice(0, 120);
}

function parsed(line: string): NumberedFault[] {
  // A line that a killed process left unfinished belongs to a case that is reported separately.
  return line.endsWith('}') ? [JSON.parse(line) as NumberedFault] : [];
}

function caseIn(progress: string): number | null {
  try {
    const text = readFileSync(progress, 'utf8').trim();

    return text === '' ? null : Number(text);
  } catch {
    // The process has not begun.
    return null;
  }
}

const ticksPerSecond = 100;

function processorSecondsOf(id: number | undefined): number {
  try {
    // Fields after the process name, which may contain blanks: utime and stime are the 12th and 13th
    // (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');

    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    // The process has ended.
    return 0;
  }
}

function residentBytesOf(id: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    // The process has ended.
    return 0;
  }
}
