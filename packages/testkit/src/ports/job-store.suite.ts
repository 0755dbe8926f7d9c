import { randomIds } from '@octavo/adapters/system/system';
import {
  advance,
  claim,
  expire,
  fail,
  finish,
  isHeldBy,
  type Job,
  type JobFailure,
  requestCancel,
  useProcessor,
} from '@octavo/domain/job';
import type {
  ClientUsage,
  FileIndex,
  JobChanges,
  JobStore,
  StoredRequest,
  TaskClient,
} from '@octavo/domain/ports';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFile, makeJob } from './made.ts';

export interface JobPorts {
  readonly jobs: JobStore;
  readonly files: FileIndex;
  readonly changes: JobChanges;
  /** Destroyed keys of job requests; while `isBroken` is true, destroying fails and keys stay. */
  readonly destroyed: { readonly keys: string[]; isBroken: boolean };
}

const now = new Date('2026-01-01T10:00:05Z');
const sealedRequest = () => ({ sealed: { key: randomIds.token(), bytes: Buffer.from('secret') } });

/** Contract tests for job stores. */
export function jobStoreSuite(open: () => Promise<JobPorts>): void {
  describe('a job store', () => {
    let ports: JobPorts;

    beforeAll(async () => {
      ports = await open();
    });

    it('adds a job once', async () => {
      const job = makeJob();
      const request = sealedRequest();
      expect((await ports.jobs.add(job, request)).job).toEqual(job);
      const again = await ports.jobs.add({ ...job, tool: 'other' }, sealedRequest());

      expect(again).toMatchObject({ job: { tool: 'copy' }, request });
    });

    it('adds parts of the attempt that holds the job, until it is being cancelled', async () => {
      const { jobs, files } = ports;
      const job = makeJob();
      const part = (preview: number) => ({
        ...makeFile(),
        origin: { job: job.id, place: 1, input: 0, pages: 9, notes: [], preview },
      });
      await jobs.add(job, sealedRequest());
      expect(await jobs.addPart(job.id, 1, part(1))).toBe(false);
      await jobs.change(job.id, (current) => claim(current, now));
      const stored = part(2);
      expect(await jobs.addPart(job.id, 1, stored)).toBe(true);
      expect(await jobs.addPart(job.id, 2, part(3))).toBe(false);
      await jobs.change(job.id, (current) => requestCancel(current, now));
      expect(await jobs.addPart(job.id, 1, part(4))).toBe(false);

      expect(await files.previewsOf(job.id)).toMatchObject([{ token: stored.token, origin: { preview: 2 } }]);
    });

    it('stores every job state', async () => {
      const { jobs } = ports;
      const job = makeJob();
      await jobs.add(job, sealedRequest());
      const running = await jobs.change(job.id, (current) => claim(current, now));
      expect(await jobs.find(job.id)).toEqual(running);
      const ahead = await jobs.change(job.id, (current) => advance(current, 1, 0.25, now));
      expect(await jobs.find(job.id)).toEqual(ahead);
      const asked = await jobs.change(job.id, (current) => requestCancel(current, now));
      expect(await jobs.find(job.id)).toEqual(asked);
      const failure = { code: 'too-few-files' as const, values: { minimum: 2 } };
      const ended = await jobs.change(job.id, (current) =>
        fail({ ...current, cancelRequested: false } as never, 1, failure, now),
      );
      expect(ended?.state).toBe('failed');
      expect(await jobs.find(job.id)).toEqual(ended);
    });

    it('deletes the sealed request when the job ends, and destroys its key', async () => {
      const job = makeJob();
      const request = sealedRequest();
      const { key } = request.sealed;
      await ports.jobs.add(job, request);
      expect(await ports.jobs.findRequest(job.id)).toEqual(request);
      expect(await ports.jobs.unknownKeys([key, 'stranger'])).toEqual(['stranger']);
      await ports.jobs.change(job.id, (current) => requestCancel(current, now));

      expect(await ports.jobs.findRequest(job.id)).toEqual({ sealed: null });
      expect(ports.destroyed.keys).toContain(key);
      expect(await ports.jobs.unknownKeys([key])).toEqual([key]);
    });

    it('lists keys that could not be destroyed when their jobs ended', async () => {
      const job = makeJob();
      const request = sealedRequest();
      const { key } = request.sealed;
      await ports.jobs.add(job, request);
      ports.destroyed.isBroken = true;
      await ports.jobs.change(job.id, (current) => requestCancel(current, now));
      ports.destroyed.isBroken = false;

      expect(await ports.jobs.endedKeys('')).toEqual([key]);
      expect(await ports.jobs.endedKeys(key)).toEqual([]);
      await ports.jobs.forgetKey(key);
      expect(await ports.jobs.endedKeys('')).toEqual([]);
    });

    it('stores end and results together, for the current attempt only', async () => {
      const job = makeJob();
      await ports.jobs.add(job, sealedRequest());
      await ports.jobs.change(job.id, (current) => claim(current, now));
      await ports.jobs.change(job.id, (current) => claim(current, now));
      const origin = {
        job: job.id,
        place: 0,
        input: null,
        pages: 3,
        notes: [{ code: 'compressed', values: { ssim: 0.99 } }],
        preview: null,
      };
      const late = makeFile({ origin });
      const right = makeFile({ origin });
      await ports.jobs.change(job.id, (current) => finish(current, 1, new Map(), now), [late]);
      await ports.jobs.change(job.id, (current) => finish(current, 2, new Map(), now), [right]);

      expect(await ports.files.resultsOf(job.id)).toEqual([right]);
      expect(await ports.files.find(late.token)).toBeNull();
    });

    it('adds no job whose request cannot be sealed', async () => {
      const job = makeJob();
      const sealing = Promise.reject<StoredRequest>(new Error('no room'));

      await expect(ports.jobs.add(job, sealing)).rejects.toThrow('no room');
      expect(await ports.jobs.find(job.id)).toBeNull();
    });

    it('stores previews with the results, and erases them together', async () => {
      const job = makeJob({ marksPreviews: true });
      await ports.jobs.add(job, sealedRequest());
      await ports.jobs.change(job.id, (current) => claim(current, now));
      const origin = { job: job.id, place: 0, input: null, pages: null, notes: [], preview: null };
      const [one, other] = [makeFile({ origin }), makeFile({ origin: { ...origin, place: 1 } })];
      const previews = [1, 2].map((preview) => makeFile({ kind: 'jpg', origin: { ...origin, preview } }));
      const rule = (current: Job) => finish(current, 1, new Map(), now);
      await ports.jobs.change(job.id, rule, [one, other, ...previews]);

      expect(await ports.jobs.find(job.id)).toMatchObject({ marksPreviews: true });
      expect(await ports.files.resultsOf(job.id)).toEqual([one, other]);
      expect(await ports.files.previewsOf(job.id)).toEqual(previews);
      expect(await ports.files.filesOf(job.id)).toEqual([one, ...previews, other]);

      await ports.files.erase(other.token);
      expect(await ports.files.previewsOf(job.id)).toEqual(previews);
      await ports.files.erase(one.token);
      expect(await ports.files.previewsOf(job.id)).toMatchObject([{ isErased: true }, { isErased: true }]);
    });

    it('stores values with invalid text', async () => {
      const job = makeJob();
      await ports.jobs.add(job, sealedRequest());
      await ports.jobs.change(job.id, (current) => claim(current, now));
      const failure: JobFailure = { code: 'invalid-pages', values: { pages: '1\u0000\ud83d', count: 2 } };
      await ports.jobs.change(job.id, (current) => fail(current, 1, failure, now));

      expect(await ports.jobs.find(job.id)).toMatchObject({
        state: 'failed',
        failure: { code: 'invalid-pages', values: { pages: '1\ufffd\ufffd', count: 2 } },
      });
    });

    it('lets one of many concurrent claims win', async () => {
      const job = makeJob();
      await ports.jobs.add(job, sealedRequest());
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => ports.jobs.change(job.id, (current) => claimIfWaiting(current))),
      );

      expect(claims.filter((claimed) => claimed !== null && isHeldBy(claimed, 1))).toHaveLength(8);
      expect(await ports.jobs.find(job.id)).toMatchObject({ attempt: 1, strikes: 0 });
    });

    it('lists unfinished jobs past their expiry', async () => {
      const job = makeJob();
      await ports.jobs.add(job, sealedRequest());
      expect(await ports.jobs.overdue(job.expiresAt)).toContain(job.id);
      await ports.jobs.change(job.id, (current) => expire(current, job.expiresAt));

      expect(await ports.jobs.overdue(job.expiresAt)).not.toContain(job.id);
    });

    it('deletes file names and options in failures with the files', async () => {
      const job = makeJob({ inputs: [...makeJob().inputs, ...makeJob().inputs] });
      const failure: JobFailure = { code: 'wrong-password', values: { file: 'report.pdf' } };
      const partly = makeJob({ inputs: job.inputs });
      await ports.jobs.add(job, sealedRequest());
      await ports.jobs.add(partly, sealedRequest());
      await ports.jobs.change(job.id, (current) => claim(current, now));
      const failed = await ports.jobs.change(job.id, (current) => fail(current, 1, failure, now));
      await ports.jobs.change(partly.id, (current) => claim(current, now));
      const rule = (current: Job) => finish(current, 1, new Map([[1, failure]]), now);
      const done = await ports.jobs.change(partly.id, rule);
      await ports.jobs.eraseNames(job.expiresAt);

      const forgotten = { code: failure.code, values: {} };
      const [one, other] = job.inputs.map((input) => ({ ...input, name: '' }));
      expect(await ports.jobs.find(job.id)).toEqual({ ...failed, inputs: [one, other], failure: forgotten });
      expect(await ports.jobs.find(partly.id)).toEqual({
        ...done,
        inputs: [one, { ...other, failure: forgotten }],
      });
      expect(await ports.jobs.eraseNames(job.expiresAt)).toBe(0);
    });

    it('deletes the names of files with the files, and nothing else of the job', async () => {
      const inputs = ['a.pdf', 'b.pdf'].map((name) => ({ token: randomIds.token(), name, failure: null }));
      const job = makeJob({ inputs });
      const waiting = makeJob();
      await ports.jobs.add(job, sealedRequest());
      await ports.jobs.add(waiting, sealedRequest());
      const ended = await ports.jobs.change(job.id, (current) => requestCancel(current, now));
      await ports.jobs.eraseNames(new Date(job.expiresAt.getTime() - 1));
      expect(await ports.jobs.find(job.id)).toEqual(ended);

      expect(await ports.jobs.eraseNames(job.expiresAt)).toBeGreaterThan(0);
      expect(await ports.jobs.eraseNames(job.expiresAt)).toBe(0);
      expect(await ports.jobs.find(job.id)).toEqual({
        ...ended,
        inputs: inputs.map((input) => ({ ...input, name: '' })),
      });
      expect(await ports.jobs.find(waiting.id)).toEqual(waiting);
    });

    it('counts tasks of the account, or else of the browser and of its address, except those without effect', async () => {
      const [device, address, counter] = [randomIds.token(), randomIds.token(), randomIds.token()];
      const visitor = { account: null, device, address, counter };
      const owner = { account: null, device };
      const [failed, cancelled, running, program, elsewhere] = [
        makeJob({ owner, address, counter }),
        makeJob({ owner, address, counter }),
        makeJob({ owner, counter }),
        makeJob({ address }),
        makeJob({ owner: { account: null, device: randomIds.token() }, address, counter: randomIds.token() }),
      ];

      for (const job of [failed, cancelled, running, program, elsewhere, makeJob()]) {
        await ports.jobs.add(job, sealedRequest());
      }

      const failure: JobFailure = { code: 'damaged-file', values: {} };
      await ports.jobs.change(failed.id, (current) => claim(current, now));
      await ports.jobs.change(failed.id, (current) => fail(current, 1, failure, now));
      await ports.jobs.change(cancelled.id, (current) => requestCancel(current, now));
      await ports.jobs.change(running.id, (current) => claim(current, now));
      const count = (changes: Partial<TaskClient>, since = running.createdAt) =>
        ports.jobs.countTasks({ ...visitor, ...changes }, since);

      expect(await count({})).toEqual({ own: 1, atAddress: 2 });
      expect(await count({ device: randomIds.token() })).toEqual({ own: 1, atAddress: 2 });
      expect(await count({ counter: randomIds.token() })).toEqual({ own: 0, atAddress: 2 });
      expect(await count({ address: null })).toEqual({ own: 1, atAddress: 0 });
      // A program without cookies.
      expect(await count({ device: null, counter: null })).toEqual({ own: 1, atAddress: 2 });
      expect(await count({}, now)).toEqual({ own: 0, atAddress: 0 });
      expect(await count({ account: 'other' })).toEqual({ own: 0, atAddress: 0 });
    });

    it('admits up to the limit, however many jobs are added at once', async () => {
      const owner = { account: null, device: randomIds.token() };
      const [address, counter] = [randomIds.token(), randomIds.token()];
      const { createdAt: since } = makeJob();
      const admit = ({ tasks }: ClientUsage) => {
        if (tasks.own >= 3) {
          throw new Error('used up');
        }
      };
      const wanted = Array.from({ length: 8 }, () => makeJob({ owner, address, counter }));
      const added = await Promise.allSettled(
        wanted.map((job) =>
          ports.jobs.add(job, sealedRequest(), {
            tasksSince: since,
            processorSince: since,
            isReading: false,
            admit,
          }),
        ),
      );

      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await ports.jobs.countTasks({ ...owner, address, counter }, since)).toEqual({
        own: 3,
        atAddress: 3,
      });
    });

    it('counts tasks ended by a limit, and the processor time of every task within the hour', async () => {
      const owner = { account: null, device: randomIds.token() };
      const [long, early, running] = [makeJob({ owner }), makeJob({ owner }), makeJob({ owner })];
      const { createdAt: since } = long;
      const failure: JobFailure = { code: 'time-limit', values: {} };
      const hourEarlier = new Date(now.getTime() - 3_600_000);

      for (const [job, seconds, at] of [[long, 200, now] as const, [early, 50, hourEarlier] as const]) {
        await ports.jobs.add(job, sealedRequest());
        await ports.jobs.change(job.id, (current) => claim(current, at));
        await ports.jobs.change(job.id, (current) => fail(useProcessor(current, 1, seconds), 1, failure, at));
      }

      await ports.jobs.add(running, sealedRequest());
      await ports.jobs.change(running.id, (current) => claim(current, now));
      await ports.jobs.change(running.id, (current) => useProcessor(current, 1, 7));
      const uses: ClientUsage[] = [];
      const processorSince = new Date(hourEarlier.getTime() + 1);
      await ports.jobs.add(makeJob({ owner }), sealedRequest(), {
        tasksSince: since,
        isReading: false,
        processorSince,
        admit: (use) => uses.push(use),
      });

      expect(uses).toEqual([{ tasks: { own: 3, atAddress: 0 }, processorSeconds: 207 }]);
      expect(await ports.jobs.find(long.id)).toMatchObject({ state: 'failed', processorSeconds: 200 });
    });

    it('notifies the watchers of a job', async () => {
      const job = makeJob();
      await ports.jobs.add(job, sealedRequest());
      const reported = new Promise<void>((resolve) => ports.changes.watch(job.id, resolve));
      await ports.jobs.change(job.id, (current) => claim(current, now));

      await reported;
    });
  });
}

function claimIfWaiting(job: Parameters<typeof claim>[0]) {
  return job.state === 'queued' ? claim(job, now) : job;
}
