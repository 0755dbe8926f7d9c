import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '@octavo/adapters/settings/config';
import { openKeyStore } from '@octavo/adapters/storage/disk/key-store';
import { exists } from '@octavo/adapters/system/folders';
import { randomIds } from '@octavo/adapters/system/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningOctavo, startOctavo } from '../../apps/server/src/start.ts';
import { eventually, ProductHarness, somePdf } from './product-harness.ts';
import { SmallDisk } from './small-disk.ts';

const run = promisify(execFile);
const mayMount = process.getuid?.() === 0;

describe.runIf(mayMount)('when the disk is full', () => {
  let harness: ProductHarness;
  let files: string;

  beforeAll(async () => {
    harness = await ProductHarness.open({ OCTAVO_SANDBOX: 'auto' });
    files = join(harness.folder, 'files');
    await mkdir(files);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0700', 'tmpfs', files]);
    await Promise.all([harness.serve(), harness.work()]);
  });

  afterAll(async () => {
    await harness.stopAll();
    await run('umount', [files]);
    await harness.close();
  });

  it('an upload is refused, leaves nothing, and affects no other', async () => {
    const bytes = somePdf(6_000_000);
    const token = await harness.upload(bytes);
    const refused = await harness.post('/files', somePdf(30_000_000), { 'x-file-name': 'large.pdf' });

    expect(refused.status).toBe(507);
    expect(JSON.parse(await refused.text())).toMatchObject({ code: 'storage-full' });
    expect(await harness.strays()).toEqual([]);
    expect(await harness.content(token)).toEqual(bytes);
  });

  it('a job without space for its result reports it, and succeeds once there is space', async () => {
    const [first, second] = [
      await harness.upload(somePdf(6_000_000)),
      await harness.upload(somePdf(6_000_000)),
    ];
    const failed = await harness.ended(await harness.order('copies', [first]));
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'storage-full' }, results: [] });
    expect(await harness.strays()).toEqual([]);

    await fetch(`${harness.address}/api/v1/files/${second}`, { method: 'DELETE' });
    expect((await harness.ended(await harness.order('copies', [first]))).state).toBe('done');
  });
});

