import { advance, isHeldBy, type RunningJob, useProcessor } from '@octavo/domain/job';
import type { WorkerPorts } from './ports.ts';

/** Milliseconds between two progress writes, and between two heartbeats. */
const progressMilliseconds = 250;
const beatMilliseconds = 5000;
/** Milliseconds before the first write: a run that ends sooner is not worth it. */
const firstMilliseconds = 100;
/** Milliseconds from a change of the job to the reading that it causes; further changes in between cause no other. */
const lookMilliseconds = 50;

/** Writes the progress of a run to its job, and watches the job for a request to cancel it. */
export class Reporter {
  #progress = 0;
  #processorSeconds = 0;
  #writtenAt = 0;
  #beatAt = 0;
  #timer: NodeJS.Timeout | null = null;
  #lookTimer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #closed = false;
  readonly #ports: WorkerPorts;
  readonly #job: RunningJob;
  readonly #onStop: (why: 'cancelled' | 'lost') => void;
  readonly #stopWatching: () => void;

  constructor(ports: WorkerPorts, job: RunningJob, onStop: (why: 'cancelled' | 'lost') => void) {
    this.#ports = ports;
    this.#job = job;
    this.#onStop = onStop;
    this.#stopWatching = ports.changes.watch(job.id, () => this.#lookSoon());
    // The job may have been cancelled before the watch began.
    this.#lookSoon();
  }

  progressed(progress: number): void {
    this.#progress = Math.max(this.#progress, progress);

    if (this.#timer === null && !this.#closed) {
      const wait = Math.max(firstMilliseconds, this.#writtenAt + progressMilliseconds - performance.now());
      this.#timer = setTimeout(() => this.#write(), wait);
    }
  }

  /** Processor time of all attempts of the job, in seconds. */
  get processorSeconds(): number {
    return this.#job.processorSeconds + this.#processorSeconds;
  }

  beat(processorSeconds: number): void {
    this.#processorSeconds = Math.max(this.#processorSeconds, processorSeconds);

    if (performance.now() - this.#beatAt > beatMilliseconds) {
      this.#beatAt = performance.now();
      this.progressed(this.#progress);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopWatching();

    for (const timer of [this.#timer, this.#lookTimer]) {
      if (timer !== null) {
        clearTimeout(timer);
      }
    }

    await this.#writing;
  }

  #lookSoon(): void {
    this.#lookTimer ??= setTimeout(() => {
      this.#lookTimer = null;
      void this.#look();
    }, lookMilliseconds);
  }

  #write(): void {
    this.#timer = null;
    this.#writtenAt = performance.now();
    const { id, attempt } = this.#job;
    this.#writing = this.#ports.jobs
      .change(id, (job) =>
        advance(
          useProcessor(job, attempt, this.processorSeconds),
          attempt,
          this.#progress,
          this.#ports.clock.now(),
        ),
      )
      .then(
        () => undefined,
        (error: unknown) => this.#ports.log.warn({ err: error, jobId: id }, 'progress not saved'),
      );
  }

  async #look(): Promise<void> {
    try {
      const job = await this.#ports.jobs.find(this.#job.id);

      if (job === null || !isHeldBy(job, this.#job.attempt)) {
        this.#onStop('lost');
      } else if (job.cancelRequested) {
        this.#onStop('cancelled');
      }
    } catch (error) {
      this.#ports.log.warn({ err: error, jobId: this.#job.id }, 'job could not be read');
    }
  }
}
