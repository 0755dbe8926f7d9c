import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mebibyte } from '@octavo/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { freeBytesOf } from '../system/free-bytes.ts';
import { Ballast } from './ballast.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-ballast-'));
afterAll(() => rm(folder, { recursive: true }));

describe('the ballast file', () => {
  it('occupies its size until it is released, then is restored', async () => {
    const ballast = new Ballast(folder, 3 * mebibyte);
    expect(await ballast.isMissing()).toBe(true);
    expect(await ballast.restore()).toBe(true);
    expect((await stat(join(folder, 'ballast'))).blocks * 512).toBeGreaterThanOrEqual(3 * mebibyte);
    expect([await ballast.isMissing(), await ballast.restore()]).toEqual([false, false]);

    expect([await ballast.release(), await ballast.release()]).toEqual([true, false]);
    expect(await ballast.isMissing()).toBe(true);
    expect(await ballast.restore()).toBe(true);
  });

  it('is not restored while twice its size is not free', async () => {
    const ballast = new Ballast(folder, await freeBytesOf(folder));
    await ballast.release();
    expect(await ballast.restore()).toBe(false);
    expect(await ballast.isMissing()).toBe(true);
  });

  it('is created by one of two processes, and again after one was killed while creating it', async () => {
    const draft = join(folder, 'ballast.draft');
    await writeFile(draft, 'half');
    const ballast = new Ballast(folder, mebibyte);
    expect(await ballast.restore()).toBe(false);

    await utimes(draft, new Date(0), new Date(0));
    expect(await ballast.restore()).toBe(true);
    expect(await readdir(folder)).toEqual(['ballast']);
  });

  it('of size 0 is not created, and never reported missing', async () => {
    const none = new Ballast(join(folder, 'nowhere'), 0);
    expect([await none.isMissing(), await none.restore(), await none.release()]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
