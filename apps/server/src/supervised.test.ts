import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Supervised } from './supervised.ts';

describe('a supervised process', () => {
  const { execPath } = process;
  let folder: string;
  let entry: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-supervised-'));
    entry = join(folder, 'entry.mjs');
    await writeFile(entry, "process.send({ ready: 'here' }); setInterval(() => {}, 1000);");
  });

  afterEach(() => {
    process.execPath = execPath;
  });

  afterAll(() => rm(folder, { recursive: true }));

  const supervised = () =>
    new Supervised({ name: 'test', entry, environment: {}, log: pino({ level: 'silent' }) });

  it('reports when it is ready, and stops', async () => {
    const running = supervised();
    expect(await running.start()).toBe('here');
    await running.stop();
  });

  it('that cannot be spawned is a failed start, and its supervisor lives on', async () => {
    process.execPath = join(folder, 'missing');
    const running = supervised();
    await expect(running.start()).rejects.toThrow('ENOENT');
    await running.stop();
  });
});
