import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mebibyte } from '@octavo/contract/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RunChannel } from './channel.ts';
import * as limits from './limits.ts';
import type { SandboxMessage, SandboxRequest } from './protocol.ts';

const halfway: SandboxMessage = { type: 'progressed', progress: 0.5 };
const line = `${JSON.stringify(halfway)}\n`;

describe('the channel to a run', () => {
  let channel: RunChannel;
  let run: Socket;
  let received: SandboxMessage[];

  beforeEach(async () => {
    const [near, far] = await connectedSockets();
    channel = new RunChannel(near);
    run = far;
    run.on('error', () => undefined);
    received = [];
    channel.listen((message) => received.push(message));
  });

  afterEach(() => {
    run.destroy();
    channel.close();
  });

  it('transmits messages, however they are split', async () => {
    const detail = 'à moitié — 半分';
    const failed: SandboxMessage = { type: 'failed', code: 'engine-crashed', values: {}, detail };

    for (const byte of Buffer.from(`${line}${JSON.stringify(failed)}\n${line}`)) {
      run.write(Buffer.of(byte));
    }

    await expect.poll(() => received).toEqual([halfway, failed, halfway]);
  });

  it('transmits a job request as one line', async () => {
    const request: SandboxRequest = {
      tool: 'merge-pdf',
      files: [{ name: 'a\n\u2028b', kind: 'pdf', path: '/in/1.pdf', sizeBytes: 1 }],
      options: {},
      marksPreviews: false,
      folder: '/work',
      webFolder: '/web',
      timeStampAuthority: null,
      trustedRoots: [],
      formBlanks: [],
      seal: null,
    };
    channel.send(request);
    const [part]: Buffer[] = await once(run, 'data');

    expect(part?.indexOf('\n')).toBe((part?.length ?? 0) - 1);
    expect(JSON.parse(String(part))).toEqual(request);
  });

  it.each([
    ['text that is not JSON', 'no message at all\n'],
    ['an empty line', '\n'],
    ['JSON that is not a message', '[null]\n'],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x0a])],
    ['progress that is not finite', '{"type":"progressed","progress":1e999}\n'],
    ['a line of 10 MB', `{"type":"ready","so":"${'x'.repeat(10_000_000)}"}\n`],
    ['invalid values', '{"type":"failed","code":"stalled","detail":"","values":{"a":[]}}\n'],
    ['deeply nested lists', `${'['.repeat(limits.lineBytes - 1)}\n`],
  ])('rejects %s', async (_name, bytes) => {
    run.write(line);
    run.write(bytes);

    expect(await channel.broken).toMatchObject({ code: 'engine-crashed' });
    await channel.closed;
    expect(received).toEqual([halfway]);
  });

  it('transmits the longest list of results', async () => {
    const notes = [{ code: 'resolution-lowered', values: { page: 1, dpi: 96 } }];
    const name = `${'[{,"\\'.repeat(40)}.jpg`;
    const result = { input: 0, name, kind: 'jpg' as const, path: '/run/1.jpg', pages: null, notes };
    const finished: SandboxMessage = {
      type: 'finished',
      engineMilliseconds: 1,
      results: Array.from({ length: 5000 }, () => result),
      failures: [],
    };
    run.write(`${JSON.stringify(finished)}\n`);

    await expect.poll(() => received).toEqual([finished]);
  });

  it.each([
    ['empty lists', `${'[],'.repeat(limits.lineBytes / 3 - 1)}`],
    ['nested lists', '['.repeat(limits.lineBytes - 1)],
    ['values of a failure', `{"type":"failed","values":{${'"":[],'.repeat(limits.lineBytes / 6 - 10)}`],
  ])('parses millions of %s without blocking', async (_name, bytes) => {
    const usage = process.cpuUsage();
    run.write(`${bytes}\n`);

    expect(await channel.broken).toMatchObject({ code: 'engine-crashed' });
    expect(process.cpuUsage(usage).user / 1e6).toBeLessThan(0.5);
  });

  it('rejects a line without end, and buffers none of it', async () => {
    const part = Buffer.alloc(65_536, 'x');
    let isBroken = false;
    void channel.broken.then(() => {
      isBroken = true;
    });
    let sentBytes = 0;

    for (; !isBroken; sentBytes += part.length) {
      await new Promise((resolve) => run.write(part, resolve));
    }

    expect(sentBytes).toBeLessThan(limits.lineBytes + mebibyte);
  });

  it('rejects more messages than a run can send', async () => {
    const many = line.repeat(2000);

    for (let sentBytes = 0; sentBytes <= limits.receivedBytes; sentBytes += many.length) {
      run.write(many);
    }

    expect(await channel.broken).toMatchObject({ code: 'engine-crashed' });
    expect(received.length * line.length).toBeLessThan(limits.receivedBytes);
  });

  it('ignores an incomplete line when the other end closes', async () => {
    run.end('{"type":"progr');
    await channel.closed;

    expect(received).toEqual([]);
  });

  it('closes with the worker', async () => {
    run.resume();
    channel.close();

    await once(run, 'close');
  });
});

/** Two connected sockets, as shared by a process and the one it started. */
async function connectedSockets(): Promise<[Socket, Socket]> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-channel-'));
  const path = join(folder, 'socket');
  const server = createServer().listen(path);
  await once(server, 'listening');
  const far = connect(path);
  const [near]: Socket[] = await once(server, 'connection');
  server.close();
  await rm(folder, { recursive: true });

  if (near === undefined) {
    throw new Error('nobody came');
  }

  return [near, far];
}
