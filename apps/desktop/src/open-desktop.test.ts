import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileView, JobView } from '@octavo/contract/job';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerPages } from '@octavo/testkit/programs/independent';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { beforeAll, expect, it, vi } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import { type OpenDesktop, openDesktop } from './open-desktop.ts';

const secret = 'Words of the document';
let folder = '';
let desktop: OpenDesktop;
let origin = '';
let cookie = '';

beforeAll(async () => {
  folder = await makeDataFolder(newRunFolder());
  desktop = await openDesktop(folder);
  const address = new URL(desktop.newAddress());
  const answer = await fetch(address, { redirect: 'manual' });
  origin = address.origin;
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

const ask = (path: string, request: RequestInit = {}) =>
  fetch(`${origin}/api/v1${path}`, { ...request, headers: { cookie, origin, ...request.headers } });

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  const uploaded: FileView = JSON.parse(await (await ask('/files', { method: 'POST', body: form })).text());

  return uploaded.token;
}

async function run(tool: string, tokens: readonly string[], options = {}) {
  const id = crypto.randomUUID().replaceAll('-', '');
  const files = tokens.map((token) => ({ token }));
  const answer = await ask('/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, tool, files, options }),
  });
  expect(answer.status).toBe(202);

  return vi.waitFor(
    async () => {
      const job: JobView = JSON.parse(await (await ask(`/jobs/${id}`)).text());
      expect(job.state).toMatch(/done|failed/);

      return job;
    },
    { timeout: 30_000, interval: 100 },
  );
}

it('answers nothing without the window, not even its state', async () => {
  for (const path of ['/', '/api/v1/tools', '/healthz', '/metrics']) {
    expect((await fetch(`${origin}${path}`)).status).toBe(403);
  }
});

it('opens a document for questions and reads it', async () => {
  const token = await upload('a.pdf', new Uint8Array(featureDocument({ pages: 2 })));
  const id = crypto.randomUUID().replaceAll('-', '');
  const answer = await ask('/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, files: [token] }),
  });
  expect(answer.ok).toBe(true);
  await vi.waitFor(
    async () =>
      expect(JSON.parse(await (await ask(`/documents/${id}`)).text())).toMatchObject({
        files: [{ state: 'ready', pages: 2 }],
      }),
    { timeout: 30_000, interval: 100 },
  );
});

it('runs jobs on files and gives their results, without accounts or limits', async () => {
  const pdf = new Uint8Array(featureDocument({ pages: 2 }));
  const tokens = await Promise.all([upload('a.pdf', pdf), upload('b.pdf', pdf)]);
  const merged = await run('merge-pdf', tokens);
  expect(merged).toMatchObject({ state: 'done', results: [{ pages: 4 }] });

  const content = await ask(`/files/${merged.results[0]?.token}/content`);
  const path = join(newRunFolder(), 'merged.pdf');
  writeFileSync(path, new Uint8Array(await content.arrayBuffer()));
  expect(popplerPages(path)).toBe(4);

  const session = await (await ask('/session')).json();
  expect(session).toMatchObject({ access: 'open', mayDownload: true, freeTasks: null });
  // Files outlive the hour of the service: they are deleted with the window.
  const expiresAt = Date.parse(merged.expiresAt);
  expect(expiresAt - Date.now()).toBeGreaterThan(365 * 24 * 3_600_000);
});

it('reports why a file cannot be worked on', async () => {
  const token = await upload('a.pdf', new TextEncoder().encode('%PDF-1.4\nnothing'));

  expect(await run('rotate-pdf', [token])).toMatchObject({
    state: 'failed',
    failure: { code: 'damaged-file' },
  });
});

it('has nothing to sell and nobody to know', async () => {
  for (const [path, start] of [
    ['/security', '/'],
    ['/fr/log-in', '/fr'],
  ] as const) {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, start]);
  }

  expect(await (await ask('/plans')).json()).toMatchObject({ products: [] });
  expect((await ask('/account')).status).toBe(401);
});

it('writes no byte of a file that another program could read', async () => {
  await upload('a.txt', new TextEncoder().encode(secret.repeat(100)));
  const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

  expect(written.length).toBeGreaterThan(0);

  for (const { parentPath, name } of written) {
    expect(readFileSync(join(parentPath, name)).includes(secret)).toBe(false);
  }
});

it('deletes everything with the window', async () => {
  await desktop.close();

  expect(existsSync(folder)).toBe(false);
});