describe.runIf(mayMount)('when the whole data folder is full', () => {
  let disk: SmallDisk;
  let octavo: RunningOctavo | null = null;
  let variables: NodeJS.ProcessEnv;
  let clock: string;

  beforeAll(async () => {
    disk = await SmallDisk.mount(700);
    clock = join(await mkdtemp(join(tmpdir(), 'octavo-ahead-')), 'ahead');
    await writeFile(clock, '0');
    variables = {
      ...process.env,
      OCTAVO_DATA: disk.folder,
      OCTAVO_PORT: '0',
      OCTAVO_LOG: process.env['OCTAVO_LOG'] ?? 'silent',
      OCTAVO_SPARES: '0',
      OCTAVO_ACCESS: 'open',
      OCTAVO_RESERVE_MB: '100',
      OCTAVO_BALLAST_MB: '32',
      OCTAVO_E2E_AHEAD: clock,
      NODE_OPTIONS: `--import ${fileURLToPath(new URL('../shifted-clock.ts', import.meta.url))}`,
    };
    octavo = await startOctavo(readConfig(variables), variables);
  });

  afterAll(async () => {
    await octavo?.stop();
    await disk.unmount();
    await rm(dirname(clock), { recursive: true });
  });

  const request = (path: string, init: RequestInit = {}) => fetch(`${octavo?.address}${path}`, init);
  const upload = async (bytes: Buffer<ArrayBuffer>) =>
    request('/api/v1/files', { method: 'POST', body: bytes, headers: { 'x-file-name': 'a.pdf' } });
  const uploaded = async (bytes: Buffer<ArrayBuffer>): Promise<string> => {
    const answer = await upload(bytes);
    const { token }: { token: string } = JSON.parse(await answer.text());

    return token;
  };
  const statusOf = async (path: string) => (await request(path)).status;
  const ballast = () => join(disk.folder, 'database', 'ballast');
  const names = async (folder: string) => {
    const entries = await readdir(join(disk.folder, folder), { recursive: true, withFileTypes: true });

    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const cluster = () => join(disk.folder, 'database', 'cluster');
  const killDatabase = async () => {
    const pid = Number.parseInt(await readFile(join(cluster(), 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    // The first line changes when another server has started.
    return async () => {
      const text = await readFile(join(cluster(), 'postmaster.pid'), 'utf8').catch(() => '');

      return text !== '' && Number.parseInt(text, 10) !== pid;
    };
  };

  it('uploads are refused, deleting works, PostgreSQL restarts, and everything works once there is space', async () => {
    const bytes = somePdf(6_000_000);
    const [first, second] = [await uploaded(bytes), await uploaded(bytes)];
    expect(await statusOf('/readyz')).toBe(200);
    expect(await exists(ballast())).toBe(true);

    await disk.fill();
    const refused = await upload(somePdf(1000));
    expect(JSON.parse(await refused.text())).toMatchObject({ status: 507, code: 'storage-full' });
    expect(refused.headers.get('retry-after')).toBe('60');
    const red = await request('/readyz');
    expect([red.status, await red.text()]).toEqual([503, expect.stringContaining('disk: ')]);
    expect(await statusOf('/healthz')).toBe(200);

    const isRestarted = await killDatabase();
    await eventually(async () => ((await isRestarted()) ? true : null));
    await eventually(async () => ((await statusOf(`/api/v1/files/${first}`)) === 200 ? true : null));
    expect(await exists(ballast())).toBe(false);

    // No block is free any more, with or without the ballast.
    await disk.fill();
    const deleted = await request(`/api/v1/files/${first}`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    expect(await disk.freeBytes()).toBeGreaterThan(5_000_000);
    expect(await statusOf(`/api/v1/files/${first}`)).toBe(410);
    expect(Buffer.from(await (await request(`/api/v1/files/${second}/content`)).arrayBuffer())).toEqual(
      bytes,
    );

    await disk.empty();
    await eventually(async () => ((await statusOf('/readyz')) === 200 ? true : null));
    expect(await exists(ballast())).toBe(true);
    expect((await upload(somePdf(1000))).status).toBe(201);
  });

  it('no file outlives its hour, even when the database cannot start', async () => {
    await uploaded(somePdf(20_000_000));
    expect(await names('keys')).not.toEqual([]);
    const settings = join(cluster(), 'postgresql.auto.conf');
    const written = await readFile(settings, 'utf8');
    await writeFile(settings, `${written}no_such_setting = 1\n`);
    await disk.fill();
    await killDatabase();
    await writeFile(clock, String(3_600_000));

    await eventually(async () => ((await names('files')).length === 0 ? true : null));
    expect(await names('keys')).toEqual([]);
    const red = await request('/readyz');
    expect([red.status, await red.text()]).toEqual([503, expect.stringContaining('database: ')]);

    await disk.empty();
    await writeFile(settings, written);
    await eventually(async () => ((await statusOf('/readyz')) === 200 ? true : null));
  });

  it('a start reports it in one sentence, and exits', async () => {
    await octavo?.stop();
    octavo = null;
    await rm(ballast(), { force: true });
    await disk.fill();
    const entry = fileURLToPath(new URL('../../apps/server/src/start.ts', import.meta.url));
    const failed: { code?: number; stderr?: string } = await run(process.execPath, [entry], {
      env: variables,
    }).then(
      () => ({}),
      (error: { code: number; stderr: string }) => error,
    );

    expect(failed.code).toBe(1);
    expect(failed.stderr?.split('\n').filter((line) => line.startsWith('octavo: '))).toEqual([
      expect.stringMatching(
        /^octavo: The data folder is full: \d+ MB free on .*; Octavo needs \d+ MB to start\.$/,
      ),
    ]);
    expect(failed.stderr).not.toContain('    at ');
    await disk.empty();
    octavo = await startOctavo(readConfig(variables), variables);
    expect((await upload(somePdf(1000))).status).toBe(201);
  });
});

describe.runIf(mayMount)('a key on a full disk', () => {
  it('that cannot be overwritten, as on copy-on-write file systems, is unlinked and reported', async () => {
    const disk = await SmallDisk.mount(2);

    try {
      const reported: Error[] = [];
      const keys = await openKeyStore(disk.folder, (error) => reported.push(error));
      const name = randomIds.token();
      // Overwriting a hole needs a block, as overwriting anything does on such a file system.
      await writeFile(join(disk.folder, name), '');
      await truncate(join(disk.folder, name), 60);
      await disk.fill();
      await keys.destroy(name);

      expect(await exists(join(disk.folder, name))).toBe(false);
      expect(reported.map(({ message }) => message)).toEqual([
        'a key was unlinked without being overwritten',
      ]);
    } finally {
      await disk.unmount();
    }
  });
});

it.skipIf(mayMount)('needs root to make a small disk: the test of a full disk was skipped', () => {});
