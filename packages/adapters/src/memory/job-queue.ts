import { type Program, programs } from '@octavo/contract/programs';
import { claim, isEnded, type Job, type RunningJob } from '@octavo/domain/job';
import type { Clock, JobPlaces, JobQueue, JobStore } from '@octavo/domain/ports';
import type { MemoryState } from './state.ts';

export interface MemoryQueueParts {
  readonly state: MemoryState;
  readonly jobs: JobStore;
  readonly clock: Clock;
  /** Program with a slow start that the jobs of a tool need: they wait in a queue of their own. */
  readonly programOf: (tool: string) => Program | undefined;
  readonly onError: (error: unknown) => void;
}

/** Runs the jobs of this process in the order of their requests, as many at a time as there are slots. */
export function memoryJobQueue({ state, jobs, clock, programOf, onError }: MemoryQueueParts): JobQueue {
  const running = new Map<string, Promise<void>>();
  let endWatch = () => {};
  let isStopping = false;

  const nextOf = (queue: Program | undefined) =>
    [...state.jobs.values()]
      .map(({ job }) => job)
      .filter((job) => isWaiting(job) && !running.has(job.id) && programOf(job.tool) === queue)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())[0];

  const fill = async (places: JobPlaces, handler: (job: RunningJob) => Promise<void>) => {
    for (const queue of [undefined, ...programs]) {
      const most = queue === undefined ? places.concurrency : places.programConcurrency[queue];
      const runningHere = () =>
        [...running.keys()].filter((id) => programOf(state.jobs.get(id)?.job.tool ?? '') === queue).length;

      for (
        let job = nextOf(queue);
        job !== undefined && runningHere() < most && !isStopping;
        job = nextOf(queue)
      ) {
        const { id } = job;
        const ended = jobs
          .change(id, (current) => claim(current, clock.now()))
          .then((claimed) => (claimed?.state === 'running' ? handler(claimed) : undefined))
          // A job whose handler failed is claimed again, which counts as a strike.
          .catch(onError)
          .finally(() => {
            running.delete(id);
            state.changes.announceQueue();
          });
        running.set(id, ended);
      }
    }
  };

  return {
    work(places, _protection, handler) {
      const wake = () => void fill(places, handler).catch(onError);
      endWatch = state.changes.watchQueue(wake);
      wake();
    },

    async stop() {
      isStopping = true;
      endWatch();
      await Promise.all(running.values());
    },
  };
}

/** True for a queued job, and for one whose handler failed. */
function isWaiting(job: Job): boolean {
  return !isEnded(job);
}
