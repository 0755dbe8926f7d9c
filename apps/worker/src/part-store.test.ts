import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningJob } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { makeJob } from '@octavo/testkit/ports/made';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartStore } from './part-store.ts';
import type { WorkerPorts } from './ports.ts';
import type { RunFolders } from './sandbox/command.ts';

const now = new Date();
const job: RunningJob = {
  ...makeJob(),
  isReading: true,
  attempt: 2,
  state: 'running',
  startedAt: now,
  beatAt: now,
  progress: 0,
  cancelRequested: false,
};

describe('parts of a reading', () => {
  let folders: RunFolders;
  let added: FileRecord[] = [];
  let destroyed: string[] = [];
  let holds = true;
  const log = pino({ level: 'silent' });

  const ports = () => {
    let blobs = 0;

    return {
      outputBytes: 100,
      storageLimits: { storedBytes: 1000, addressStoredBytes: 1000 },
      clock: { now: () => now },
      ids: { token: () => 'token' },
      space: { requireRoom: async () => undefined },
      log,
      isSurelyNotWritten: () => true,
      vault: {
        async store(bytes: AsyncIterable<Uint8Array>) {
          let sizeBytes = 0;

          for await (const chunk of bytes) {
            sizeBytes += chunk.length;
          }

          blobs += 1;

          return { blob: `blob ${blobs}`, sizeBytes, contentPseudonym: '' };
        },
        destroy: async (blob: string) => void destroyed.push(blob),
        confirm: async () => undefined,
      },
      jobs: {
        async addPart(_id: string, _attempt: number, part: FileRecord) {
          if (holds) {
            added.push(part);
          }

          return holds;
        },
      },
    } as unknown as WorkerPorts;
  };

  beforeEach(async () => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-parts-')));
    [added, destroyed, holds] = [[], [], true];
    vi.spyOn(log, 'warn');
    folders = { root, work: join(root, 'work'), input: join(root, 'input') } as RunFolders;
    await mkdir(folders.work);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folders.root, { recursive: true });
  });

  async function part(lastPage: number, text = '{"version":1}') {
    const path = join(folders.work, `${lastPage}.json`);
    await writeFile(path, text);

    return { path, lastPage, pageCount: 9 };
  }

  /** Waits until the part before is stored. */
  const stored = (count: number) => expect.poll(() => added).toHaveLength(count);

  /** Waits until a part was not stored. */
  const warned = () => expect.poll(() => log.warn).toHaveBeenCalled();

  it('are stored one after another at the place of their attempt', async () => {
    const store = new PartStore(ports(), job, folders);
    store.add(await part(3));
    await stored(1);
    store.add(await part(7));
    await stored(2);
    await store.close();

    expect(added.map(({ origin }) => origin)).toMatchObject([
      { place: 2, preview: 3, pages: 9 },
      { place: 2, preview: 7, pages: 9 },
    ]);
  });

  it('end with the first that cannot be stored', async () => {
    const store = new PartStore(ports(), job, folders);
    store.add(await part(3));
    await stored(1);
    store.add(await part(5, `"${'x'.repeat(100)}"`));
    store.add(await part(7));
    await warned();
    await store.close();

    expect(added).toHaveLength(1);
  });

  it('leave nothing behind once the attempt has lost its job', async () => {
    holds = false;
    const store = new PartStore(ports(), job, folders);
    store.add(await part(3));
    await expect.poll(() => destroyed).toEqual(['blob 1']);
    await store.close();

    expect(added).toEqual([]);
  });

  it.each([
    ['of a job that reads nothing', { isReading: false }, { lastPage: 3, pageCount: 9 }],
    ['of a page behind the last', {}, { lastPage: 10, pageCount: 9 }],
  ])('are not taken %s', async (_, change, pages) => {
    const store = new PartStore(ports(), { ...job, ...change }, folders);
    store.add({ ...(await part(3)), ...pages });
    store.add(await part(4));
    await store.close();

    expect(added).toEqual([]);
  });

  it('are not read outside the folder of the run', async () => {
    const secret = join(folders.root, 'secret.json');
    await writeFile(secret, '{}');
    const path = join(folders.work, 'link.json');
    await symlink(secret, path);
    const store = new PartStore(ports(), job, folders);
    store.add({ path, lastPage: 3, pageCount: 9 });
    await warned();
    await store.close();

    expect(added).toEqual([]);
  });
});
