import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const entry = fileURLToPath(new URL('./admin.ts', import.meta.url));

it('octavo admin reports a missing installation and does not create one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-admin-'));
  const missing = join(folder, 'typo');
  const { PATH } = process.env;
  const command = spawn(process.execPath, [entry, 'find', 'reader@example.org'], {
    env: { PATH, OCTAVO_DATA: missing },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let output = '';
  command.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(command, 'close');

  expect(code).toBe(1);
  expect(output).toContain(`no Octavo installation in ${missing}`);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
}, 30_000);

it('octavo admin prints its help on request with exit code 0', async () => {
  const { PATH } = process.env;
  const command = spawn(process.execPath, [entry, '--help'], {
    env: { PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  command.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(command, 'close');

  expect(code).toBe(0);
  expect(output).toContain('Usage: octavo admin <command>');
}, 30_000);
