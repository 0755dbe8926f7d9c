import { randomBytes } from 'node:crypto';
import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomIds } from '../../system/system.ts';
import { openKeyStore } from './key-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-keys-'));
const keys = await openKeyStore(join(folder, 'keys'));
afterAll(() => rm(folder, { recursive: true }));

describe('a key store', () => {
  it('keeps a key until it is destroyed, and never reuses a name', async () => {
    const name = randomIds.token();
    const key = randomBytes(60);
    await keys.put(name, key);
    expect(await keys.get(name)).toEqual(key);
    await expect(keys.put(name, randomBytes(60))).rejects.toThrow('EEXIST');
    expect(await keys.get(name)).toEqual(key);

    await keys.destroy(name);
    await keys.destroy(name);
    expect(await keys.get(name)).toBeNull();
  });

  it('overwrites a destroyed key, also for holders of another link to the file', async () => {
    const name = randomIds.token();
    const kept = join(folder, 'kept');
    await keys.put(name, randomBytes(60));
    await link(join(folder, 'keys', name), kept);
    await keys.destroy(name);

    expect(await readFile(kept)).toEqual(Buffer.alloc(60));
  });

  it('treats an overwritten key as missing, even while its file exists', async () => {
    const name = randomIds.token();
    await keys.put(name, randomBytes(60));
    await writeFile(join(folder, 'keys', name), Buffer.alloc(60));
    expect(await keys.get(name)).toBeNull();
    await keys.destroy(name);
  });

  it('lists its keys with their creation times', async () => {
    const name = randomIds.token();
    const older = randomIds.token();
    const since = new Date('2026-01-01T10:00:00Z');
    await keys.put(name, randomBytes(60));
    await keys.put(older, randomBytes(60), since);
    const listed = new Map<string, Date>();

    for await (const entry of keys.list()) {
      listed.set(entry.name, entry.since);
    }

    expect([...listed.keys()].sort()).toEqual([name, older].sort());
    expect(Date.now() - (listed.get(name)?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(listed.get(older)).toEqual(since);
  });

  it.each(['../server.key', '', 'A'.repeat(32)])('refuses the name %j', async (name) => {
    await expect(keys.put(name, randomBytes(60))).rejects.toThrow('not the name');
  });
});
