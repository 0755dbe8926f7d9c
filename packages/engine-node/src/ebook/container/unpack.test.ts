import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ZipPart, zipFile } from '@octavo/testkit/archive/zip-file';
import { afterAll, expect, it } from 'vitest';
import { createWorkspace } from '../../workspace.ts';
import { type UnpackLimits, unpack } from './unpack.ts';

const workspace = await createWorkspace();

afterAll(() => workspace.remove());

async function unpacked(
  parts: readonly ZipPart[],
  limits?: UnpackLimits,
): Promise<{ folder: string; names: string[] }> {
  const path = workspace.newPath('zip');
  const folder = workspace.newPath('out');
  await writeFile(path, zipFile(parts));
  await mkdir(folder);

  return { folder, names: await unpack(path, folder, limits) };
}

it('writes files into the folder and nowhere else', async () => {
  const { folder, names } = await unpacked([
    { name: 'a/b.txt', bytes: 'inside' },
    { name: '../escaped.txt', bytes: 'outside' },
    { name: '/absolute.txt', bytes: 'outside' },
    { name: 'a/../../up.txt', bytes: 'outside' },
    { name: 'song.mp3', bytes: 'sound' },
    { name: 'A/B.txt', bytes: 'the same to some file systems' },
  ]);

  expect(names).toEqual(['a/b.txt']);
  expect(readFileSync(join(folder, 'a/b.txt'), 'utf8')).toBe('inside');
  expect(readdirSync(workspace.folder).filter((name) => /escaped|absolute|up\.txt/.test(name))).toEqual([]);
});

it('stops at its limits before the disk is full', async () => {
  const zeros = { name: 'zeros', bytes: new Uint8Array(1_000_000) };
  const limits = { entries: 3, bytes: 500_000 };

  await expect(unpacked([zeros], limits)).rejects.toMatchObject({ code: 'memory-limit' });
  await expect(
    unpacked(
      ['a', 'b', 'c', 'd'].map((name) => ({ name, bytes: '' })),
      limits,
    ),
  ).rejects.toMatchObject({
    code: 'memory-limit',
  });
  // An entry that claims to be small is dropped as soon as it exceeds its claimed size.
  expect(
    (
      await unpacked(
        [
          { ...zeros, claimedBytes: 10 },
          { name: 'a', bytes: 'kept' },
        ],
        limits,
      )
    ).names,
  ).toEqual(['a']);
});

it('recognises a file that is not a zip', async () => {
  const path = workspace.newPath('zip');
  await writeFile(path, 'not a zip');

  await expect(unpack(path, workspace.folder)).rejects.toMatchObject({ code: 'damaged-file' });
});
