import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleModules } from './bundle.ts';
import { bundledEntry } from './bundled-entry.ts';

const run = promisify(execFile);

describe('a bundle of modules', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-bundle-'));
    await mkdir(join(folder, 'source/parts'), { recursive: true });
    await mkdir(join(folder, 'out'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('runs elsewhere, loads parts when asked, and finds files beside the sources', async () => {
    await writeFile(join(folder, 'source/parts/words.txt'), 'beside');
    await writeFile(
      join(folder, 'source/parts/late.ts'),
      `import { readFileSync } from 'node:fs';
       import { join } from 'node:path';
       const near: string = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');
       export const words = near + ' ' + readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8');`,
    );
    await writeFile(
      join(folder, 'source/entry.ts'),
      `console.log(process.argv[2], (await import('./parts/late.ts')).words);`,
    );
    await bundleModules(join(folder, 'source/entry.ts'), join(folder, 'out'));

    expect(await readdir(join(folder, 'out'))).toHaveLength(2);
    expect(await output('given')).toBe('given beside beside\n');
  });

  it('leaves a package that finds its own files where it is', async () => {
    const entry = join(folder, 'source/entry.ts');
    await symlink(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'source/node_modules'));
    await writeFile(entry, `console.log(typeof (await import('playwright-core')).chromium.launch);`);
    await bundleModules(entry, join(folder, 'out'));

    expect(await readdir(join(folder, 'out'))).toEqual([bundledEntry]);
    expect(await output()).toBe('function\n');
  });

  async function output(...given: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [join(folder, 'out', bundledEntry), ...given]);

    return stdout;
  }
});
