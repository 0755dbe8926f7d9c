import type { JobMessage, JobQueue } from '@octavo/domain/ports';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Enqueue } from './jobs.ts';

const queueName = 'jobs';

/** Seconds without a sign of life after which a worker counts as lost; ten is the least the queue takes. */
const heartbeatSeconds = 10;

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
  await boss.createQueue(queueName, {
    heartbeatSeconds,
    notify: true,
    // The job itself counts its lost runs and gives up in time; the queue must never give up before it.
    retryLimit: 100,
    expireInSeconds: 3 * 3600,
    retentionSeconds: 24 * 3600,
    deleteAfterSeconds: 3600,
  });

  return {
    async enqueue(transaction, message) {
      await boss.send(queueName, message, { db: fromKysely(transaction) });
    },

    async work(concurrency, handler) {
      for (let slot = 0; slot < concurrency; slot += 1) {
        await startSlot(boss, handler);
      }
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: 30_000 });
    },
  };
}

async function startSlot(boss: PgBoss, handler: Parameters<JobQueue['work']>[1]): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: 3,
  };

  const slot: string = await boss.work<JobMessage>(queueName, options, async ([message]) => {
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
