import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { WebProxy } from '@octavo/engine-node/web/web-proxy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWebBridge } from './web-bridge.ts';
import { WebProxySocket } from './web-proxy-socket.ts';

/** Larger than any socket buffer. */
const answer = Buffer.alloc(10_000_000, 'a');

describe('the proxy socket of a run', () => {
  let root: string;
  let folder: string;
  const registry = new WebProxySocket();
  const served = new Set<Socket>();
  /** Sends the whole answer on the first data it receives, and closes. */
  const proxy: WebProxy = {
    serve(connection) {
      served.add(connection);
      connection.on('error', () => undefined);
      connection.once('data', () => connection.end(answer));
    },
    close: () => served.forEach((connection) => connection.destroy()),
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'octavo-proxy-'));
    // Longer than any socket path may be.
    folder = join(root, 'x'.repeat(200));
    await mkdir(folder);
  });

  afterEach(() => {
    registry.close();
    served.clear();
  });

  afterAll(() => rm(root, { recursive: true }));

  it('forwards a port of the run to the proxy, with all responses', async () => {
    await registry.open(proxy, folder);
    const connection = await openConnection(await openWebBridge(folder));
    connection.write('?');

    expect((await buffer(connection)).equals(answer)).toBe(true);
  });

  it('admits the user of the run, which is not the user of the worker', async () => {
    await registry.open(proxy, folder);
    const [name = ''] = await readdir(folder);

    expect((await stat(join(folder, name))).mode & 0o666).toBe(0o666);
  });

  it('closes the proxy connection when the browser closes its own', async () => {
    await registry.open(proxy, folder);
    const connection = await openConnection(await openWebBridge(folder));
    await expect.poll(() => served.size).toBe(1);
    connection.destroy();

    await expect.poll(() => [...served].every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('is deleted when closed, with its open connections', async () => {
    const address = await openWebBridge(folder);
    const before = await openDescriptors();
    await registry.open(proxy, folder);
    const connection = await openConnection(address);
    await expect.poll(() => served.size).toBe(1);
    registry.close();
    await once(connection.resume(), 'close');

    expect(await readdir(folder)).toEqual([]);
    await expect.poll(openDescriptors).toBe(before);
  });

  it('closes connections when no proxy listens', async () => {
    const connection = await openConnection(await openWebBridge(folder));

    await once(connection.resume(), 'close');
  });

  it('is not created over an existing file', async () => {
    await registry.open(proxy, folder);
    const before = await openDescriptors();

    await expect(new WebProxySocket().open(proxy, folder)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect.poll(openDescriptors).toBe(before);
  });

  it('is not created through a link', async () => {
    const link = join(root, 'link');
    await symlink(folder, link);

    await expect(registry.open(proxy, link)).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

async function openConnection(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const connection = connect(Number(port), hostname);
  connection.on('error', () => undefined);
  await once(connection, 'connect');

  return connection;
}

async function openDescriptors(): Promise<number> {
  return (await readdir('/proc/self/fd')).length;
}
