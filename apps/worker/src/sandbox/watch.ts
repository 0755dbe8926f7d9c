import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerConfig } from '@octavo/adapters/settings/config';
import { Failure, isFailure } from '@octavo/contract/failures';
import { isStalled } from '@octavo/domain/job';
import type { Clock } from '@octavo/domain/ports';
import * as limits from './limits.ts';
import { canMeasure, type RunProcesses, ticksPerSecond } from './processes.ts';

export interface WatchedRun {
  readonly processes: RunProcesses;
  readonly folder: string;
  readonly wallSeconds: number;
}

export interface WatchEvents {
  /** Called when the run broke a limit; no further event follows. */
  broken(failure: Failure): void;
  /** Processor seconds the run has used since it began. */
  beat(processorSeconds: number): void;
}

/** Checks a run until it is stopped, and reports once which limit it broke. */
export class RunWatch {
  #progress = 0;
  #beatAt: Date;
  #ticks = 0;
  #peakBytes = 0;
  /** Pages being drawn or read, with the processor ticks at their start; null before the next check. */
  readonly #pages = new Map<number, number | null>();
  #nextWrittenLook = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #startedAt: Date;
  /** Ticks the process used to start, before the run. */
  readonly #startTicks: number;
  readonly #run: WatchedRun;
  readonly #config: WorkerConfig;
  readonly #clock: Clock;
  readonly #on: WatchEvents;

  constructor(run: WatchedRun, config: WorkerConfig, clock: Clock, on: WatchEvents) {
    this.#run = run;
    this.#config = config;
    this.#clock = clock;
    this.#on = on;
    this.#startedAt = clock.now();
    this.#startTicks = run.processes.measureTicks();
    this.#ticks = this.#startTicks;
    this.#beatAt = this.#startedAt;
    this.#schedule();
  }

  /**
   * Notes progress: every message is a sign of life, and progress exempts the run from the rule for stalled
   * jobs.
   */
  noteProgress(progress: number): void {
    this.#progress = Math.max(this.#progress, progress);
    this.#beatAt = this.#clock.now();
  }

  /** Notes that work on a page begins or ends. Its processor time counts from the next check on. */
  notePage(page: number, isOpen: boolean): void {
    this.#beatAt = this.#clock.now();

    if (isOpen) {
      this.#pages.set(page, null);
    } else {
      this.#pages.delete(page);
    }
  }

  /**
   * Reports a crash as `memory-limit` when the run held nearly all the memory it may use: it may have failed
   * for lack of more.
   */
  explain(error: unknown): unknown {
    const isHunger =
      isFailure(error) && error.code === 'engine-crashed' && this.#peakBytes > this.#scarceBytes;

    return isHunger
      ? new Failure('memory-limit', `crashed after ${this.#peakBytes} bytes resident`, { cause: error })
      : error;
  }

  /** Processor time of the run, as of the last check. */
  get processorSeconds(): number {
    return (this.#ticks - this.#startTicks) / ticksPerSecond;
  }

  get #scarceBytes(): number {
    return this.#config.memoryBytes * limits.scarceShare;
  }

  /**
   * Stops the checks. Measures the processor time once more, so it must be called before the processes are
   * ended.
   */
  stop(): void {
    this.#ticks = Math.max(this.#ticks, this.#run.processes.measureTicks());

    if (this.#timer !== null) {
      clearTimeout(this.#timer);
    }

    this.#timer = null;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#look().then(
        (broken) => this.#conclude(broken),
        (error: unknown) => this.#conclude(asFailure(error)),
      );
    }, limits.watchMilliseconds);
  }

  #conclude(broken: Failure | null): void {
    if (this.#timer === null) {
      return;
    }

    if (broken === null) {
      this.#schedule();
    } else {
      this.stop();
      this.#on.broken(broken);
    }
  }

  async #look(): Promise<Failure | null> {
    const now = this.#clock.now();
    const usage = this.#run.processes.measure();

    if (usage.ticks > this.#ticks) {
      this.#ticks = usage.ticks;
      this.#beatAt = now;
      this.#on.beat(this.processorSeconds);
    }

    const complexPage = this.#findComplexPage();

    if (complexPage !== null) {
      return new Failure('too-complex', `page ${complexPage} used ${this.#config.pageProcessorSeconds} s`, {
        values: { page: complexPage },
      });
    }

    if (usage.residentBytes > this.#scarceBytes) {
      const bytes = this.#run.processes.measureShared();
      this.#peakBytes = Math.max(this.#peakBytes, bytes);

      if (bytes > this.#config.memoryBytes) {
        return new Failure('memory-limit', `${bytes} bytes resident`);
      }
    }

    if (usage.processes > limits.processes) {
      return new Failure('memory-limit', `${usage.processes} processes`);
    }

    if (now.getTime() - this.#startedAt.getTime() > this.#run.wallSeconds * 1000) {
      return new Failure('time-limit', `${this.#run.wallSeconds} s`);
    }

    // Without measured processor time, a run that computes for a minute looks like one that hangs.
    if (canMeasure && isStalled({ progress: this.#progress, beatAt: this.#beatAt }, now)) {
      return new Failure('stalled');
    }

    return this.#lookAtWritten();
  }

  /** First page beyond its processor time. Pages drawn concurrently share the processor time of the run. */
  #findComplexPage(): number | null {
    const allowed = this.#config.pageProcessorSeconds * ticksPerSecond * this.#pages.size;

    for (const [page, startTicks] of this.#pages) {
      if (startTicks === null) {
        this.#pages.set(page, this.#ticks);
      } else if (this.#ticks - startTicks > allowed) {
        return page;
      }
    }

    return null;
  }

  /**
   * Counts the bytes written. Many small files take long to count, so counting is limited to a small share of
   * the time.
   */
  async #lookAtWritten(): Promise<Failure | null> {
    const startedAt = performance.now();

    if (startedAt < this.#nextWrittenLook) {
      return null;
    }

    const written = await bytesIn(this.#run.folder);
    const endedAt = performance.now();
    this.#nextWrittenLook = endedAt + (endedAt - startedAt) / limits.countingShare;

    return written > this.#config.outputBytes
      ? new Failure('output-limit', `${written} bytes written`)
      : null;
  }
}

/** Space taken on the disk, so that a sparse file counts only for the data it holds. */
async function bytesIn(folder: string): Promise<number> {
  let sum = 0;

  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(vanished)) {
    if (entry.isFile()) {
      const { blocks = 0 } = (await stat(join(entry.parentPath, entry.name)).catch(() => null)) ?? {};
      sum += blocks * 512;
    }
  }

  return sum;
}

/** A run may remove folders while they are listed. */
function vanished(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') {
    return [];
  }

  throw error;
}

function asFailure(error: unknown): Failure {
  return new Failure('engine-crashed', 'the processes of the run cannot be monitored', { cause: error });
}
