import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptFiles } from './kept-files.ts';

let folder = '';
const linux = {
  os: 'linux',
  cpu: 'x64',
  kind: 'tar',
  name: 'octavo.tar.gz',
  sizeBytes: 3,
  sha256: 'ab'.repeat(32),
};
const windows = { ...linux, os: 'win32', kind: 'exe', name: 'octavo.exe' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-kept-'));
  const builds = { version: '1.0.0', files: [linux, windows] };
  writeFileSync(join(folder, 'builds.json'), JSON.stringify(builds));
  [linux.name, windows.name, 'zielYe7x'].forEach((name) => writeFileSync(join(folder, name), 'old'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the files of systems that are not built again', () => {
  expect(keptFiles(folder, '1.0.0', ['win32-x64', 'darwin-arm64'])).toEqual([linux]);
  expect(readdirSync(folder)).toEqual([linux.name]);
});

it('keeps nothing of another version, nor what a broken build has left', () => {
  expect(keptFiles(folder, '1.0.1', ['darwin-arm64'])).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  expect(keptFiles(join(folder, 'new'), '1.0.1', [])).toEqual([]);
});
