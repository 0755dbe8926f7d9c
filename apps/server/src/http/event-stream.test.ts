import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppEnvironment } from './environment.ts';
import { answerStream, type FollowedChanges } from './event-stream.ts';
import { beatMilliseconds } from './heartbeat.ts';

let server: ServerType | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

const ports = {
  changes: { watch: () => () => undefined },
  log: { error: () => undefined },
} as unknown as Parameters<typeof answerStream>[1];

function appThat(follow: FollowedChanges['follow']) {
  return new Hono<AppEnvironment>().get('/', (context) =>
    answerStream(context, ports, { watched: [], enter: () => () => undefined, follow }),
  );
}

const twoEvents: FollowedChanges['follow'] = async (stream) => {
  await stream.writeSSE({ data: 'one' });
  // The response has begun: its head and the first event have left.
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.advanceTimersByTime(beatMilliseconds);
  await stream.writeSSE({ data: 'two' });
};

const written = 'data: one\n\n: still here\n\ndata: two\n\n';

it('sends beats between events, over a connection and without one', async () => {
  const app = appThat(twoEvents);
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe(written);
  expect(await (await app.request('/')).text()).toBe(written);
});

it('sends no beat to a client that has left', async () => {
  let end: (state: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const app = appThat(async (stream, bell) => {
    await stream.writeSSE({ data: 'one' });
    await bell.wait(5000);
    vi.advanceTimersByTime(beatMilliseconds);
    end(stream.aborted ? 'left' : 'stayed');
  });
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const leaving = new AbortController();
  const { body } = await fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal });
  await body?.getReader().read();
  leaving.abort();

  expect(await ended).toBe('left');
});
