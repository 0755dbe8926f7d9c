import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOffice } from '@octavo/testkit/faults/offices';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startOffice } from './session.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-session-'));
const request = { input: join(folder, 'a.docx'), name: 'a.docx', output: join(folder, 'a.pdf'), options: {} };

beforeAll(async () => {
  await writeOffice(folder, 'hangs');
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('gives up a LibreOffice that hangs while starting like one that crashed', async () => {
  const office = startOffice({ ahead: false, startSeconds: 1 });

  await expect(office.convert(request, () => undefined)).rejects.toMatchObject({
    code: 'engine-crashed',
    message: expect.stringContaining('did not start'),
  });
  expect(office.isAlive).toBe(false);
  await office.end();
});
