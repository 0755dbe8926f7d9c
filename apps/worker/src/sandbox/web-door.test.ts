import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebDoor } from './web-door.ts';

/** Gives its parent what it was asked for, whether that wants it or not. */
const giver = `
import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const datagrams = createSocket('udp4').bind(0, '127.0.0.1');
await once(datagrams, 'listening');
const connection = connect(server.address().port, '127.0.0.1');
await once(connection, 'connect');
const things = { server, datagrams, connection, bare: connection._handle };
process.on('message', (name) => process.send(name, things[name], { keepOpen: true }));
process.send('ready');
`;

describe('a door nobody may open', () => {
  let folder: string;
  let child: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-door-'));
    await writeFile(join(folder, 'giver.mjs'), giver);
    child = fork(join(folder, 'giver.mjs'));
    await messageOf(child);
  });

  afterEach(() => child.removeAllListeners('message'));

  afterAll(async () => {
    child.kill();
    await rm(folder, { recursive: true });
  });

  it.each(['server', 'datagrams', 'connection', 'bare'])('closes what is given away: %s', async (name) => {
    const before = await openSockets();
    const given = messageOf(child);
    child.send(name);
    const handle = await given;
    expect(await openSockets()).toBe(before + 1);

    new WebDoor().take(handle);
    await expect.poll(openSockets).toBe(before);
  });
});

async function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', (_message, handle) => resolve(handle)));
}

async function openSockets(): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );

  return links.filter((link) => link.startsWith('socket:')).length;
}
