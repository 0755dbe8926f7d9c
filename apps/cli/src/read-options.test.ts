import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { RunCommand } from './arguments.ts';

const schemas = vi.hoisted(() => ({ lists: { type: 'array' }, object: { type: 'object' } }));

vi.mock('./options-schema.ts', async (importActual) => ({
  ...(await importActual<typeof import('./options-schema.ts')>()),
  optionsSchema: async () => ({ properties: schemas, required: [] }),
}));
vi.mock('@octavo/tools/kit/run-tool', () => ({ parseOptions: () => ({}) }));
// Other tests in this process may have loaded the modules as they are.
vi.resetModules();
const { readOptions } = await import('./read-options.ts');
const { CliUsageError } = await import('./usage-error.ts');

const folder = mkdtempSync(join(tmpdir(), 'octavo-options-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Tests that follow in this process load the real modules.
afterAll(() => vi.resetModules());

const command = (options: RunCommand['options']): RunCommand => ({
  kind: 'run',
  tool: 'merge-pdf',
  files: ['a.pdf'],
  output: null,
  json: false,
  inputPassword: null,
  inputRights: false,
  options,
  optionFiles: {},
  resultPaths: {},
});

it('reads every value of a list', async () => {
  expect(await readOptions(command({ lists: ['one, two', 'three'] }))).toEqual({
    lists: ['one, two', 'three'],
  });
});

it('reads an object from the file that the option names', async () => {
  const path = join(folder, 'object.json');
  writeFileSync(path, '{"version":1}');

  expect(await readOptions(command({ object: [path] }))).toEqual({ object: { version: 1 } });
});

it('refuses a file that is missing or is not JSON', async () => {
  const path = join(folder, 'words.txt');
  writeFileSync(path, 'words');

  await expect(readOptions(command({ object: [path] }))).rejects.toThrow(CliUsageError);
  await expect(readOptions(command({ object: [join(folder, 'none')] }))).rejects.toMatchObject({
    code: 'illegal-input',
  });
});
