import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stand, somePdf } from './stand.ts';

const run = promisify(execFile);
const mayMount = process.getuid?.() === 0;

describe.runIf(mayMount)('when the disk is full', () => {
  let stand: Stand;
  let files: string;

  beforeAll(async () => {
    stand = await Stand.open({ OCTAVO_SANDBOX: 'auto' });
    files = join(stand.folder, 'files');
    await mkdir(files);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0700', 'tmpfs', files]);
    await Promise.all([stand.serve(), stand.work()]);
  });

  afterAll(async () => {
    await stand.stopAll();
    await run('umount', [files]);
    await stand.close();
  });

  it('an upload is refused, leaves nothing and harms no other', async () => {
    const bytes = somePdf(6_000_000);
    const token = await stand.upload(bytes);
    const refused = await stand.post('/files', somePdf(30_000_000), { 'x-file-name': 'large.pdf' });

    expect(refused.status).toBe(507);
    expect(JSON.parse(await refused.text())).toMatchObject({ code: 'storage-full' });
    expect(await stand.strays()).toEqual([]);
    expect(await stand.content(token)).toEqual(bytes);
  });

  it('a job whose result has no room says so, and succeeds once there is room', async () => {
    const [first, second] = [await stand.upload(somePdf(6_000_000)), await stand.upload(somePdf(6_000_000))];
    const failed = await stand.ended(await stand.order('copies', [first]));
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'storage-full' }, results: [] });
    expect(await stand.strays()).toEqual([]);

    await fetch(`${stand.address}/api/v1/files/${second}`, { method: 'DELETE' });
    expect((await stand.ended(await stand.order('copies', [first]))).state).toBe('done');
  });
});

it.skipIf(mayMount)('needs root to make a small disk: the test of a full disk was skipped', () => {});
