import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataFolder } from './data-folder.ts';

let parent = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'octavo-parent-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

it('is listed by its user only, and lets the users of runs through when it is of root', async () => {
  const folder = await makeDataFolder(parent);

  expect(statSync(folder).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

it('takes the place of those that killed processes have left', async () => {
  mkdirSync(join(parent, `octavo-desktop-${2 ** 22 + 1}-abcdef/files`), { recursive: true });
  const folder = await makeDataFolder(parent);

  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([folder]);
});
