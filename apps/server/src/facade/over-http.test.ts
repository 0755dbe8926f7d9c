import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishingApp, signedIn } from '../../test/facade-client.ts';
import { pdf, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';

const manual = join(import.meta.dirname, '../../../../docs/facade.md');
const mark = '@@@';

let server: TestServer;
let http: Server;
let folder: string;
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-examples-'));
  await writeFile(join(folder, 'report.pdf'), pdf);
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    facade: true,
    behindProxy: false,
    origin: null,
    limits: wideLimits,
  });
  const { cookie } = await signedIn(server, 'pro');
  const { fetch } = finishingApp(server);
  http = await new Promise((resolve) => {
    const started = serve({ fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started as Server));
  });
  const { port } = http.address() as AddressInfo;
  variables = {
    FACADE: `http://127.0.0.1:${port}/facade`,
    TOKEN: cookie.slice('user-token='.length),
  };
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Value as an example shows it, with `…` for any. */
function shown(value: unknown): unknown {
  if (value === '…') {
    return expect.anything();
  }

  if (Array.isArray(value)) {
    return value.map(shown);
  }

  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shown(part)]))
    : value;
}

it('prints what the manual shows', { timeout: 30_000 }, async () => {
  const text = await readFile(manual, 'utf8');
  const examples = [...text.matchAll(/```sh\n([\s\S]*?)```\n\n```json\n([\s\S]*?)```/g)];
  const script = examples.map(([, commands]) => commands).join(`\nprintf '\\n${mark}\\n'\n`);
  const env = { PATH: process.env['PATH'], ...variables };
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder, env });
  const answers: unknown[] = stdout.split(mark).map((answer) => JSON.parse(answer));

  expect(examples.length).toBeGreaterThan(8);
  expect(text.match(/```sh/g)).toHaveLength(examples.length);
  expect(answers).toEqual(examples.map(([, , answer = '']) => shown(JSON.parse(answer))));
});

it('refuses large uploads and broken ones, and goes on', async () => {
  const url = `${variables['FACADE']}/miaohui/file/upload`;
  const headers = { token: variables['TOKEN'] ?? '' };
  const large = Buffer.concat([pdf, Buffer.alloc(20_000_000)]);
  const send = async (bytes: Uint8Array<ArrayBuffer>, isAnnounced: boolean) => {
    const form = new FormData();
    form.set('file', new File([bytes], 'report.pdf'));
    const given = new Request(url, { method: 'POST', headers, body: form });
    const type = given.headers.get('content-type') ?? '';
    const whole = await given.blob();
    const body = isAnnounced ? whole : whole.stream();
    const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body, duplex: 'half' };

    return JSON.parse(await (await fetch(url, init as RequestInit)).text()).code;
  };
  const codes = [await send(large, true), await send(large, false), await send(pdf, true)];
  const stopped = new AbortController();
  const cut = fetch(url, {
    method: 'POST',
    signal: stopped.signal,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    body: new ReadableStream({
      start(controller) {
        const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
        controller.enqueue(new TextEncoder().encode(head));
        setTimeout(() => stopped.abort(), 100);
      },
    }),
    duplex: 'half',
  });

  expect(codes).toEqual([1413, 1413, 1000]);
  await expect(cut).rejects.toThrow();
  expect((await fetch(`${variables['FACADE']}/user/getUserInfo`, { headers })).status).toBe(200);
});
