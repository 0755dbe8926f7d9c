import { claim, finish, type Job, type QueuedJob, type RunningJob } from '@octavo/domain/job';
import { accountDataSuite } from '@octavo/testkit/ports/account-data.suite';
import { createTestDatabase, type TestDatabase } from '@octavo/testkit/ports/database';
import { documentStoreSuite } from '@octavo/testkit/ports/document-store.suite';
import { fileIndexSuite } from '@octavo/testkit/ports/file-index.suite';
import { jobStoreSuite } from '@octavo/testkit/ports/job-store.suite';
import { makeFile, makeJob } from '@octavo/testkit/ports/made';
import { memorySeal } from '@octavo/testkit/ports/memory-seal';
import { questionStoreSuite } from '@octavo/testkit/ports/question-store.suite';
import { taskHistorySuite } from '@octavo/testkit/ports/task-history.suite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomIds } from '../system/system.ts';
import { accountData } from './account-data.ts';
import { type ListeningChanges, listenToChanges } from './changes.ts';
import { claimNext } from './claim-job.ts';
import { connect, type Database, migrate } from './database.ts';
import { documentStore } from './documents.ts';
import { fileIndex } from './files.ts';
import { sealTaskNames, taskHistory } from './history.ts';
import { jobStore } from './jobs.ts';
import { filesAndJobs } from './migrations/0001-files-and-jobs.ts';
import { keysOutOfDatabase } from './migrations/0002-keys-out-of-database.ts';
import { questionStore } from './questions.ts';
import { jobQueue, queueOf } from './queue.ts';
import { listWorkers } from './workers.ts';

const fail = (error: Error) => {
  throw error;
};
const plain = () => queueOf(undefined);
const seals = { files: memorySeal(), history: memorySeal() };
const server = await createTestDatabase();
const database = connect(server.url, 8, fail);
await Promise.all([migrate(database), migrate(database)]);
const changes = await listenToChanges(server.url, fail);

afterAll(async () => {
  await changes.close();
  await database.destroy();
  await server.remove();
});

fileIndexSuite(async () => fileIndex(database, seals.files));

jobStoreSuite(async () => {
  const destroyed = { keys: [] as string[], isBroken: false };
  const destroyKey = async (key: string) => {
    destroyed.keys.push(key);

    return !destroyed.isBroken;
  };
  const jobs = jobStore(database, plain, destroyKey, seals);

  return { jobs, files: fileIndex(database, seals.files), changes, destroyed };
});

documentStoreSuite(async () => {
  const destroyed = { keys: [] as string[], isBroken: false };
  const seal = memorySeal();
  const destroyKey = async (key: string) => {
    if (destroyed.isBroken) {
      return false;
    }

    destroyed.keys.push(key);
    await seal.destroy(key);

    return true;
  };

  return {
    documents: documentStore(database, seal, destroyKey),
    jobs: plainJobs,
    files: fileIndex(database, seals.files),
    destroyed,
  };
});

questionStoreSuite(async () => ({
  documents: documentStore(database, seals.files, async (key) => {
    await seals.files.destroy(key);

    return true;
  }),
  questions: questionStore(database, seals.files),
  changes,
}));

const plainJobs = jobStore(database, plain, async () => true, seals);
const peoplePorts = {
  accountData: accountData(database, seals),
  history: taskHistory(database, seals.history),
  files: fileIndex(database, seals.files),
  jobs: plainJobs,

  async openAccount() {
    const id = randomIds.token();
    const email = `${id}@example.org`;
    await database
      .insertInto('accounts')
      .values({ id, email, email_key: email, locale: 'en', created_at: new Date() })
      .execute();

    return id;
  },
};

accountDataSuite(async () => peoplePorts);

taskHistorySuite(async () => peoplePorts);

describe('the schema', () => {
  it('deletes files from before keys left the database, and fails the jobs that waited for them', async () => {
    const old = await createTestDatabase();
    const earlier = connect(old.url, 1, fail);
    const [file, job] = [makeFile(), makeJob()];
    await filesAndJobs.up(earlier);
    await sql`
      insert into files (token, name, kind, size_bytes, blob, created_at, expires_at)
      values (${file.token}, 'a.pdf', 'pdf', 1, ${file.blob}, now(), now())
    `.execute(earlier);
    await sql`insert into file_keys values (${file.token}, '\\x00')`.execute(earlier);
    await sql`
      insert into jobs (id, tool, state, inputs, order_fingerprint, sealed_order, created_at, expires_at)
      values (${job.id}, 'copy', 'queued', '[]', 'mark', '\\x00', now(), now())
    `.execute(earlier);
    await keysOutOfDatabase.up(earlier);

    expect(await fileIndex(earlier, seals.files).find(file.token)).toMatchObject({
      isErased: true,
      name: '',
    });
    expect(await fileIndex(earlier, seals.files).erasedBlobs('')).toEqual([file.blob]);
    const { rows } = await sql`select state, failure, sealed_order from jobs`.execute(earlier);
    const failure = { code: 'file-expired', values: {} };
    expect(rows).toEqual([{ state: 'failed', failure, sealed_order: null }]);
    await earlier.destroy();
    await old.remove();
  });
});

