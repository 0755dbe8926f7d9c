import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './limit-connections.ts';

/** As in production, only faster. */
const limits = {
  bytesPerSecond: 1000,
  seconds: 0.2,
  headerSeconds: 0.3,
  idleSeconds: 0.5,
  connections: null,
};

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that reads every body to its end and answers with its length. */
async function listen(changes: object = {}): Promise<number> {
  server = createServer({ connectionsCheckingInterval: 50 }, async (request, answer) => {
    let bytes = 0;

    try {
      for await (const chunk of request) {
        bytes += chunk.length;
      }

      answer.end(String(bytes));
    } catch {
      // The connection was closed while the body was read.
    }
  });
  limitConnections(server, { ...limits, ...changes });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return (server.address() as AddressInfo).port;
}

async function open(
  port: number,
): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += String(bytes);
  });
  // A connection that is refused may be reset.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');

  return { socket, received: () => text, closed };
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

it('closes hundreds of slow request bodies, and serves a normal request meanwhile', async () => {
  const port = await listen();
  const slow = await Promise.all(Array.from({ length: 300 }, () => open(port)));
  const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('x')), 40);
  slow.forEach(({ socket }) => socket.write(head(100_000)));
  const honest = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(5000) });
  expect(await honest.text()).toBe('5000');
  await Promise.all(slow.map(({ closed }) => closed));
  clearInterval(drip);

  // A connection that still sends may be reset before the answer is read.
  expect(slow.filter(({ received }) => received().startsWith('HTTP/1.1 408')).length).toBeGreaterThan(0);
  expect(
    await new Promise((resolve) => server?.getConnections((_error, count) => resolve(count))),
  ).toBeLessThan(5);
});

it('lets a slow upload finish that keeps the minimum rate', async () => {
  const port = await listen();
  const { socket, received, closed } = await open(port);
  socket.write(head(4000));

  for (let part = 0; part < 20; part += 1) {
    socket.write('x'.repeat(200));
    await delay(40);
  }

  await expect.poll(received).toContain('4000');
  socket.end();
  await closed;
});

it('closes connections whose headers never end', async () => {
  const { socket, received, closed } = await open(await listen());
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await closed;

  expect(received()).toContain('408');
});

it('limits the connections of one address', async () => {
  const port = await listen({ connections: 3 });
  const held = await Promise.all([open(port), open(port), open(port)]);
  const { closed } = await open(port);
  await closed;
  held[0]?.socket.destroy();
  await delay(50);
  const after = await open(port);
  after.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

  await expect.poll(after.received).toContain('200 OK');
});

it('keeps a connection open between requests, and closes it when none follows', async () => {
  const port = await listen();
  const { socket, received, closed } = await open(port);
  socket.write(`${head(2)}ab`);
  await expect.poll(received).toContain('200 OK');
  expect(received()).toMatch(/^connection: keep-alive\r$/im);
  socket.write(`${head(3)}abc`);
  await expect.poll(() => received().match(/200 OK/g)?.length).toBe(2);

  await closed;
});
