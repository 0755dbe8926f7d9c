import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppEnvironment } from './environment.ts';
import { answerStream, type FollowedChanges } from './event-stream.ts';
import { beatMilliseconds, Heartbeat } from './heartbeat.ts';

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

type StreamingApp = ReturnType<typeof appThat>;

function appThat(follow: FollowedChanges['follow']) {
  return new Hono<AppEnvironment>().get('/', (context) =>
    // Streams that other tests have left open beat by a real timer.
    answerStream(context, ports, { watched: [], enter: () => () => undefined, follow }, new Heartbeat()),
  );
}

it.each([
  ['over a connection', (app: StreamingApp) => askOverConnection(app)],
  ['without one', (app: StreamingApp) => app.request('/')],
])('sends beats between events, %s', async (_, ask) => {
  let [arrive, written] = [() => {}, ''];
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { body } = await ask(
    appThat(async (stream) => {
      await stream.writeSSE({ data: 'one' });
      await hasArrived;
      vi.advanceTimersByTime(beatMilliseconds);
      await stream.writeSSE({ data: 'two' });
    }),
  );

  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    written += part;
    arrive();
  }

  expect(written).toBe('data: one\n\n: still here\n\ndata: two\n\n');
});

async function askOverConnection(app: StreamingApp): Promise<Response> {
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return fetch(`http://127.0.0.1:${port}/`);
}

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
