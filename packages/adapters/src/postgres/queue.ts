import { type Program, programs } from '@octavo/contract/programs';
import type { JobMessage, JobQueue } from '@octavo/domain/ports';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Enqueue } from './jobs.ts';

const plainQueue = 'jobs';

/** A queue each, so that documents waiting for one program hold up nobody who needs none. */
const queueOf = (program: Program | undefined) =>
  program === undefined ? plainQueue : `${plainQueue}-${program}`;

/** Seconds without a sign of life after which a worker counts as lost; ten is the least the queue takes. */
const heartbeatSeconds = 10;

/** The program with a slow start that a tool needs. */
export type ProgramOf = (tool: string) => Program | undefined;

export interface Queue extends JobQueue {
  readonly enqueue: Enqueue;
}

/**
 * The queue in the same database as the jobs. Only processes that work supervise it: they find messages whose worker
 * is gone and hand them out again.
 */
export async function openQueue(
  url: string,
  role: 'sender' | 'worker',
  onError: (error: Error) => void,
  programOf: ProgramOf,
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: role === 'worker' ? 4 : 1,
    useListenNotify: role === 'worker',
    supervise: role === 'worker',
    // Looking for lost workers is part of monitoring: both intervals count.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();

  for (const program of [undefined, ...programs]) {
    await boss.createQueue(queueOf(program), {
      heartbeatSeconds,
      notify: true,
      // The job itself counts its lost runs and gives up in time; the queue must never give up before it.
      retryLimit: 100,
      expireInSeconds: 3 * 3600,
      retentionSeconds: 24 * 3600,
      deleteAfterSeconds: 3600,
    });
  }

  return {
    async enqueue(transaction, message, tool) {
      await boss.send(queueOf(programOf(tool)), message, { db: fromKysely(transaction) });
    },

    async work({ concurrency, programConcurrency }, handler) {
      await startSlots(boss, plainQueue, concurrency, handler);

      for (const program of programs) {
        await startSlots(boss, queueOf(program), programConcurrency[program], handler);
      }
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: 30_000 });
    },
  };
}

type Handler = Parameters<JobQueue['work']>[1];

async function startSlots(boss: PgBoss, queue: string, count: number, handler: Handler): Promise<void> {
  for (let slot = 0; slot < count; slot += 1) {
    await startSlot(boss, queue, handler);
  }
}

async function startSlot(boss: PgBoss, queue: string, handler: Handler): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: 3,
  };

  const slot: string = await boss.work<JobMessage>(queue, options, async ([message]) => {
    if (message !== undefined) {
      try {
        await handler(message.data, message.signal);
      } finally {
        // A backlog is not announced: without this a slot would wait out its poll between two jobs.
        boss.notifyWorker(slot);
      }
    }
  });
}
