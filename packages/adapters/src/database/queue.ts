import { type Program, programs } from '@octavo/contract/programs';
import type { RunningJob } from '@octavo/domain/job';
import type { Clock, JobPlaces, JobQueue } from '@octavo/domain/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import type { WorkerProtection } from '@octavo/domain/worker';
import type { ListeningChanges } from './changes.ts';
import { claimNext, endLease, listWaitingQueues, renewLeases } from './claim-job.ts';
import type { Database } from './database.ts';
import { removeWorker, reportWorker } from './workers.ts';

const plainQueue = 'plain';

/**
 * Name of the queue: one for each program, so that documents that wait for a program don't hold up jobs that
 * need none.
 */
export const queueOf = (program: Program | undefined) => program ?? plainQueue;

/** Workers also poll, because a notification may be lost with its connection. */
const pollMilliseconds = 2000;

/** A third of a lease: two renewals may fail before the job counts as lost. */
const renewMilliseconds = 3000;

export interface QueueParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Seal for the parts of rows that describe files. */
  readonly seal: RowSeal;
  /** Name of this worker, different for each start. */
  readonly worker: string;
  readonly watchQueue: ListeningChanges['watchQueue'];
  readonly onError: (error: Error) => void;
}

/** The queue in the jobs table (docs/decisions/0003-fair-queue.md). */
export function jobQueue(parts: QueueParts): JobQueue {
  let dispatcher: Dispatcher | null = null;

  return {
    work(places, protection, handler) {
      dispatcher = new Dispatcher(parts, places, protection, handler);
    },

    async stop() {
      await dispatcher?.stop();
    },
  };
}

type JobHandler = (job: RunningJob) => Promise<void>;

interface QueueRun {
  readonly queue: string;
  ended: Promise<void>;
}

/** Claims jobs while slots are free, and renews the leases of those that run. */
class Dispatcher {
  readonly #parts: QueueParts;
  readonly #places: ReadonlyMap<string, number>;
  readonly #protection: WorkerProtection;
  readonly #handler: JobHandler;
  readonly #running = new Map<string, QueueRun>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #endWatch: () => void;
  #filling: Promise<void> | null = null;
  #renewing: Promise<void> | null = null;
  /** Queues that got a job since the last claim. */
  #notifiedQueues = new Set<string>();
  /** True when jobs may wait in any queue. */
  #isWoken = false;
  #isStopping = false;

  constructor(
    parts: QueueParts,
    { concurrency, programConcurrency }: JobPlaces,
    protection: WorkerProtection,
    handler: JobHandler,
  ) {
    this.#parts = parts;
    this.#protection = protection;
    this.#handler = handler;
    this.#places = new Map([
      [queueOf(undefined), concurrency],
      ...programs.map((program) => [queueOf(program), programConcurrency[program]] as const),
    ]);
    this.#endWatch = parts.watchQueue((queue) => this.#wake(queue));
    this.#timers = [
      setInterval(() => this.#wake(), pollMilliseconds),
      setInterval(() => this.#renew(), renewMilliseconds),
    ];
    this.#renew();
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#endWatch();
    await this.#filling;
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    // Leases are renewed until the last job has ended.
    this.#timers.forEach(clearInterval);
    await this.#renewing;
    await removeWorker(this.#parts.database, this.#parts.worker).catch(this.#parts.onError);
  }

  #wake(queue: string | null = null): void {
    if (queue === null) {
      this.#isWoken = true;
    } else {
      this.#notifiedQueues.add(queue);
    }

    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null;
    });
  }

  /** Never rejects: jobs that could not be claimed now wait for the next poll. */
  async #fill(): Promise<void> {
    while ((this.#isWoken || this.#notifiedQueues.size > 0) && !this.#isStopping) {
      const notified = this.#isWoken ? null : this.#notifiedQueues;
      this.#isWoken = false;
      this.#notifiedQueues = new Set();

      try {
        await this.#fillQueues(notified);
      } catch (error) {
        this.#parts.onError(asError(error));
      }
    }
  }

  /** @param notified queues in which jobs wait; null when it is unknown */
  async #fillQueues(notified: ReadonlySet<string> | null): Promise<void> {
    const isFree = ([queue, places]: readonly [string, number]) => this.#countRunning(queue) < places;
    const free = [...this.#places].filter(isFree);

    if (free.length === 0) {
      return;
    }

    const { database } = this.#parts;
    const waiting = notified ?? (await listWaitingQueues(database, { running: [...this.#running.keys()] }));

    for (const [queue, places] of free.filter(([queue]) => waiting.has(queue))) {
      await this.#fillPlaces(queue, places).catch(this.#parts.onError);
    }
  }

  async #fillPlaces(queue: string, places: number): Promise<void> {
    const { database, seal, worker, clock } = this.#parts;

    do {
      const claimant = { worker, queue, places, running: [...this.#running.keys()] };
      const job = await claimNext(database, seal, claimant, () => clock.now());

      if (job === null) {
        return;
      }

      const run: QueueRun = { queue, ended: Promise.resolve() };
      this.#running.set(job.id, run);
      run.ended = this.#run(job, run);
    } while (!this.#isStopping && this.#countRunning(queue) < places && (await this.#hasWork(queue)));
  }

  async #hasWork(queue: string): Promise<boolean> {
    const running = [...this.#running.keys()];

    return (await listWaitingQueues(this.#parts.database, { running })).has(queue);
  }

  #countRunning(queue: string): number {
    return [...this.#running.values()].filter((run) => run.queue === queue).length;
  }

  async #run(job: RunningJob, run: QueueRun): Promise<void> {
    const { database, worker, onError } = this.#parts;

    try {
      await this.#handler(job);
    } catch (error) {
      onError(asError(error));
      // If this fails as well, the lease runs out.
      await endLease(database, worker, job.id).catch(onError);
    } finally {
      if (this.#running.get(job.id) === run) {
        this.#running.delete(job.id);
      }

      this.#wake();
    }
  }

  #renew(): void {
    const { onError } = this.#parts;
    this.#renewing ??= this.#renewAll()
      .catch(onError)
      .finally(() => {
        this.#renewing = null;
      });
  }

  async #renewAll(): Promise<void> {
    const { database, worker } = this.#parts;

    if (this.#running.size > 0) {
      await renewLeases(database, worker, [...this.#running.keys()]);
    }

    await reportWorker(database, worker, this.#protection);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('handling a job failed', { cause: error });
}
