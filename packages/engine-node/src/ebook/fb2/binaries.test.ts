import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeBinaries } from './binaries.ts';

it('skips a megabyte of pictures that never begin', { timeout: 10_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-binaries-'));
  const text = '<binary '.repeat(2 ** 17);

  expect((await writeBinaries(text, folder)).text).toBe(text);
  rmSync(folder, { recursive: true });
});
