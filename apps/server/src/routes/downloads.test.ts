import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import { openDownloads } from '../downloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-downloads-'));
const bytes = Buffer.from('an application');
const file = {
  os: 'linux',
  cpu: 'x64',
  kind: 'tar',
  name: 'octavo-1.0.0-linux-x64.tar.gz',
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {});
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const ask = (path: string) => createApp({ ...server.ports, downloads: openDownloads(folder) }).request(path);

it('offers nothing without a build', async () => {
  expect(await (await ask('/api/v1/downloads')).json()).toMatchObject({ files: [] });
  expect((await ask(`/downloads/${file.name}`)).status).toBe(404);
  expect((await server.app.request('/api/v1/downloads')).status).toBe(200);
});

it('offers the files of a build with their checksums, and no other file of its folder', async () => {
  writeFileSync(join(folder, 'builds.json'), JSON.stringify({ version: '1.0.0', files: [file] }));
  writeFileSync(join(folder, file.name), bytes);
  writeFileSync(join(folder, 'secret.txt'), 'not offered');

  expect(await (await ask('/api/v1/downloads')).json()).toEqual({ version: '1.0.0', files: [file] });
  const answer = await ask(`/downloads/${file.name}`);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);

  for (const name of ['secret.txt', 'builds.json', '..%2Fsecret.txt', '%2Fetc%2Fpasswd']) {
    expect((await ask(`/downloads/${name}`)).status).toBe(404);
  }
});
