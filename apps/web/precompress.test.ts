import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-precompress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes both forms beside a file of a nested folder', async () => {
  const code = 'export const answer = 42;\n'.repeat(200);
  await writeFile(join(folder, 'assets/page.js'), code);

  await precompress(folder);

  expect(String(brotliDecompressSync(await readFile(join(folder, 'assets/page.js.br'))))).toBe(code);
  expect(String(gunzipSync(await readFile(join(folder, 'assets/page.js.gz'))))).toBe(code);
});

it('leaves alone what is small, compressed already, or would not get smaller', async () => {
  await writeFile(join(folder, 'small.css'), 'a{color:red}');
  await writeFile(join(folder, 'font.woff2'), Buffer.alloc(5000));
  await writeFile(join(folder, 'noise.wasm'), randomBytes(5000));

  await precompress(folder);

  expect((await readdir(folder)).sort()).toEqual(['assets', 'font.woff2', 'noise.wasm', 'small.css']);
});
