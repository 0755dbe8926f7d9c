import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSources } from './bundle-sources.ts';
import { KeptBundles } from './kept-bundles.ts';

const day = 24 * 60 * 60_000;

describe('bundles that outlast their worker', () => {
  let folder: string;
  let source: string;
  let now: Date;
  let warnings: number;
  let bundles: KeptBundles;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-bundles-'));
    source = join(folder, 'module.ts');
    now = new Date('2026-11-29T12:00:00Z');
    warnings = 0;
    const log = { warn: () => void (warnings += 1) };
    bundles = new KeptBundles(join(folder, 'kept'), { now: () => now }, log);
    await writeFile(source, 'one');
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function bundle(code = 'code'): Promise<string> {
    const made = await mkdtemp(join(folder, 'made-'));
    await writeFile(join(made, 'main.cjs'), code);
    await writeSources(made, source, [source]);

    return made;
  }

  it('are found by the next worker, and can be read by runs', async () => {
    expect(await bundles.find(source)).toBeNull();
    const place = await bundles.keep(await bundle());

    expect(await bundles.find(source)).toBe(place);
    expect(await readFile(join(place ?? '', 'main.cjs'), 'utf8')).toBe('code');
    expect((await stat(place ?? '')).mode & 0o777).toBe(0o755);
    expect(await readdir(join(folder, 'kept'))).toHaveLength(1);
  });

  it('are not used for the same module elsewhere', async () => {
    await bundles.keep(await bundle());

    expect(await bundles.find(join(folder, 'other/module.ts'))).toBeNull();
  });

  it('are kept once by two workers', async () => {
    const made = await bundle();

    expect(await bundles.keep(made)).toBe(await bundles.keep(made));
    expect(await readdir(join(folder, 'kept'))).toHaveLength(1);
  });

  it.each([
    ['another size', () => appendFile(source, 'more')],
    ['another time', () => utimes(source, 1, 1)],
    ['no file', () => rm(source)],
  ])('are not used when a source has %s', async (_, change) => {
    await bundles.keep(await bundle());
    await change();

    expect(await bundles.find(source)).toBeNull();
  });

  it('are not used when a file of them has changed', async () => {
    const place = await bundles.keep(await bundle());
    await writeFile(join(place ?? '', 'main.cjs'), 'evil');

    expect(await bundles.find(source)).toBeNull();
  });

  it('stay for two weeks after their last use', async () => {
    const old = await bundles.keep(await bundle('old'));
    await bundles.find(source);
    now = new Date(now.getTime() + 13 * day);
    await bundles.keep(await bundle('newer'));
    expect(await readdir(join(folder, 'kept'))).toHaveLength(2);
    now = new Date(now.getTime() + 2 * day);
    const newest = await bundles.keep(await bundle('newest'));

    expect(await readdir(join(folder, 'kept'))).not.toContain(old?.split('/').at(-1));
    expect(newest).not.toBeNull();
  });

  it('stay while a worker uses them', async () => {
    const used = (await bundles.keep(await bundle('used'))) ?? '';
    now = new Date(now.getTime() + 30 * day);
    await bundles.touch(used);
    await bundles.keep(await bundle('newer'));

    expect(await readdir(join(folder, 'kept'))).toContain(used.split('/').at(-1));
    await bundles.touch(join(folder, 'gone'));
    expect(warnings).toBe(1);
  });

  it('are done without where they cannot be kept', async () => {
    await writeFile(join(folder, 'kept'), 'a file');

    expect(await bundles.keep(await bundle())).toBeNull();
    expect(await bundles.find(source)).toBeNull();
    expect(warnings).toBe(2);
  });

  it('leave nothing of a bundle that was not kept', async () => {
    await mkdir(join(folder, 'kept'));

    expect(await bundles.keep(join(folder, 'missing'))).toBeNull();
    expect(await readdir(join(folder, 'kept'))).toEqual([]);
  });
});
