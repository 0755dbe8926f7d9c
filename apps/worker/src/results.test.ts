import { mkdtemp, readdir, realpath, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDiskStore } from '@octavo/adapters/storage/disk/file-store';
import { openDiskSpace } from '@octavo/adapters/storage/disk/free-space';
import { openIntentLog } from '@octavo/adapters/storage/disk/intent-log';
import { openKeyStore } from '@octavo/adapters/storage/disk/key-store';
import { SealingKey } from '@octavo/adapters/storage/vault/sealing-key';
import { openVault } from '@octavo/adapters/storage/vault/vault';
import { randomIds, systemClock } from '@octavo/adapters/system/system';
import { mebibyte, retainSeconds } from '@octavo/contract/limits';
import type { RunningJob } from '@octavo/domain/job';
import type { FileIndex } from '@octavo/domain/ports';
import { eventually } from '@octavo/testkit/eventually';
import { makeJob } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkerPorts } from './ports.ts';
import { storeRun } from './results.ts';
import type { FinishedRun } from './sandbox/sandbox.ts';

const roomyLimits = { storedBytes: 8 * mebibyte, addressStoredBytes: 8 * mebibyte };

describe('results', () => {
  let root: string;
  let ports: WorkerPorts;
  let path: string;
  let ownerBytes = 0;
  const now = new Date();
  const job: RunningJob = {
    ...makeJob(),
    state: 'running',
    startedAt: now,
    beatAt: now,
    progress: 0,
    cancelRequested: false,
  };

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-results-')));
    const store = await openDiskStore(join(root, 'files'));
    const keys = await openKeyStore(join(root, 'keys'));
    const intents = await openIntentLog(join(root, 'intents'));
    const vault = openVault({
      store,
      keys,
      intents,
      serverKey: new SealingKey(Buffer.alloc(32)),
      ids: randomIds,
    });
    ports = {
      vault,
      space: openDiskSpace([root], 0),
      ids: randomIds,
      clock: systemClock,
      outputBytes: 1000,
      storageLimits: { storedBytes: 5000, addressStoredBytes: 5000 },
      files: { storedBytes: async () => ({ owner: ownerBytes, address: 0 }) } as Partial<FileIndex>,
    } as WorkerPorts;
    path = join(root, 'a.pdf');
    await writeFile(path, '%PDF-1.7 result');
  });

  afterAll(() => rm(root, { recursive: true }));

  async function storing(...paths: string[]): Promise<string[]> {
    return storingNamed(paths, 'result.pdf');
  }

  async function storingAs(name: string): Promise<string | undefined> {
    return (await storingNamed([path], name))[0];
  }

  async function storingNamed(paths: string[], name: string, ended?: Promise<void>): Promise<string[]> {
    const folders = {
      root,
      work: root,
      input: root,
      temporary: root,
      shared: root,
      web: root,
      user: null,
      memoryGroup: null,
    };
    const results: FinishedRun['results'] = paths.map((each) => ({
      input: 0,
      name,
      kind: 'pdf',
      path: each,
      pages: 1,
      notes: [],
    }));
    const finished: FinishedRun = {
      type: 'finished',
      engineMilliseconds: 1,
      results,
      failures: [],
      previews: [],
    };

    return (await storeRun(ports, job, finished, folders, ended)).map((stored) => stored.name);
  }

  it('are stored under file names, whatever paths the run reports', async () => {
    expect(await storingAs('..')).toBe('file.pdf');
    expect(await storingAs('../a\nb.pdf')).toBe('ab.pdf');
  });

  async function kept(): Promise<number> {
    const entries = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });

    return entries.filter((entry) => entry.isFile()).length + (await readdir(join(root, 'keys'))).length;
  }

  it('are stored', async () => {
    expect(await storing(path)).toEqual(['result.pdf']);
  });

  it('have keys with the lifetime of the upload, even if no row refers to them', async () => {
    const names = await readdir(join(root, 'keys'));
    const times = await Promise.all(names.map(async (name) => (await stat(join(root, 'keys', name))).mtime));

    expect(times.map((mtime) => mtime.getTime() + retainSeconds * 1000)).toEqual(
      names.map(() => job.expiresAt.getTime()),
    );
    expect(names).not.toEqual([]);
  });

  it('are refused when they would use the reserve of the disk', async () => {
    const { freeBytes } = await ports.space.look();
    const before = await kept();
    const roomy = ports;
    ports = { ...roomy, space: openDiskSpace([root], freeBytes * 2) };

    await expect(storing(path)).rejects.toMatchObject({ code: 'storage-full' });
    expect(await kept()).toBe(before);
    ports = roomy;
  });

  it('count towards the storage of their owner, and are not kept beyond it', async () => {
    const before = await kept();
    ownerBytes = 4999;
    await expect(storing(path)).rejects.toMatchObject({ code: 'storage-quota' });
    ownerBytes = 0;

    expect(await kept()).toBe(before);
  });

  it('may not be a link out of the folder of the run', async () => {
    const link = join(root, 'link.pdf');
    await symlink('/etc/passwd', link);
    await expect(storing(link)).rejects.toMatchObject({ code: 'output-broken' });
  });

  it('are copied and stored while the processes of a run end, if they are small', async () => {
    const before = await kept();
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const changing = join(root, 'changing.pdf');
    await writeFile(changing, '%PDF-1.7 first');
    const stored = storingNamed([changing], 'result.pdf', ended);
    await eventually(async () => expect(await kept()).toBe(before + 2));
    await writeFile(changing, 'no document any more');
    end();

    expect(await stored).toEqual(['result.pdf']);
  });

  it('are opened when the processes have ended, if they are large', async () => {
    const limited = ports;
    ports = { ...limited, outputBytes: 4 * mebibyte, storageLimits: roomyLimits };
    const before = await kept();
    const large = join(root, 'large.pdf');
    await writeFile(large, `%PDF-1.7${' '.repeat(mebibyte)}`);
    let isEnding = true;
    const ended = delay(200).then(async () => {
      expect(await kept()).toBe(before);
      isEnding = false;
    });

    expect(await storingNamed([large], 'result.pdf', ended)).toEqual(['result.pdf']);
    expect(isEnding).toBe(false);
    ports = limited;
  });

  it('are not kept when the processes of their run cannot be ended', async () => {
    const before = await kept();
    const ended = Promise.reject(new Error('not ended'));
    // As in the sandbox, which awaits it, too.
    ended.catch(() => undefined);

    await expect(storingNamed([path], 'result.pdf', ended)).rejects.toThrow('not ended');
    expect(await kept()).toBe(before);
  });

  it('count with holes and duplicates; none is kept when one is too large', async () => {
    const before = await kept();
    const hollow = join(root, 'hollow.pdf');
    await writeFile(hollow, '%PDF-1.7');
    await truncate(hollow, 1001);
    await expect(storing(path, hollow)).rejects.toMatchObject({ code: 'output-limit' });
    await expect(storing(...Array.from({ length: 67 }, () => path))).rejects.toMatchObject({
      code: 'output-limit',
    });
    expect(await kept()).toBe(before);
  });
});
