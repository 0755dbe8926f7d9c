import { isEnded, limitFailures } from '@octavo/domain/job';
import type { Admission, Client, ClientUsage, TaskClient, TaskCounts } from '@octavo/domain/ports';
import type { KeptJob, MemoryState } from './state.ts';

/** Tasks of the client and of its address that succeeded, may still succeed, or were ended by a limit. */
export function countTasks({ jobs }: MemoryState, client: TaskClient, since: Date): TaskCounts {
  const counted = [...jobs.values()].filter((kept) => kept.job.createdAt >= since && isCounted(kept));
  const own = counted.filter((kept) => isTaskOf(client, kept)).length;
  const isAtAddress = ({ job, byVisitor }: KeptJob) =>
    client.address !== null && job.address === client.address && byVisitor;

  return { own, atAddress: client.account === null ? counted.filter(isAtAddress).length : 0 };
}

/** Processor seconds of the client's jobs that ended after a moment, or have not ended. */
export function sumProcessorSeconds({ jobs }: MemoryState, client: Client, since: Date): number {
  return [...jobs.values()]
    .filter((kept) => timeOf(kept) >= since && isOf(client, kept))
    .reduce((seconds, { job }) => seconds + job.processorSeconds, 0);
}

/** Usage before a job is added. */
export function measureUse(
  state: MemoryState,
  client: TaskClient,
  { tasksSince, processorSince }: Admission,
): ClientUsage {
  return {
    tasks: countTasks(state, client, tasksSince),
    processorSeconds: sumProcessorSeconds(state, client, processorSince),
  };
}

function isCounted({ job }: KeptJob): boolean {
  return (
    !job.isReading &&
    job.state !== 'cancelled' &&
    (job.state !== 'failed' || limitFailures.includes(job.failure.code))
  );
}

function timeOf({ job }: KeptJob): Date {
  if (isEnded(job)) {
    return job.finishedAt;
  }

  return job.state === 'running' ? job.startedAt : job.createdAt;
}

/** Programs without cookies at one address count as one browser. */
function isTaskOf({ account, counter, device, address }: TaskClient, { job, byVisitor }: KeptJob): boolean {
  if (account !== null) {
    return job.owner.account === account;
  }

  if (counter !== null) {
    return job.counter === counter;
  }

  const isSame = address === null ? job.owner.device === device : job.address === address;

  return isSame && byVisitor && job.counter === null;
}

function isOf({ account, device, address }: Client, { job, byVisitor }: KeptJob): boolean {
  return account !== null
    ? job.owner.account === account
    : (device !== null && job.owner.device === device) ||
        (address !== null && job.address === address && byVisitor);
}
