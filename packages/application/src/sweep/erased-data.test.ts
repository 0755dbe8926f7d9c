import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type EmbeddedDatabase, openEmbedded } from '@octavo/adapters/database/embedded';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import { loadServerKey } from '@octavo/adapters/storage/vault/server-key';
import { claim, fail } from '@octavo/domain/job';
import { makeFile, makeJob } from '@octavo/testkit/ports/made';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { sweep } from './sweep.ts';

/** All stored data lies below one folder: the database with its write-ahead log, the files and the keys. */
describe('expired data', () => {
  let folder: string;
  let database: EmbeddedDatabase;
  let platform: Platform;
  const expiresAt = new Date('2026-01-01T11:00:00Z');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-forgotten-'));
    database = await openEmbedded(folder);
    const config = { dataFolder: folder, databaseUrl: database.url, serverKey: undefined };
    platform = await openPlatform(config, (error) => {
      throw error;
    });
  });

  afterAll(async () => {
    await platform.close();
    await database.release();
    await rm(folder, { recursive: true });
  });

  /**
   * Subfolders of the data folder whose files contain the bytes; of the database, its own subfolders such as
   * `pg_wal`.
   */
  async function placesOf(bytes: Buffer): Promise<string[]> {
    const [places = []] = await placesOfAll([bytes]);

    return places;
  }

  /** The same for several, which reads the database once. */
  async function placesOfAll(all: readonly Buffer[]): Promise<string[][]> {
    await writeOut();
    const places = all.map(() => new Set<string>());

    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const content = entry.isFile() ? await readFile(path) : Buffer.alloc(0);
      const [first = '', ...rest] = relative(folder, path).split('/');

      for (const [index, bytes] of all.entries()) {
        if (content.includes(bytes)) {
          places[index]?.add(first === 'database' ? (rest[1] ?? '') : first);
        }
      }
    }

    return places.map((found) => [...found].sort());
  }

  /** Forces a checkpoint, so that the database writes out changes it holds only in memory. */
  async function writeOut(): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('checkpoint');
    await client.end();
  }

  async function keysOf(name: string): Promise<{ wrapped: Buffer; bare: Buffer }> {
    const wrapped = await readFile(join(folder, 'keys', name));

    return { wrapped, bare: (await loadServerKey(folder, undefined)).open(wrapped, name) };
  }

  it('leaves no key, in any form, in files, tables or logs', async () => {
    const stored = await platform.vault.store(content());
    const file = await platform.files.add(makeFile({ ...stored, expiresAt }));
    const job = makeJob({ expiresAt });
    const secret = { options: { password: 'swordfish'.repeat(40) }, passwords: [] };
    const sealed = await platform.vault.seal(secret, `job ${job.id}`);
    await platform.jobs.add(job, { sealed });
    const keys = [await keysOf(file.blob), await keysOf(sealed.key)];

    const everyForm = keys.flatMap(({ wrapped, bare }) => [wrapped, bare]);
    // The log has page headers in between, so only a short part is contiguous in it.
    const part = Buffer.from(sealed.bytes).subarray(0, 32);

    // Control: the search finds rows in tables and log, and the wrapped keys in their files and nowhere else.
    expect(await placesOfAll([Buffer.from(file.blob), part, ...everyForm])).toEqual([
      ['base', 'pg_wal'],
      ['base', 'pg_wal'],
      ...keys.flatMap(() => [['keys'], []]),
    ]);

    const log = silentLog;
    await sweep({ ...platform, log, clock: { now: () => expiresAt }, clearScratch: async () => 0 });

    expect(await platform.jobs.find(job.id)).toMatchObject({ state: 'failed' });
    // Anything once written to the database stays readable in its log, which is why no key is stored there.
    const [ofPart, ...ofSecrets] = await placesOfAll([part, ...everyForm, Buffer.from('swordfish')]);
    expect(ofPart).toContain('pg_wal');
    expect(ofSecrets.flat()).toEqual([]);
    expect(await readdir(join(folder, 'keys'))).toEqual([]);
    expect(await platform.vault.unseal(sealed, `job ${job.id}`)).toBeNull();
  });

  it('leaves no readable name in files, tables or logs, where it never was', async () => {
    const before = new Date(expiresAt.getTime() - 1000);
    const name = 'Unmistakable-Name-0815';
    const stored = await platform.vault.store(content());
    const file = await platform.files.add(makeFile({ ...stored, name: `${name}.pdf`, expiresAt }));
    const job = makeJob({ expiresAt, inputs: [{ token: file.token, name: `${name}.pdf`, failure: null }] });
    const sealed = await platform.vault.seal({}, `job ${job.id}`);
    await platform.jobs.add(job, { sealed });
    const failure = { code: 'damaged-file' as const, values: { file: `${name}.pdf` } };
    await platform.jobs.change(job.id, (current) => claim(current, before));
    await platform.jobs.change(job.id, (current) => fail(current, 1, failure, before));

    expect(await platform.files.find(file.token)).toMatchObject({ name: `${name}.pdf` });
    expect(await platform.jobs.find(job.id)).toMatchObject({ inputs: [{ name: `${name}.pdf` }], failure });
    expect(await placesOf(Buffer.from(name))).toEqual([]);

    const log = silentLog;
    await sweep({ ...platform, log, clock: { now: () => expiresAt }, clearScratch: async () => 0 });

    expect(await platform.files.find(file.token)).toMatchObject({ name: '' });
    expect(await platform.jobs.find(job.id)).toMatchObject({
      inputs: [{ name: '' }],
      failure: { code: failure.code, values: {} },
    });
    expect(await placesOf(Buffer.from(name))).toEqual([]);
    expect(await readdir(join(folder, 'keys'))).toEqual([]);
  });
});

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF-1.7 to be forgotten');
}
