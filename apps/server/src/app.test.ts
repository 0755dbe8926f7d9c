import { Ballast } from '@octavo/adapters/database/ballast';
import { findTroubles } from '@octavo/adapters/platform/find-troubles';
import { openDiskSpace } from '@octavo/adapters/storage/disk/free-space';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, TestServer } from '../test/server.ts';
import { createApp } from './app.ts';
import type { AppEnvironment } from './http/environment.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

describe('the server', () => {
  it('lists the tools in both languages with their options', async () => {
    const english = await json(await server.request('/tools'));
    const french = await json(await server.request('/tools?lang=fr'));
    const find = (list: { tools: { id: string; name: string }[] }) =>
      list.tools.find(({ id }) => id === 'rotate-pdf');

    expect(find(english)).toMatchObject({ accepts: ['pdf'], options: { properties: { angle: {} } } });
    expect(find(french)?.name).not.toBe(find(english)?.name);
  });

  it('describes itself with an OpenAPI document', async () => {
    const document = await json(await server.request('/openapi.json'));

    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/files/{token}/content',
        '/api/v1/jobs',
        '/api/v1/jobs/{id}/events',
        '/api/v1/tools',
      ]),
    );
  });

  it('describes the job request of each tool with its options', async () => {
    const { paths, components } = await json(await server.request('/openapi.json'));
    const order = paths['/api/v1/jobs'].post.requestBody.content['application/json'].schema;

    expect(order.discriminator.mapping['rotate-pdf']).toBe('#/components/schemas/rotate-pdf');
    expect(order.oneOf).toContainEqual({ $ref: '#/components/schemas/rotate-pdf' });
    expect(components.schemas['rotate-pdf'].properties).toMatchObject({
      tool: { const: 'rotate-pdf' },
      files: { type: 'array' },
      options: { properties: { angle: {} } },
    });
    expect(components.schemas['merge-pdf'].properties.files.minItems).toBe(2);
    expect(components.schemas['merge-pdf'].properties.files.items.properties).not.toHaveProperty('option');
    expect(components.schemas['watermark-pdf'].properties.files.items.properties.option).toEqual({
      enum: ['picture'],
    });
  });

  it('sends security headers with every response, and metrics only to this machine', async () => {
    const answer = await server.request('/nothing');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(await json(answer)).toMatchObject({ code: 'unknown-call' });

    expect((await server.app.request('/metrics')).status).toBe(404);
    expect((await server.app.request('/healthz')).status).toBe(200);
    expect((await server.app.request('/readyz')).status).toBe(200);
  });

  it('reports why it is not ready, and stays alive', async () => {
    const { freeBytes } = await server.ports.space.look();
    const ping = { require: async () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const ballast = new Ballast(server.folder, 1024 * 1024);
    const space = openDiskSpace([server.folder], freeBytes * 2);
    const app = createApp({ ...server.ports, findTroubles: () => findTroubles(ping, space, ballast) });
    const answer = await app.request('/readyz');

    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(
      /^not ready\ndatabase: does not answer\ndisk: \d+ MB free .* reserve of \d+ MB\nballast: the 1 MB .* not restored yet\n$/,
    );
    expect((await app.request('/healthz')).status).toBe(200);
    await ballast.restore();
    const roomy = openDiskSpace([server.folder], 0);
    const ready = createApp({
      ...server.ports,
      findTroubles: () => findTroubles({ require: async () => undefined }, roomy, ballast),
    });
    expect((await ready.request('/readyz')).status).toBe(200);
  });

  it('allows the analytics script in its policy, and nothing else', async () => {
    const policyWith = async (script: string) => {
      const config = { ...server.ports.config, analytics: { script, data: {} } };
      const answer = await createApp({ ...server.ports, config }).request('/api/v1/tools');

      return (answer.headers.get('content-security-policy') ?? '').replace(/'nonce-[^']+'/g, "'nonce'");
    };
    const usual = await policyWith('/count.js');
    const opened = await policyWith('https://count.example/js/s.js');

    expect(usual).toContain("script-src 'self' 'nonce' 'wasm-unsafe-eval';");
    expect(opened).toContain("script-src 'self' 'nonce' 'wasm-unsafe-eval' https://count.example/js/s.js;");
    expect(opened).toContain("connect-src 'self' blob: https://count.example;");
    expect(opened.replace(' https://count.example/js/s.js', '').replace(' https://count.example', '')).toBe(
      usual,
    );
  });

  it('slows down a client that sends too many requests, and no other', async () => {
    server.time.stopped = new Date();
    const from = (address: string) => server.request('/tools', { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 301 }, () => from('203.0.113.5')));

    const [refused, ...others] = answers.filter(({ status }) => status === 429);
    expect(others).toEqual([]);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect((await from('203.0.113.6')).status).toBe(200);
    server.time.stopped = null;
  });

  it('keeps serving the permitted rate to a client that continues beyond it', async () => {
    const start = Date.now();
    const statuses: number[] = [];

    // The bucket of 300 regains a token every 200 ms, but requests arrive every 100 ms: one in two is
    // refused.
    for (let count = 0; count < 320; count += 1) {
      server.time.stopped = new Date(start + Math.max(0, count - 300) * 100);
      statuses.push(
        (await server.request('/tools', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
      );
    }

    expect(statuses.slice(300).filter((status) => status === 200)).toHaveLength(9);
    server.time.stopped = null;
  });

  it('limits the pages rendered for one address, but not static files', async () => {
    server.time.stopped = new Date();
    const web = {
      files: new Hono<AppEnvironment>().get('/assets/a.js', (context) => context.text('file')),
      pages: new Hono<AppEnvironment>().all('*', (context) => context.text('page')),
    };
    const site = createApp({ ...server.ports, web });
    const statuses = async (path: string) => {
      const answers = await Promise.all(Array.from({ length: 31 }, () => site.request(path)));

      return answers.filter(({ status }) => status === 429).map(({ headers }) => headers.get('retry-after'));
    };

    expect(await statuses('/assets/a.js')).toEqual([]);
    expect(await statuses('/merge-pdf')).toEqual(['2']);
    expect(await statuses('/assets/a.js')).toEqual([]);
    server.time.stopped = null;
  });

  it('limits the open event streams of one address, and admits more as they end', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    const follow = (address = '203.0.113.9') =>
      server.request(`/jobs/${wanted.id}/events`, { headers: { 'x-forwarded-for': address } });
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
