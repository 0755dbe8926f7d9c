import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkLibraries } from './link-libraries.ts';

let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-links-'));
  root = join(folder, 'here');
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await writeFile(join(root, 'native/lib/libicu.so.60.2'), 'code');
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }];
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true }));

const linked = (at: string) => readFile(join(at, 'native/lib/libicu.so.60'), 'utf8');

describe('links between libraries', () => {
  it('stay valid when the checkout is moved', async () => {
    await linkLibraries(root, join(root, 'native'));
    const moved = join(folder, 'there');
    await rename(root, moved);

    expect(await linked(moved)).toBe('code');
  });

  it('are repaired when they are broken', async () => {
    await symlink(join(folder, 'gone/libicu.so.60.2'), join(root, 'native/lib/libicu.so.60'));
    await Promise.all([1, 2, 3].map(() => linkLibraries(root, join(root, 'native'))));

    expect(await linked(root)).toBe('code');
  });
});
