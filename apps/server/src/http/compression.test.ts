import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  createBrotliDecompress,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressByBrotli } from './brotli.ts';
import { staticFiles } from './static-files.ts';

const code = 'export const answer = 42;\n'.repeat(200);
const start = `<p>${'start '.repeat(500)}</p>`;
const end = '<p>end</p>';
const immutable = 'public, max-age=31536000, immutable';

let folder: string;
let server: ReturnType<typeof serve>;
let finishPage = () => {};
let left = Promise.resolve();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-compression-'));
  await writeFile(join(folder, 'page.js'), code);
  await writeFile(join(folder, 'page.js.br'), brotliCompressSync(code));
  await writeFile(join(folder, 'page.js.gz'), gzipSync(code));
  const app = new Hono()
    .use(compress(), compressByBrotli)
    .use('/*', staticFiles(folder, immutable))
    .get('/rendered', () => renderSlowly())
    .get('/picture', (context) => context.body('x'.repeat(5000), 200, { 'content-type': 'image/png' }));
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** A page whose end waits for `finishPage`. */
function renderSlowly(): Response {
  let cancelled = () => {};
  left = new Promise((resolve) => {
    cancelled = resolve;
  });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
      finishPage = () => {
        controller.enqueue(new TextEncoder().encode(end));
        controller.close();
      };
    },
    cancel: () => cancelled(),
  });

  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Sends a request without the decoding that `fetch` does. */
async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [answer] = await once(asked, 'response');

  return answer;
}

async function ask(path: string, headers?: Record<string, string>, method?: string) {
  const answer = await open(path, headers, method);
  const body = Buffer.concat(await answer.toArray());

  return { status: answer.statusCode, headers: answer.headers, body };
}

describe('a file of the build', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('for a browser that accepts %s is sent as %s', async (accepted, encoding, decode) => {
    const { headers, body } = await ask('/page.js', { 'accept-encoding': accepted });

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['cache-control']).toBe(immutable);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(String(decode(body))).toBe(code);
  });

  it('has a tag for each encoding, and is not sent again to a browser that has it', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const [packed, plain] = [await ask('/page.js', accepted), await ask('/page.js')];
    const tag = packed.headers['etag'];
    expect(tag).not.toBe(plain.headers['etag']);

    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask('/page.js', { ...accepted, 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, headers: { etag: tag, 'cache-control': immutable } });
      expect(again.headers['vary']).toBe('Accept-Encoding');
      expect(again.body).toHaveLength(0);
    }

    expect((await ask('/page.js', { 'if-none-match': tag })).status).toBe(200);
  });

  it('has the same headers for a HEAD request', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const [head, whole] = [await ask('/page.js', accepted, 'HEAD'), await ask('/page.js', accepted)];

    for (const name of ['etag', 'content-encoding', 'content-length', 'vary']) {
      expect(head.headers[name], name).toBe(whole.headers[name]);
    }
  });
});

describe('a rendered page', () => {
  it('is sent as far as it is rendered, by Brotli', async () => {
    const answer = await open('/rendered', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const text = answer.pipe(createBrotliDecompress()).setEncoding('utf8');
    let read = '';

    for await (const part of text) {
      read += part;

      if (read === start) {
        finishPage();
      }
    }

    expect(read).toBe(start + end);
  });

  it('is no longer rendered when the browser has left', async () => {
    const answer = await open('/rendered', { 'accept-encoding': 'br' });
    answer.destroy();

    await expect(left).resolves.toBeUndefined();
  });

  it.each(['gzip', 'gzip, br;q=0'])('is sent by gzip to a browser that accepts %s', async (accepted) => {
    const answer = await open('/rendered', { 'accept-encoding': accepted });
    finishPage();

    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(String(gunzipSync(Buffer.concat(await answer.toArray())))).toBe(start + end);
  });

  it('is sent as it is to a browser that names no encoding', async () => {
    const answer = await open('/rendered');
    finishPage();

    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(String(Buffer.concat(await answer.toArray()))).toBe(start + end);
  });
});

it('leaves a picture uncompressed', async () => {
  const { headers } = await ask('/picture', { 'accept-encoding': 'br' });

  expect(headers['content-encoding']).toBeUndefined();
});
