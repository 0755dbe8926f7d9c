import { setImmediate } from 'node:timers/promises';
import type { Program } from '@octavo/contract/programs';
import { finish, type RunningJob } from '@octavo/domain/job';
import { documentStoreSuite } from '@octavo/testkit/ports/document-store.suite';
import { fileIndexSuite } from '@octavo/testkit/ports/file-index.suite';
import { jobStoreSuite } from '@octavo/testkit/ports/job-store.suite';
import { makeJob } from '@octavo/testkit/ports/made';
import { questionStoreSuite } from '@octavo/testkit/ports/question-store.suite';
import { expect, it, vi } from 'vitest';
import { randomIds, systemClock } from '../system/system.ts';
import { memoryDocumentStore } from './document-store.ts';
import { memoryFileIndex } from './file-index.ts';
import { memoryJobQueue } from './job-queue.ts';
import { memoryJobStore } from './job-store.ts';
import { memoryQuestionStore } from './question-store.ts';
import { openMemoryState } from './state.ts';

function openPorts() {
  const state = openMemoryState();
  const destroyed = { keys: [] as string[], isBroken: false };
  const destroyKey = async (key: string) => {
    if (destroyed.isBroken) {
      return false;
    }

    destroyed.keys.push(key);

    return true;
  };

  return {
    state,
    destroyed,
    changes: state.changes,
    files: memoryFileIndex(state),
    jobs: memoryJobStore(state, destroyKey),
    documents: memoryDocumentStore(state, { makeKey: async () => randomIds.token() }, destroyKey),
    questions: memoryQuestionStore(state),
  };
}

fileIndexSuite(async () => openPorts().files);
jobStoreSuite(async () => openPorts());
documentStoreSuite(async () => openPorts());
questionStoreSuite(async () => openPorts());

const protection = { walls: 'none', filtersSystemCalls: false, limitsMemoryByGroup: false } as const;
const places = { concurrency: 2, programConcurrency: { office: 1, chromium: 1 } };

function openQueue(programOf: (tool: string) => Program | undefined = () => undefined) {
  const ports = openPorts();
  const onError = vi.fn();

  return { ...ports, onError, queue: memoryJobQueue({ ...ports, clock: systemClock, programOf, onError }) };
}

const future = { expiresAt: new Date(Date.now() + 3_600_000) };

it('runs jobs in their order, as many at a time as there are slots', async () => {
  const { queue, jobs } = openQueue();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const waiting = [0, 1, 2].map((second) =>
    makeJob({ ...future, createdAt: new Date(Date.UTC(2026, 0, 1, 10, 0, second)) }),
  );

  for (const job of waiting.toReversed()) {
    await jobs.add(job, { sealed: null });
  }

  queue.work(places, protection, async (job) => {
    started.push(job.id);
    await new Promise<void>((resolve) => ends.push(resolve));
    await jobs.change(job.id, (current) => finish(current, job.attempt, new Map(), new Date()));
  });
  await vi.waitFor(() => expect(started).toEqual([waiting[0]?.id, waiting[1]?.id]));
  ends[0]?.();
  await vi.waitFor(() => expect(started).toEqual(waiting.map(({ id }) => id)));
  ends.forEach((end) => end());
  await queue.stop();

  expect(await jobs.count()).toEqual({ done: 3 });
});

it('keeps jobs that wait for a program from holding up others', async () => {
  const { queue, jobs } = openQueue((tool) => (tool === 'word' ? 'office' : undefined));
  const started: string[] = [];

  for (const tool of ['word', 'word', 'copy']) {
    await jobs.add(makeJob({ ...future, tool }), { sealed: null });
  }

  queue.work(places, protection, async (job) => {
    started.push(job.tool);
    await new Promise(() => {});
  });
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['copy', 'word']));
});

it('gives a job whose handler failed to the handler again, and fails it in the end', async () => {
  const { queue, jobs, onError } = openQueue();
  const job = makeJob(future);
  await jobs.add(job, { sealed: null });
  const handler = vi.fn(async (_job: RunningJob) => {
    await setImmediate();
    throw new Error('broke');
  });
  queue.work(places, protection, handler);

  await vi.waitFor(async () =>
    expect(await jobs.find(job.id)).toMatchObject({ state: 'failed', failure: { code: 'engine-crashed' } }),
  );
  expect(onError).toHaveBeenCalled();
  await queue.stop();
});
