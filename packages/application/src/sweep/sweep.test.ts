import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import { randomIds } from '@octavo/adapters/system/system';
import { messageDays } from '@octavo/contract/limits';
import { numberOf } from '@octavo/domain/contact/messages';
import { claim, finish } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { uploadOf } from '@octavo/domain/retention';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeEmail, makeFile, makeJob } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { type SweepPorts, sweep, sweepIntents } from './sweep.ts';

const reader = {
  id: randomIds.token(),
  email: 'reader@example.org',
  name: null,
  locale: 'en',
  createdAt: new Date('2026-01-01T09:00:00Z'),
  trialEndsAt: null,
};

describe('the sweep', () => {
  let platform: Platform;
  let folder: string;
  const cleanUp: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const server = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'octavo-sweep-'));
    const config = { dataFolder: folder, databaseUrl: server.url, serverKey: undefined };
    platform = await openPlatform(config, (error) => {
      throw error;
    });
    cleanUp.push(platform.close, server.remove, () => rm(folder, { recursive: true }));
  });

  afterAll(async () => {
    for (const step of cleanUp) {
      await step();
    }
  });

  /** Ports of the sweep at this moment. */
  function at(now: Date): SweepPorts {
    return {
      ...platform,
      clock: { now: () => now },
      log: silentLog,
      clearScratch: async () => 0,
    };
  }

  /** Every port of the database rejects. */
  function withoutDatabase(ports: SweepPorts): SweepPorts {
    const down = <Port extends object>(port: Port): Port =>
      new Proxy(port, { get: () => () => Promise.reject(new Error('connect ECONNREFUSED')) });
    const { files, jobs, history, sessions, links, authFlows, attempts, emails, messages } = ports;

    return {
      ...ports,
      files: down(files),
      jobs: down(jobs),
      history: down(history),
      sessions: down(sessions),
      links: down(links),
      authFlows: down(authFlows),
      attempts: down(attempts),
      emails: down(emails),
      messages: down(messages),
    };
  }

  /** Intent log in which only these names are stale: the test process still runs and renews the others. */
  const onlyStale = (names: string[]) => ({ ...platform.intents, stale: async () => names });

  async function store(changes: Partial<FileRecord>): Promise<FileRecord> {
    const stored = await platform.vault.store(bytes());

    return platform.files.add(makeFile({ ...stored, ...changes }));
  }

  /** A finished task of the reader, whose files expire at eleven. */
  async function doneTask(): Promise<string> {
    await platform.accounts.open(reader, 'reader', () => makeEmail({ recipient: reader.email }));
    await platform.emails.eraseTo(reader.email);
    const owner = { account: reader.id, device: null };
    const upload = await store({ owner });
    const job = makeJob({ owner, inputs: [{ token: upload.token, name: upload.name, failure: null }] });
    await platform.jobs.add(job, { sealed: null });
    await platform.jobs.change(job.id, (current) => claim(current, job.createdAt));
    const origin = { job: job.id, place: 0, input: 0, pages: 1, notes: [], preview: null };
    const result = makeFile({ ...(await platform.vault.store(bytes())), owner, origin });
    await platform.jobs.change(job.id, (current) => finish(current, 1, new Map(), job.createdAt), [result]);

    return job.id;
  }

  async function blobs(): Promise<string[]> {
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });

    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async function keys(): Promise<string[]> {
    return readdir(join(folder, 'keys'));
  }

  it('destroys keys and bytes at their expiry, and not a minute before', async () => {
    const expiresAt = new Date('2026-01-01T11:00:00Z');
    const file = await store({ expiresAt });
    await sweep(at(new Date('2026-01-01T10:59:00Z')));
    expect(await platform.files.find(file.token)).toEqual(file);
    expect(await keys()).toContain(file.blob);

    await sweep(at(expiresAt));
    expect(await platform.files.find(file.token)).toMatchObject({ isErased: true, blob: '', name: '' });
    expect(await blobs()).not.toContain(file.blob);
    expect(await keys()).not.toContain(file.blob);

    await sweep(at(new Date('2100-01-01')));
    expect(await platform.files.find(file.token)).toBeNull();
  });

  it('completes what a killed sweep left between row, key and bytes', async () => {
    const file = await store({ expiresAt: new Date('2199-01-01') });
    const other = await store({ expiresAt: new Date('2199-01-01') });
    await platform.files.erase(file.token);
    await platform.files.erase(other.token);
    await platform.keys.destroy(other.blob);
    expect(await keys()).toContain(file.blob);
    expect(await blobs()).toContain(other.blob);

    await sweep(at(new Date('2026-01-01')));
    expect(await keys()).not.toContain(file.blob);
    expect(await blobs()).not.toContain(other.blob);
  });

  it('marks files as deleted in the history after keys and bytes are, and not before', async () => {
    const job = await doneTask();
    const now = new Date('2026-01-01T11:00:00Z');
    const destroy = async () => {
      throw new Error('disk');
    };
    await sweep({ ...at(now), keys: { ...platform.keys, destroy } });
    expect(await platform.history.find(reader.id, job)).toMatchObject({ deletedAt: null });

    await sweep(at(now));
    expect(await platform.history.find(reader.id, job)).toMatchObject({ deletedAt: now });
  });

  it('leaves nothing for the next run, in any number of batches', async () => {
    const expiresAt = new Date('2026-01-01T11:00:00Z');
    await Promise.all([0, 1, 2].map(() => store({ expiresAt })));
    const erasedBlobs = async (after: string) => (await platform.files.erasedBlobs(after)).slice(0, 1);
    await sweep({ ...at(expiresAt), files: { ...platform.files, erasedBlobs } });

    expect(await platform.files.erasedBlobs('')).toEqual([]);
  });

  it('continues after a failed step, and repeats that step on the next run', async () => {
    const expiresAt = new Date('2026-01-01T11:00:00Z');
    const [stuck, other] = [await store({ expiresAt }), await store({ expiresAt })];
    let folders = 0;
    const broken = async () => {
      throw new Error('broken');
    };
    const failing = (deletes: (name: string) => Promise<void>) => async (name: string) =>
      name === stuck.blob ? broken() : deletes(name);
    const ports: SweepPorts = {
      ...at(expiresAt),
      jobs: { ...platform.jobs, overdue: broken },
      store: { ...platform.store, delete: failing(platform.store.delete) },
      keys: { ...platform.keys, destroy: failing(platform.keys.destroy) },
      clearAbandoned: broken,
      clearScratch: async () => {
        folders += 1;

        return 0;
      },
    };
    await sweep(ports);
    expect(await keys()).toContain(stuck.blob);
    expect([...(await keys()), ...(await blobs())]).not.toContain(other.blob);
    expect(folders).toBe(1);

    await sweep(at(expiresAt));
    expect([...(await keys()), ...(await blobs())]).not.toContain(stuck.blob);
  });

  it('removes keys and bytes without a row once they are old', async () => {
    const { blob } = await platform.vault.store(bytes());
    const waiting = await platform.vault.seal('secret', 'a job');
    const job = makeJob({ expiresAt: new Date('2199-01-01') });
    await platform.jobs.add(job, { sealed: waiting });
    const { key } = await platform.vault.seal('secret', 'nobody');
    await sweep(at(new Date()));
    expect(await blobs()).toContain(blob);
    expect(await keys()).toEqual(expect.arrayContaining([blob, key]));

    await utimes(join(folder, 'files', blob.slice(0, 2), blob), new Date(0), new Date(0));

    for (const name of await keys()) {
      await utimes(join(folder, 'keys', name), new Date(0), new Date(0));
    }

    await sweep(at(new Date()));
    expect(await blobs()).not.toContain(blob);
    expect(await keys()).toEqual(expect.arrayContaining([waiting.key]));
    // The other key is the one of the job's names.
    expect(await keys()).toHaveLength(2);
    expect(await platform.jobs.find(job.id)).toEqual(job);
  });

  it('destroys keys of results and jobs without a row when the upload expires', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const result = await platform.vault.store(bytes(), uploadOf({ expiresAt }));
    const sealed = await platform.vault.seal('secret', 'a job', uploadOf({ expiresAt }));
    await sweep(at(new Date()));
    expect(await keys()).toEqual(expect.arrayContaining([result.blob, sealed.key]));

    await sweep(at(new Date(expiresAt.getTime() + 1)));
    expect(await keys()).not.toContain(result.blob);
    expect(await keys()).not.toContain(sealed.key);
  });

  it('destroys expired files by their own timestamps while the database is down', async () => {
    const file = await store({ expiresAt: new Date('2199-01-01') });
    const sealed = await platform.vault.seal('secret', 'a job');
    await platform.emails.add(makeEmail({ recipient: 'waits@example.org' }), new Date());
    const [email] = await platform.database
      .selectFrom('emails')
      .select('seal_key')
      .where('recipient', '=', 'waits@example.org')
      .execute();
    const ports = withoutDatabase(at(new Date(Date.now() + 3_600_001 + 60_000)));
    await sweep({ ...ports, clock: { now: () => new Date(Date.now() + 3_590_000) } });
    expect(await keys()).toEqual(expect.arrayContaining([file.blob, sealed.key]));

    await sweep(ports);
    expect(await keys()).not.toContain(file.blob);
    expect(await keys()).not.toContain(sealed.key);
    expect(await keys()).toContain(email?.seal_key);
    expect(await blobs()).not.toContain(file.blob);
    await platform.emails.eraseTo('waits@example.org');
  });

  it('destroys keys and bytes of expired files even when the database cannot write', async () => {
    const expiresAt = new Date('2026-01-01T11:00:00Z');
    const file = await store({ expiresAt });
    const full = async () => {
      throw new Error('could not extend file: No space left on device');
    };
    const ports = at(expiresAt);
    await sweep({ ...ports, files: { ...ports.files, eraseExpired: full, eraseBlobs: full } });
    expect([...(await keys()), ...(await blobs())]).not.toContain(file.blob);

    await sweep(at(expiresAt));
    expect(await platform.files.find(file.token)).toMatchObject({ isErased: true, blob: '' });
  });

  it('updates the row of a file whose key was destroyed without it', async () => {
    const [lost, other] = [
      await store({ expiresAt: new Date('2199-01-01') }),
      await store({ expiresAt: new Date('2199-01-01') }),
    ];
    await platform.vault.destroy(lost.blob);
    await sweep(at(new Date()));

    expect(await platform.files.find(lost.token)).toMatchObject({ isErased: true, name: '' });
    expect(await platform.files.find(other.token)).toEqual(other);
  });

  it('destroys within a minute what a killed process stored without a row, but nothing being written', async () => {
    const left = await platform.vault.store(bytes());
    const sealed = await platform.vault.seal('secret', 'a job');
    const recorded = await store({ expiresAt: new Date('2199-01-01') });
    const writing = await platform.vault.store(bytes());
    platform.vault.release([left.blob, sealed.key, recorded.blob]);
    const soon = new Date(Date.now() + 31_000);
    const names = await platform.intents.stale(soon);
    await sweepIntents({ ...at(soon), intents: onlyStale(names.filter((name) => name !== writing.blob)) });

    expect([...(await keys()), ...(await blobs())]).not.toContain(left.blob);
    expect(await keys()).not.toContain(sealed.key);
    expect(await keys()).toEqual(expect.arrayContaining([recorded.blob, writing.blob]));
    expect(await platform.intents.stale(soon)).not.toContain(recorded.blob);
    await platform.vault.destroy(writing.blob);
  });

  it('fails queued jobs when their files expire, and deletes them a day later', async () => {
    const job = makeJob({ id: randomIds.token(), expiresAt: new Date('2026-01-01T11:00:00Z') });
    const sealed = await platform.vault.seal('secret', `job ${job.id}`);
    await platform.jobs.add(job, { sealed });
    await sweep(at(job.expiresAt));

    expect(await platform.jobs.find(job.id)).toMatchObject({
      state: 'failed',
      failure: { code: 'file-expired' },
    });
    expect(await platform.jobs.findRequest(job.id)).toEqual({ sealed: null });
    expect(await keys()).not.toContain(sealed.key);

    await sweep(at(new Date('2026-01-02T11:00:01Z')));
    expect(await platform.jobs.find(job.id)).toBeNull();
  });

  it('deletes messages to the operator after a year', async () => {
    const createdAt = new Date('2026-01-01T11:00:00Z');
    const id = randomIds.token();
    const message = { id, account: null, name: 'Ada', email: 'ada@example.org', subject: 'Hello', createdAt };
    await platform.messages.add({ ...message, text: 'Good work', about: '', locale: 'en' }, null);
    const kept = () => platform.messages.find(numberOf({ id }));
    const until = new Date(createdAt.getTime() + messageDays * 24 * 3600 * 1000);

    await sweep(at(until));
    expect(await kept()).not.toBeNull();
    await sweep(at(new Date(until.getTime() + 1)));
    expect(await kept()).toBeNull();
  });
});

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF-1.7 to be forgotten');
}
