import { openDiskSpace } from '@octavo/adapters/storage/disk/free-space';
import { randomIds } from '@octavo/adapters/system/system';
import { mebibyte } from '@octavo/contract/limits';
import { compoundFile } from '@octavo/testkit/files/compound-file';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, pdf, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { ServerPorts } from '../ports.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

describe('files', () => {
  it('are uploaded as a form or as a body, and downloaded byte for byte', async () => {
    const form = await server.upload(pdf, '../secret/Relevé n° 3.PDF');
    expect(form.status).toBe(201);
    const view = await json(form);
    expect(view).toMatchObject({ name: 'Relevé n° 3.PDF', kind: 'pdf', sizeBytes: pdf.length });
    expect(new Date(view.expiresAt).getTime() - new Date(view.createdAt).getTime()).toBe(3_600_000);

    const raw = await server.request('/files', {
      method: 'POST',
      body: pdf,
      headers: { 'x-file-name': 'a%20b' },
    });
    expect(await json(raw)).toMatchObject({ name: 'a b.pdf' });

    const content = await server.request(`/files/${view.token}/content`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
    expect(content.headers.get('content-disposition')).toBe(
      `attachment; filename="Releve n_ 3.PDF"; filename*=UTF-8''Relev%C3%A9%20n%C2%B0%203.PDF`,
    );
    expect(content.headers.get('cache-control')).toBe('private, no-store');
    const inline = await server.request(`/files/${view.token}/content?inline=1`);
    expect(inline.headers.get('content-disposition')).toMatch(/^inline/);
    const renamed = await server.request(`/files/${view.token}/content?name=a%2Fb.exe`);
    expect(renamed.headers.get('content-disposition')).toContain('filename="a_b.exe.PDF"');
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/', 0, 10],
    ['bytes=-5', 206, `bytes ${pdf.length - 5}-`, pdf.length - 5, pdf.length],
    ['bytes=131060-131090', 206, 'bytes 131060-131090/', 131_060, 131_091],
    ['bytes=100-', 206, 'bytes 100-', 100, pdf.length],
    ['bytes=0-1,4-5', 200, null, 0, pdf.length],
    ['lines=1-2', 200, null, 0, pdf.length],
    [`bytes=${pdf.length}-`, 416, `bytes */${pdf.length}`, 0, 0],
  ])('are served with the range %s', async (range, status, contentRange, from, to) => {
    const { token } = await json(await server.upload());
    const answer = await server.request(`/files/${token}/content`, { headers: { range } });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')?.startsWith(contentRange ?? '') ?? null).toBe(
      contentRange && true,
    );
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf.subarray(from, to));
  });

  it('can be web addresses', async () => {
    const send = (body: string) =>
      server.request('/files', { method: 'POST', body, headers: { 'content-type': 'text/uri-list' } });

    expect(await json(await send('# one page\r\nhttps://example.org/news\r\n'))).toMatchObject({
      name: 'example.org-news.url',
      kind: 'url',
    });
    expect(await json(await send('example.org'))).toMatchObject({ code: 'url-invalid' });
    expect(await json(await send(''))).toMatchObject({ code: 'url-required' });
  });

  it('are stored once when sent again under the same token', async () => {
    const id = randomIds.token();
    const first = await json(await server.upload(pdf, 'a.pdf', `?id=${id}`));
    const again = await json(await server.upload(pdf, 'a.pdf', `?id=${id}`));
    expect(again).toEqual(first);

    const other = await server.upload(Buffer.concat([pdf, pdf]), 'a.pdf', `?id=${id}`);
    expect(await json(other)).toMatchObject({ status: 409, code: 'job-id-taken' });
  });

  it('keep their bytes when the outcome of writing their row is unknown', async () => {
    const id = randomIds.token();
    const { add } = server.ports.files;
    const cutOff = createApp({
      ...server.ports,
      files: {
        ...server.ports.files,
        async add(file) {
          await add(file);
          throw new Error('connection lost after the commit');
        },
      },
    });
    const lost = await cutOff.request(`/api/v1/files?id=${id}`, { method: 'POST', body: pdf });
    expect(lost.status).toBe(500);

    expect((await server.upload(pdf, 'a.pdf', `?id=${id}`)).status).toBe(201);
    const content = await server.request(`/files/${id}/content`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'a.pdf', 422, 'empty-file'],
    [
      'an email file',
      compoundFile([{ name: '__properties_version1.0' }]),
      'a.pdf',
      415,
      'file-type-not-supported',
    ],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0'), 'a.pdf', 415, 'file-type-not-supported'],
    ['too many bytes', Buffer.concat([pdf, Buffer.alloc(mebibyte)]), 'a.pdf', 413, 'file-too-large'],
  ])('are refused for %s, and leave nothing', async (_name, bytes, name, status, code) => {
    const before = await blobs();
    const answer = await server.upload(bytes, name);

    expect(await json(answer)).toMatchObject({ status, code });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await blobs()).toBe(before);
  });

  it('are refused when the form is invalid or holds no file', async () => {
    const form = new FormData();
    form.set('name', 'value');
    expect(await json(await server.request('/files', { method: 'POST', body: form }))).toMatchObject({
      code: 'illegal-input',
    });

    const broken = await server.request('/files', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut',
    });
    expect(await json(broken)).toMatchObject({ code: 'upload-failed' });
  });

  it('are not found after they are deleted or expired', async () => {
    const { token } = await json(await server.upload());
    const before = await blobs();
    expect((await server.request(`/files/${token}`, { method: 'DELETE' })).status).toBe(204);
    expect(await json(await server.request(`/files/${token}/content`))).toMatchObject({
      status: 410,
      code: 'file-deleted',
    });
    expect(await blobs()).toBe(before - 1);

    const second = await json(await server.upload());
    server.time.ahead = 3_600_001;
    const over = await server.request(`/files/${second.token}`);
    server.time.ahead = 0;
    expect(await json(over)).toMatchObject({ status: 410, code: 'file-expired' });
  });

  it('are deleted, and their space freed, even when the database cannot write', async () => {
    const { token } = await json(await server.upload());
    const before = await blobs();
    const full = createApp({
      ...server.ports,
      files: {
        ...server.ports.files,
        async erase() {
          throw new Error('could not extend file: No space left on device');
        },
      },
    });
    const answer = await full.request(`/api/v1/files/${token}`, { method: 'DELETE' });

    expect(answer.status).toBe(204);
    expect(await blobs()).toBe(before - 1);

    for (const path of [`/files/${token}`, `/files/${token}/content`]) {
      expect(await json(await server.request(path))).toMatchObject({ status: 410, code: 'file-deleted' });
    }
  });

  it('are refused before a byte is read when they would use the reserve of the disk', async () => {
    // More than the disk has, however much other programs free meanwhile.
    const { freeBytes } = await server.ports.space.look();
    const space = openDiskSpace([server.folder], freeBytes * 2);
    const full = createApp({ ...server.ports, space });
    const before = await blobs();
    const answer = await full.request('/api/v1/files', {
      method: 'POST',
      body: pdf,
      headers: { 'content-length': String(pdf.length) },
    });

    expect(await json(answer)).toMatchObject({ status: 507, code: 'storage-full' });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await blobs()).toBe(before);
  });

  it('are refused while the database does not respond, and leave nothing', async () => {
    const before = await blobs();
    const stored = vi.spyOn(server.ports.vault, 'store');
    const down = createApp({
      ...server.ports,
      async requireDatabase() {
        throw new Error('connect ECONNREFUSED');
      },
    });
    const answer = await down.request('/api/v1/files', { method: 'POST', body: pdf });
    const calls = stored.mock.calls.length;
    stored.mockRestore();

    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(calls).toBe(0);
    expect(await blobs()).toBe(before);
  });

  it('are limited by the bytes that an address sends in a minute', async () => {
    const limits = { ...server.ports.config.limits, uploadBytesPerMinute: pdf.length + 1 };
    const app = createApp({ ...server.ports, config: { ...server.ports.config, limits } });
    const send = (address: string) =>
      app.request('/api/v1/files', {
        method: 'POST',
        body: pdf,
        headers: { 'content-length': String(pdf.length), 'x-forwarded-for': address },
      });

    expect((await send('203.0.113.60')).status).toBe(201);
    const refused = await send('203.0.113.60');
    expect(await json(refused)).toMatchObject({ status: 429, code: 'too-frequent' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await send('203.0.113.61')).status).toBe(201);
  });

  it('are refused beyond the storage of a device, or of the visitors of an address', async () => {
    const storage = { storedBytes: 2.5 * pdf.length, addressStoredBytes: 3.5 * pdf.length };
    const limits = { ...server.ports.config.limits, storage };
    const app = createApp({ ...server.ports, config: { ...server.ports.config, limits } });
    const send = async (device: string, address: string) =>
      json(
        await app.request('/api/v1/files', {
          method: 'POST',
          body: pdf,
          headers: {
            cookie: `uuid=${device}`,
            'sec-fetch-site': 'same-origin',
            'x-file-name': 'report.pdf',
            'x-forwarded-for': address,
          },
        }),
      );
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const before = await blobs();
    const first = await send(one, '203.0.113.70');
    expect(first).toMatchObject({ kind: 'pdf' });
    expect(await send(one, '203.0.113.70')).toMatchObject({ kind: 'pdf' });
    expect(await send(one, '203.0.113.71')).toMatchObject({
      status: 413,
      code: 'storage-quota',
      values: { limit: storage.storedBytes },
    });
    expect(await send(other, '203.0.113.70')).toMatchObject({ kind: 'pdf' });
    expect(await send(other, '203.0.113.70')).toMatchObject({
      code: 'storage-quota',
      values: { limit: storage.addressStoredBytes, whose: 'network' },
    });
    expect(await blobs()).toBe(before + 3);

    await server.request(`/files/${first.token}`, { method: 'DELETE' });
    expect(await send(one, '203.0.113.70')).toMatchObject({ kind: 'pdf' });
  });

  it('leave nothing when their row was certainly not written', async () => {
    const before = await blobs();
    const refused = new pg.DatabaseError('could not extend file', 20, 'error');
    refused.severity = 'ERROR';
    refused.code = '53100';
    const full = createApp({
      ...server.ports,
      files: {
        ...server.ports.files,
        async add() {
          throw refused;
        },
      },
    });
    const answer = await full.request('/api/v1/files', { method: 'POST', body: pdf });

    expect(await json(answer)).toMatchObject({ status: 507, code: 'storage-full' });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await blobs()).toBe(before);
  });

  async function blobs(): Promise<number> {
    const { store } = server.ports as ServerPorts & { store: { list(): AsyncIterable<unknown> } };
    let count = 0;

    for await (const _ of store.list()) {
      count += 1;
    }

    return count;
  }
});
