import { type Program, programs } from '@octavo/contract/programs';
import type { RunningJob } from '@octavo/domain/job';
import type { Clock, JobPlaces, JobQueue } from '@octavo/domain/ports';
import { claimNext, endLease, renewLeases } from './claim-job.ts';
import type { Database } from './database.ts';

const plainQueue = 'plain';

/** One queue for each program, so that documents that wait for one program don't hold up jobs that need none. */
export const queueOf = (program: Program | undefined) => program ?? plainQueue;

/** A notification may be lost with its connection: workers also look on their own. */
const pollMilliseconds = 2000;

/** A third of a lease: two renewals may fail before the job counts as lost. */
const renewMilliseconds = 3000;

export interface QueueParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Name of this worker, different for each start. */
  readonly worker: string;
  /** Calls the listener when a job may have become free to start; returns the function that ends it. */
  readonly watchQueue: (listener: () => void) => () => void;
  readonly onError: (error: Error) => void;
}

/** The queue in the jobs table (docs/decisions/0003-fair-queue.md). */
export function jobQueue(parts: QueueParts): JobQueue {
  let dispatcher: Dispatcher | null = null;

  return {
    work(places, handler) {
      dispatcher = new Dispatcher(parts, places, handler);
    },

    async stop() {
      await dispatcher?.stop();
    },
  };
}

type Handler = (job: RunningJob) => Promise<void>;

/** Claims jobs while places are free, and renews the leases of those that run. */
class Dispatcher {
  readonly #parts: QueueParts;
  readonly #places: ReadonlyMap<string, number>;
  readonly #handler: Handler;
  readonly #running = new Map<string, { readonly queue: string; readonly ended: Promise<void> }>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #endWatch: () => void;
  #filling: Promise<void> | null = null;
  #isWoken = false;
  #isStopping = false;

  constructor(parts: QueueParts, { concurrency, programConcurrency }: JobPlaces, handler: Handler) {
    this.#parts = parts;
    this.#handler = handler;
    this.#places = new Map([
      [queueOf(undefined), concurrency],
      ...programs.map((program) => [queueOf(program), programConcurrency[program]] as const),
    ]);
    this.#endWatch = parts.watchQueue(() => this.#wake());
    this.#timers = [
      setInterval(() => this.#wake(), pollMilliseconds),
      setInterval(() => void this.#renew(), renewMilliseconds),
    ];
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#endWatch();
    await this.#filling;
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    // Leases are renewed until the last job has ended.
    this.#timers.forEach(clearInterval);
  }

  #wake(): void {
    this.#isWoken = true;
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null;
    });
  }

  /** Never rejects: what could not be claimed now waits for the next poll. */
  async #fill(): Promise<void> {
    while (this.#isWoken && !this.#isStopping) {
      this.#isWoken = false;

      for (const [queue, places] of this.#places) {
        await this.#fillPlaces(queue, places).catch(this.#parts.onError);
      }
    }
  }

  async #fillPlaces(queue: string, places: number): Promise<void> {
    const { database, worker, clock } = this.#parts;

    while (!this.#isStopping && this.#countRunning(queue) < places) {
      const job = await claimNext(database, { worker, queue, places }, () => clock.now());

      if (job === null) {
        return;
      }

      this.#running.set(job.id, { queue, ended: this.#run(job) });
    }
  }

  #countRunning(queue: string): number {
    return [...this.#running.values()].filter((run) => run.queue === queue).length;
  }

  async #run(job: RunningJob): Promise<void> {
    const { database, worker, onError } = this.#parts;

    try {
      await this.#handler(job);
    } catch (error) {
      onError(asError(error));
      // If this fails as well, the lease runs out.
      await endLease(database, worker, job.id).catch(onError);
    } finally {
      this.#running.delete(job.id);
      this.#wake();
    }
  }

  async #renew(): Promise<void> {
    const { database, worker, onError } = this.#parts;

    if (this.#running.size > 0) {
      await renewLeases(database, worker, [...this.#running.keys()]).catch(onError);
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('a job could not be handled', { cause: error });
}
