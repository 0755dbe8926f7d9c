import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleModules } from './bundle.ts';
import { sourceList } from './bundle-sources.ts';
import { bundledEntry } from './bundled-entry.ts';
import { BundledModules, mainModule } from './bundled-modules.ts';

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
      `import('./parts/late.ts').then(({ words }) => console.log(process.argv[2], words));`,
    );
    await bundleModules(join(folder, 'source/entry.ts'), join(folder, 'out'));

    expect(await readdir(join(folder, 'out'))).toHaveLength(4);
    expect(await output('given')).toBe('given beside beside\n');
  });

  it('leaves a package that finds its own files where it is', async () => {
    const entry = join(folder, 'source/entry.ts');
    await symlink(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'source/node_modules'));
    await writeFile(entry, `import('playwright-core').then((it) => console.log(typeof it.chromium.launch));`);
    await bundleModules(entry, join(folder, 'out'));

    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual([bundledEntry, mainModule, sourceList]);
    expect(await output()).toBe('function\n');
  });

  it('keeps the code of what has run, and does without where it is of another engine', async () => {
    await writeFile(
      join(folder, 'source/entry.ts'),
      `export const greet = (name: string): string => 'Hello ' + name; console.log(greet('reader'));`,
    );
    await bundleModules(join(folder, 'source/entry.ts'), join(folder, 'out'));
    const modules = new BundledModules(join(folder, 'out'));
    expect(modules.load(mainModule)).toBe(modules.load(mainModule));
    modules.keepCode();
    const code = join(folder, 'out', `${mainModule}.code`);
    expect((await stat(code)).size).toBeGreaterThan(0);
    expect(await output()).toBe('Hello reader\n');
    await writeFile(code, 'no code');
    expect(await output()).toBe('Hello reader\n');
  });

  async function output(...given: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [join(folder, 'out', bundledEntry), ...given]);

    return stdout;
  }
});