describe('a migration', () => {
  it('encrypts the file names of older histories, and leaves none readable', async () => {
    const history = taskHistory(database, seals.history);
    const [account, job] = [await peoplePorts.openAccount(), randomIds.token()];
    await sql`
      insert into tasks (job, account, tool, name, finished_at, expires_at)
      values (${job}, ${account}, 'copy', 'earlier.pdf', now(), now())
    `.execute(database);
    await Promise.all([sealTaskNames(database, seals.history), sealTaskNames(database, seals.history)]);
    const row = await database.selectFrom('tasks').selectAll().where('job', '=', job).executeTakeFirst();

    expect(row).toMatchObject({ name: null });
    expect(await history.find(account, job)).toMatchObject({ name: 'earlier.pdf' });
    await history.forgetNames(account);
    expect(await history.find(account, job)).toMatchObject({ name: '' });
  });
});

describe('the queue', () => {
  let database: Database;
  let changes: ListeningChanges;
  let own: TestDatabase;

  beforeEach(async () => {
    own = await createTestDatabase();
    database = connect(own.url, 8, fail);
    await migrate(database);
    changes = await listenToChanges(own.url, fail);
  });

  afterEach(async () => {
    await changes.close();
    await database.destroy();
    await own.remove();
  });

  const places = { concurrency: 2, programConcurrency: { office: 1, chromium: 1 } };
  const protection = {
    walls: 'user-namespace',
    filtersSystemCalls: true,
    limitsMemoryByGroup: false,
  } as const;
  // A running clock, because turns depend on the times at which jobs have started.
  const startOfDay = Date.parse('2026-01-01T10:00:05Z') - performance.now();
  const errors: Error[] = [];
  const openQueue = (worker = randomIds.token()) =>
    jobQueue({
      database,
      clock: { now: () => new Date(startOfDay + performance.now()) },
      worker,
      seal: seals.files,
      watchQueue: changes.watchQueue,
      onError: (error) => errors.push(error),
    });
  const openJobs = () =>
    jobStore(
      database,
      (tool) => queueOf(tool === 'word-to-pdf' ? 'office' : undefined),
      async () => true,
      seals,
    );
  const finished = (job: RunningJob) => (current: Job) =>
    finish(current, job.attempt, new Map(), new Date('2026-01-01T10:00:06Z'));

  it('runs jobs of one device in turn without delaying others', async () => {
    const [queue, jobs] = [openQueue(), openJobs()];
    const documents = Array.from({ length: 5 }, () => makeJob({ tool: 'word-to-pdf' }));
    const other = makeJob();
    let running = 0;
    let most = 0;
    const ended: string[] = [];

    for (const job of [...documents, other]) {
      await jobs.add(job, { sealed: null });
    }

    queue.work(places, protection, async (job) => {
      if (job.id !== other.id) {
        running += 1;
        most = Math.max(most, running);
        // The first document ends only after the job that needs no program.
        await vi.waitUntil(() => ended.includes(other.id), { timeout: 20_000 });
        running -= 1;
      }

      await jobs.change(job.id, finished(job));
      ended.push(job.id);
    });
    await vi.waitUntil(() => ended.length === documents.length + 1, { timeout: 20_000 });

    expect(most).toBe(1);
    await queue.stop();
  });

  it('drains a backlog without waiting for polls, and claims again a job whose handler threw', async () => {
    const [queue, jobs] = [openQueue(), openJobs()];
    const wanted = Array.from({ length: 60 }, () => makeJob());
    const attempts = new Map<string, number>();

    for (const job of wanted) {
      await jobs.add(job, { sealed: null });
    }

    // The first timer of a worker is its poll, which never comes here.
    const timers = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => {}, 0));
    queue.work(places, protection, async (job) => {
      attempts.set(job.id, job.attempt);

      if (job.id === wanted[0]?.id && job.attempt === 1) {
        throw new Error('a handler that fails');
      }

      await jobs.change(job.id, finished(job));
    });
    timers.mockRestore();
    await vi.waitUntil(() => attempts.size === 60 && attempts.get(wanted[0]?.id ?? '') === 2, {
      timeout: 50_000,
    });
    await queue.stop();

    expect([...attempts.values()].filter((attempt) => attempt !== 1)).toEqual([2]);
    expect(errors.map(({ message }) => message)).toEqual(['a handler that fails']);
    expect(await jobs.find(wanted[0]?.id ?? '')).toMatchObject({ state: 'done', strikes: 1 });
  });

  it('requeues jobs of a lost worker, and none of a live one', async () => {
    const [jobs, lost] = [openJobs(), randomIds.token()];
    const [held, orphan] = [makeJob(), makeJob()];

    for (const job of [held, orphan]) {
      await jobs.add(job, { sealed: null });
      await jobs.change(job.id, (current) => claim(current, new Date('2026-01-01T10:00:04Z')));
    }

    const lease = (job: QueuedJob, seconds: number) =>
      sql`update jobs set worker = ${lost}, leased_until = clock_timestamp() + make_interval(secs => ${seconds})
        where id = ${job.id}`.execute(database);
    await lease(held, 100);
    await lease(orphan, -1);
    const queue = openQueue();
    const claimed: RunningJob[] = [];
    queue.work(places, protection, async (job) => {
      claimed.push(job);
      await jobs.change(job.id, finished(job));
    });
    await vi.waitUntil(() => claimed.length === 1, { timeout: 10_000 });
    await queue.stop();

    expect(claimed).toMatchObject([{ id: orphan.id, attempt: 2, strikes: 1 }]);
    expect(await jobs.find(held.id)).toMatchObject({ state: 'running', attempt: 1 });
  });

  it('lists the running workers and how they isolate runs', async () => {
    const queue = openQueue();
    queue.work(places, protection, async () => undefined);
    await vi.waitUntil(async () => (await listWorkers(database)).length === 1, { timeout: 10_000 });
    expect(await listWorkers(database)).toEqual([protection]);
    await queue.stop();

    expect(await listWorkers(database)).toEqual([]);
  });

  it('does not claim a job that it runs itself, even when its lease expired during an outage', async () => {
    const [queue, jobs, job] = [openQueue(), openJobs(), makeJob()];
    await jobs.add(job, { sealed: null });
    const attempts: number[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    queue.work(places, protection, async (claimed) => {
      attempts.push(claimed.attempt);
      await ended;
      await jobs.change(claimed.id, finished(claimed));
    });
    await vi.waitUntil(() => attempts.length === 1, { timeout: 10_000 });
    await sql`update jobs set leased_until = clock_timestamp() - interval '1 minute'`.execute(database);
    // The new job makes the worker look for one for its free slot.
    await jobs.add(makeJob(), { sealed: null });
    await vi.waitUntil(() => attempts.length === 2, { timeout: 10_000 });
    end();
    await queue.stop();

    expect(attempts).toEqual([1, 1]);
    expect(await jobs.find(job.id)).toMatchObject({ state: 'done', attempt: 1, strikes: 0 });
  });

  it('lists other shares beside a share with jobs of hundreds of devices', async () => {
    const jobs = openJobs();
    const flood = Array.from({ length: 510 }, (_, index) =>
      makeJob({ owner: { account: null, device: `device ${index}` }, address: 'flood' }),
    );
    const late = makeJob({
      owner: { account: null, device: 'late' },
      address: 'other',
      createdAt: new Date('2026-01-01T10:00:01Z'),
    });
    await sql`
      insert into jobs (id, tool, state, inputs, device, address, created_at, expires_at)
      select 'held', 'copy', 'running', '[]', 'device', 'flood', now(), now()
    `.execute(database);
    await sql`update jobs set started_at = now(), worker = 'w', leased_until = now() + interval '1 hour'`.execute(
      database,
    );

    for (const job of [...flood, late]) {
      await jobs.add(job, { sealed: null });
    }

    const claimant = { worker: 'w', queue: 'plain', places: 2, running: ['held'] };
    const claimed = await claimNext(database, seals.files, claimant, () => new Date('2026-01-01T10:00:05Z'));

    expect(claimed?.id).toBe(late.id);
  });

  it('serves users in turn, and one job of a visitor at a time across all workers', async () => {
    const jobs = openJobs();
    const visitor = (name: string) =>
      makeJob({
        owner: { account: null, device: `device ${name}` },
        address: `address ${name}`,
        priority: 'visitor',
      });
    const flood = Array.from({ length: 20 }, () => visitor('flood'));
    const others = Array.from({ length: 5 }, (_, index) => visitor(`other ${index}`));
    const plan = makeJob({ owner: { account: null, device: 'plan' }, priority: 'plan' });

    for (const job of [...flood, ...others, plan]) {
      await jobs.add(job, { sealed: null });
    }

    const order: string[] = [];
    const running = new Set<string>();
    const handle = async (job: RunningJob) => {
      const device = job.owner.device ?? 'plan';
      expect(running.has(device)).toBe(false);
      running.add(device);
      order.push(device);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(device);
      await jobs.change(job.id, finished(job));
    };
    const queues = [openQueue(), openQueue()];
    queues.map((queue) => queue.work({ ...places, concurrency: 4 }, protection, handle));
    await vi.waitUntil(() => order.length === flood.length + others.length + 1, { timeout: 30_000 });
    await Promise.all(queues.map((queue) => queue.stop()));

    expect(order[0]).toBe('plan');
    // Every other device gets a turn before the flooding one gets its third.
    expect(order.slice(0, 9).filter((device) => device !== 'device flood').length).toBeGreaterThanOrEqual(6);
  });
});
