import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform } from '@octavo/adapters/platform';
import { randomIds } from '@octavo/adapters/system/system';
import { mebibyte } from '@octavo/contract/limits';
import { claim, finish } from '@octavo/domain/job';
import { compoundFile } from '@octavo/testkit/files/compound-file';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Environment } from './http/environment.ts';
import { createMetrics } from './metrics.ts';
import type { ServerPorts } from './ports.ts';
import { productTools } from './tools.ts';

const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}\n%%EOF`);
const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);

let folder: string;
let ports: ServerPorts;
let app: ReturnType<typeof createApp>;
/** The clock of the server: ahead by some milliseconds, or stopped. */
const time: { ahead: number; stopped: Date | null } = { ahead: 0, stopped: null };
const cleanUp: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const server = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'octavo-app-'));
  const platform = await openPlatform(
    { dataFolder: folder, databaseUrl: server.url, serverKey: undefined },
    'sender',
    (error) => {
      throw error;
    },
  );
  cleanUp.push(platform.close, server.remove, () => rm(folder, { recursive: true }));
  ports = {
    ...platform,
    clock: { now: () => time.stopped ?? new Date(Date.now() + time.ahead) },
    tools: productTools,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(platform.jobs.count),
    config: {
      origin: 'https://octavo.example',
      metrics: 'local',
      behindProxy: true,
      limits: {
        taskBytes: mebibyte,
        requestsPerMinute: 300,
        uploadsPerMinute: 300,
        pagesPerMinute: 30,
        streams: 3,
      },
    },
    web: null,
  };
  app = createApp(ports);
});

afterAll(async () => {
  for (const step of cleanUp) {
    await step();
  }
});

const request = (path: string, init: RequestInit = {}) => app.request(`/api/v1${path}`, init);
const json = async (response: Response) => JSON.parse(await response.text());

async function upload(bytes: Uint8Array<ArrayBuffer> = pdf, name = 'report.pdf', query = '') {
  const form = new FormData();
  form.set('file', new File([bytes], name));

  return request(`/files${query}`, { method: 'POST', body: form });
}

async function order(body: object) {
  return request('/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function orderOf(changes: object = {}) {
  const { token } = await json(await upload());

  return {
    id: randomIds.token(),
    tool: 'rotate-pdf',
    files: [{ token }],
    options: { angle: 90 },
    ...changes,
  };
}

/** Ends a job as a worker would, with two results of the same name. */
async function finishJob(id: string) {
  await ports.jobs.change(id, (job) => claim(job, 0, ports.clock.now()));
  const results = await Promise.all(
    [0, 1].map(async (place) => ({
      ...(await ports.vault.store(bytesOf(Buffer.from(`%PDF-1.7 result ${place}`)))),
      token: randomIds.token(),
      name: 'résumé.pdf',
      kind: 'pdf' as const,
      createdAt: ports.clock.now(),
      expiresAt: new Date(ports.clock.now().getTime() + 1000),
      isErased: false,
      origin: { job: id, place, input: 0, pages: 1, notes: [] },
    })),
  );
  await ports.jobs.change(id, (job) => finish(job, 1, new Map(), ports.clock.now()), results);
}

async function* bytesOf(bytes: Uint8Array) {
  yield bytes;
}

describe('files', () => {
  it('come in as a form or as themselves and go out byte for byte', async () => {
    const form = await upload(pdf, '../secret/Relevé n° 3.PDF');
    expect(form.status).toBe(201);
    const view = await json(form);
    expect(view).toMatchObject({ name: 'Relevé n° 3.PDF', kind: 'pdf', sizeBytes: pdf.length });
    expect(new Date(view.expiresAt).getTime() - new Date(view.createdAt).getTime()).toBe(3_600_000);

    const raw = await request('/files', { method: 'POST', body: pdf, headers: { 'x-file-name': 'a%20b' } });
    expect(await json(raw)).toMatchObject({ name: 'a b.pdf' });

    const content = await request(`/files/${view.token}/content`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
    expect(content.headers.get('content-disposition')).toBe(
      `attachment; filename="Releve n_ 3.PDF"; filename*=UTF-8''Relev%C3%A9%20n%C2%B0%203.PDF`,
    );
    expect(content.headers.get('cache-control')).toBe('private, no-store');
    const inline = await request(`/files/${view.token}/content?inline=1`);
    expect(inline.headers.get('content-disposition')).toMatch(/^inline/);
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/', 0, 10],
    ['bytes=-5', 206, `bytes ${pdf.length - 5}-`, pdf.length - 5, pdf.length],
    ['bytes=131060-131090', 206, 'bytes 131060-131090/', 131_060, 131_091],
    ['bytes=100-', 206, 'bytes 100-', 100, pdf.length],
    ['bytes=0-1,4-5', 200, null, 0, pdf.length],
    ['lines=1-2', 200, null, 0, pdf.length],
    [`bytes=${pdf.length}-`, 416, `bytes */${pdf.length}`, 0, 0],
  ])('answer the range %s', async (range, status, contentRange, from, to) => {
    const { token } = await json(await upload());
    const answer = await request(`/files/${token}/content`, { headers: { range } });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')?.startsWith(contentRange ?? '') ?? null).toBe(
      contentRange && true,
    );
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf.subarray(from, to));
  });

  it('are addresses of web pages, too', async () => {
    const send = (body: string) =>
      request('/files', { method: 'POST', body, headers: { 'content-type': 'text/uri-list' } });

    expect(await json(await send('# one page\r\nhttps://example.org/news\r\n'))).toMatchObject({
      name: 'example.org-news.url',
      kind: 'url',
    });
    expect(await json(await send('example.org'))).toMatchObject({ code: 'url-invalid' });
    expect(await json(await send(''))).toMatchObject({ code: 'url-required' });
  });

  it('are the same upload when sent again under the same token', async () => {
    const id = randomIds.token();
    const first = await json(await upload(pdf, 'a.pdf', `?id=${id}`));
    const again = await json(await upload(pdf, 'a.pdf', `?id=${id}`));
    expect(again).toEqual(first);

    const other = await upload(Buffer.concat([pdf, pdf]), 'a.pdf', `?id=${id}`);
    expect(await json(other)).toMatchObject({ status: 409, code: 'job-id-taken' });
  });

  it('keep their bytes when it is not known whether their row was written', async () => {
    const id = randomIds.token();
    const { add } = ports.files;
    const cutOff = createApp({
      ...ports,
      files: {
        ...ports.files,
        async add(file) {
          await add(file);
          throw new Error('connection lost after the commit');
        },
      },
    });
    const lost = await cutOff.request(`/api/v1/files?id=${id}`, { method: 'POST', body: pdf });
    expect(lost.status).toBe(500);

    expect((await upload(pdf, 'a.pdf', `?id=${id}`)).status).toBe(201);
    const content = await request(`/files/${id}/content`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'a.pdf', 422, 'empty-file'],
    ['mail', compoundFile([{ name: '__properties_version1.0' }]), 'a.pdf', 415, 'file-type-not-supported'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0'), 'a.pdf', 415, 'file-type-not-supported'],
    ['too much', Buffer.concat([pdf, Buffer.alloc(mebibyte)]), 'a.pdf', 413, 'file-too-large'],
  ])('are refused when they are %s, and leave nothing', async (_name, bytes, name, status, code) => {
    const before = await blobs();
    const answer = await upload(bytes, name);

    expect(await json(answer)).toMatchObject({ status, code });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await blobs()).toBe(before);
  });

  it('are refused when the form holds none or is no form', async () => {
    const form = new FormData();
    form.set('name', 'value');
    expect(await json(await request('/files', { method: 'POST', body: form }))).toMatchObject({
      code: 'illegal-input',
    });

    const broken = await request('/files', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut',
    });
    expect(await json(broken)).toMatchObject({ code: 'upload-failed' });
  });

  it('are gone when they are deleted, and when their hour is over', async () => {
    const { token } = await json(await upload());
    const before = await blobs();
    expect((await request(`/files/${token}`, { method: 'DELETE' })).status).toBe(204);
    expect(await json(await request(`/files/${token}/content`))).toMatchObject({
      status: 410,
      code: 'file-expired',
    });
    expect(await blobs()).toBe(before - 1);

    const second = await json(await upload());
    time.ahead = 3_600_001;
    const over = await request(`/files/${second.token}`);
    time.ahead = 0;
    expect(await json(over)).toMatchObject({ status: 410, code: 'file-expired' });
  });

  async function blobs(): Promise<number> {
    const { store } = ports as ServerPorts & { store: { list(): AsyncIterable<unknown> } };
    let count = 0;

    for await (const _ of store.list()) {
      count += 1;
    }

    return count;
  }
});

describe('jobs', () => {
  it('start once for one id', async () => {
    const wanted = await orderOf();
    const first = await order(wanted);
    expect(first.status).toBe(202);
    expect(await json(first)).toMatchObject({
      id: wanted.id,
      state: 'queued',
      progress: 0,
      inputs: [{ name: 'report.pdf' }],
    });

    const before = await countKeys();
    const reordered = { options: wanted.options, files: wanted.files, tool: wanted.tool, id: wanted.id };
    expect((await order(reordered)).status).toBe(202);
    expect(await json(await order({ ...wanted, options: { angle: 180 } }))).toMatchObject({
      status: 409,
      code: 'job-id-taken',
    });
    expect(await countKeys()).toBe(before);
  });

  it('start once when the same order arrives many times at the same moment', async () => {
    const wanted = await orderOf();
    const before = await countKeys();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(wanted)));

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
    expect(await countKeys()).toBe(before + 1);
  });

  it('are forgotten with their files for those who order them again, too', async () => {
    const wanted = await orderOf();
    await order(wanted);
    await request(`/jobs/${wanted.id}/cancel`, { method: 'POST' });
    expect(await json(await order(wanted))).toMatchObject({ state: 'cancelled' });

    time.ahead = 3_600_001;
    const over = await order(wanted);
    time.ahead = 0;
    expect(await json(over)).toMatchObject({ status: 410, code: 'file-expired' });
  });

  async function countKeys(): Promise<number> {
    return (await readdir(join(folder, 'keys'))).length;
  }

  it.each([
    ['a tool nobody knows', { tool: 'fold-pdf' }, 400, 'illegal-input'],
    ['an option that does not fit', { options: { angle: 91 } }, 400, 'illegal-input'],
    ['a file nobody uploaded', { files: [{ token: 'a'.repeat(32) }] }, 404, 'not-found'],
    ['no file', { files: [] }, 400, 'illegal-input'],
    ['an id anybody could guess', { id: 'job-1' }, 400, 'illegal-input'],
    ['too few files', { tool: 'merge-pdf', options: {} }, 422, 'too-few-files'],
    ['more than anybody orders', { options: { note: 'x'.repeat(mebibyte) } }, 400, 'illegal-input'],
  ])('are refused for %s', async (_name, changes, status, code) => {
    expect(await json(await order(await orderOf(changes)))).toMatchObject({ status, code });
  });

  it('are refused for a kind the tool does not take, in the language of the reader', async () => {
    const { token } = await json(await upload(jpg, 'a.jpg'));
    const body = JSON.stringify(await orderOf({ files: [{ token }] }));
    const headers = { 'content-type': 'application/json', 'accept-language': 'de, fr-CA;q=0.8, en;q=0.5' };
    const answer = await request('/jobs', { method: 'POST', headers, body });

    expect(answer.headers.get('content-language')).toBe('fr');
    expect(await json(answer)).toMatchObject({
      code: 'file-type-not-supported',
      detail: expect.stringContaining('fichier'),
    });
  });

  it('keep options and passwords out of sight, and forget them at the end', async () => {
    const wanted = await orderOf({ tool: 'unlock-pdf', options: { password: 'swordfish' } });
    await order(wanted);
    const kept = await ports.jobs.findOrder(wanted.id);
    const sealed = kept?.sealed ?? { key: '', bytes: new Uint8Array() };
    expect(Buffer.from(sealed.bytes).includes('swordfish')).toBe(false);
    expect(await ports.vault.unseal(sealed, `job ${wanted.id}`)).toMatchObject({ options: wanted.options });

    await request(`/jobs/${wanted.id}/cancel`, { method: 'POST' });
    expect((await ports.jobs.findOrder(wanted.id))?.sealed).toBeNull();
    expect(await ports.vault.unseal(sealed, `job ${wanted.id}`)).toBeNull();

    expect((await order(wanted)).status).toBe(202);
    const other = await orderOf({ id: wanted.id, tool: wanted.tool, options: wanted.options });
    expect(await json(await order(other))).toMatchObject({ status: 409, code: 'job-id-taken' });
  });

  it('are refused with an option that does not exist', async () => {
    const wanted = await orderOf({ options: { angel: 90 } });

    expect(await json(await order(wanted))).toMatchObject({ status: 400, code: 'illegal-input' });
  });

  it('tell each change to those who follow, and end with the job', async () => {
    const wanted = await orderOf();
    await order(wanted);
    const stream = await request(`/jobs/${wanted.id}/events`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';

    for (let step = await reader?.read(); step?.done === false; step = await reader?.read()) {
      if (text === '') {
        await finishJob(wanted.id);
      }

      text += step.value;
    }

    const states = [...text.matchAll(/"state":"(\w+)"/g)].map(([, state]) => state);
    expect(states[0]).toBe('queued');
    expect(states.at(-1)).toBe('done');
    const lastId = /^id: (.*)$/m.exec(text)?.[1] ?? '';
    const again = await request(`/jobs/${wanted.id}/events`, { headers: { 'last-event-id': lastId } });
    expect(again.status).toBe(204);
  });

  it('are not watched for those who ask for the headers alone', async () => {
    const wanted = await orderOf();
    await order(wanted);
    let watching = 0;
    const counting = createApp({
      ...ports,
      changes: {
        watch(id, listener) {
          const stop = ports.changes.watch(id, listener);
          watching += 1;

          return () => {
            watching -= 1;
            stop();
          };
        },
      },
    });
    const answer = await counting.request(`/api/v1/jobs/${wanted.id}/events`, { method: 'HEAD' });

    expect(answer.status).toBe(200);
    await expect.poll(() => watching).toBe(0);
  });

  it('give their results one by one and as a zip with every name once', async () => {
    const wanted = await orderOf();
    await order(wanted);
    await finishJob(wanted.id);
    const { results } = await json(await request(`/jobs/${wanted.id}/results`));
    expect(results).toMatchObject([{ name: 'résumé.pdf', pages: 1, input: 0 }, { name: 'résumé.pdf' }]);

    const zip = await request(`/jobs/${wanted.id}/zip`);
    const bytes = Buffer.from(await zip.arrayBuffer());
    expect(bytes.length).toBe(Number(zip.headers.get('content-length')));
    expect(zip.headers.get('content-disposition')).toContain('filename="report-rotate.zip"');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('%PDF-1.7 result 0')).toBe(true);
    expect(bytes.includes('résumé (2).pdf')).toBe(true);
  });

  it('can be cancelled in the queue', async () => {
    const wanted = await orderOf();
    await order(wanted);
    const cancelled = await request(`/jobs/${wanted.id}/cancel`, { method: 'POST' });

    expect(await json(cancelled)).toMatchObject({ state: 'cancelled', failure: null });
  });
});

describe('the rest', () => {
  it('lists the tools in both languages with their options', async () => {
    const english = await json(await request('/tools'));
    const french = await json(await request('/tools?lang=fr'));
    const find = (list: { tools: { id: string; name: string }[] }) =>
      list.tools.find(({ id }) => id === 'rotate-pdf');

    expect(find(english)).toMatchObject({ accepts: ['pdf'], options: { properties: { angle: {} } } });
    expect(find(french)?.name).not.toBe(find(english)?.name);
  });

  it('describes itself', async () => {
    const document = await json(await request('/openapi.json'));

    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/api/v1/files',
      '/api/v1/files/{token}',
      '/api/v1/files/{token}/content',
      '/api/v1/jobs',
      '/api/v1/jobs/{id}',
      '/api/v1/jobs/{id}/cancel',
      '/api/v1/jobs/{id}/events',
      '/api/v1/jobs/{id}/results',
      '/api/v1/jobs/{id}/zip',
      '/api/v1/tools',
    ]);
  });

  it('describes an order of each tool with its options', async () => {
    const { paths, components } = await json(await request('/openapi.json'));
    const order = paths['/api/v1/jobs'].post.requestBody.content['application/json'].schema;

    expect(order.discriminator.mapping['rotate-pdf']).toBe('#/components/schemas/rotate-pdf');
    expect(order.oneOf).toContainEqual({ $ref: '#/components/schemas/rotate-pdf' });
    expect(components.schemas['rotate-pdf'].properties).toMatchObject({
      tool: { const: 'rotate-pdf' },
      files: { type: 'array' },
      options: { properties: { angle: {} } },
    });
    expect(components.schemas['merge-pdf'].properties.files.minItems).toBe(2);
  });

  it('protects every answer, and shows its figures to nobody from outside', async () => {
    const answer = await request('/nothing');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(await json(answer)).toMatchObject({ code: 'not-found' });

    expect((await app.request('/metrics')).status).toBe(404);
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  it('slows down who asks too often, and nobody else', async () => {
    time.stopped = new Date();
    const from = (address: string) => request('/tools', { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 301 }, () => from('203.0.113.5')));

    const [refused, ...others] = answers.filter(({ status }) => status === 429);
    expect(others).toEqual([]);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect((await from('203.0.113.6')).status).toBe(200);
    time.stopped = null;
  });

  it('lets through what the limit allows of those who go on asking too often', async () => {
    const start = Date.now();
    const statuses: number[] = [];

    // The bucket of 300 gets a token every 200 ms: one in two is too many.
    for (let count = 0; count < 320; count += 1) {
      time.stopped = new Date(start + Math.max(0, count - 300) * 100);
      statuses.push((await request('/tools', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status);
    }

    expect(statuses.slice(300).filter((status) => status === 200)).toHaveLength(9);
    time.stopped = null;
  });

  it('limits the pages it renders for one address, not the files beside them', async () => {
    time.stopped = new Date();
    const web = {
      files: new Hono<Environment>().get('/assets/a.js', (context) => context.text('file')),
      pages: new Hono<Environment>().all('*', (context) => context.text('page')),
    };
    const site = createApp({ ...ports, web });
    const statuses = async (path: string) => {
      const answers = await Promise.all(Array.from({ length: 31 }, () => site.request(path)));

      return answers.filter(({ status }) => status === 429).map(({ headers }) => headers.get('retry-after'));
    };

    expect(await statuses('/assets/a.js')).toEqual([]);
    expect(await statuses('/merge-pdf')).toEqual(['2']);
    expect(await statuses('/assets/a.js')).toEqual([]);
    time.stopped = null;
  });

  it('limits the event streams one address holds open, and lets more in as they end', async () => {
    const wanted = await orderOf();
    await order(wanted);
    const follow = (address = '203.0.113.9') =>
      request(`/jobs/${wanted.id}/events`, { headers: { 'x-forwarded-for': address } });
    const open = [await follow(), await follow(), await follow()];
    const refused = await follow();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const other = await follow('203.0.113.10');
    expect(other.status).toBe(200);
    await other.body?.cancel();
    await open.pop()?.body?.cancel();
    await expect
      .poll(async () => {
        const answer = await follow();
        await answer.body?.cancel();

        return answer.status;
      })
      .toBe(200);
    await Promise.all(open.map(({ body }) => body?.cancel()));
  });
});
