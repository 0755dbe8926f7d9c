import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '@octavo/testkit/ports/file-store.suite';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskStore } from '../disk/file-store.ts';
import { randomIds } from '../system/system.ts';
import { loadServerKey } from './server-key.ts';
import { openVault } from './vault.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-vault-'));
afterAll(() => rm(folder, { recursive: true }));
const store = await openDiskStore(folder);

describe('the vault', () => {
  it('stores nothing that can be read, and reads it again', async () => {
    const vault = openVault(store, await loadServerKey(folder, undefined), randomIds);
    const text = Buffer.from('confidential '.repeat(20_000));
    const file = await vault.store(one(text));
    const onDisk = await readFile(join(folder, file.blob.slice(0, 2), file.blob));

    expect(onDisk.includes('confidential')).toBe(false);
    expect(file.sizeBytes).toBe(text.length);
    expect(await collect(vault.open(file))).toEqual(text);
    expect(await collect(vault.open(file, { from: 100_000, to: 100_012 }))).toEqual(
      text.subarray(100_000, 100_013),
    );
  });

  it('reads nothing with another server key', async () => {
    const vault = openVault(store, await loadServerKey(folder, undefined), randomIds);
    const other = openVault(
      store,
      await loadServerKey(folder, randomBytes(32).toString('base64')),
      randomIds,
    );
    const file = await vault.store(one(Buffer.from('confidential')));

    await expect(collect(other.open(file))).rejects.toThrow();
  });

  it('opens a secret only for its owner', async () => {
    const vault = openVault(store, await loadServerKey(folder, undefined), randomIds);
    const sealed = vault.seal({ password: 'swordfish' }, 'job a');

    expect(vault.unseal(sealed, 'job a')).toEqual({ password: 'swordfish' });
    expect(() => vault.unseal(sealed, 'job b')).toThrow();
    expect(Buffer.from(sealed).includes('swordfish')).toBe(false);
  });

  it('makes one key for many processes that start at once, for its owner alone', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'octavo-key-'));
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadServerKey(fresh, undefined)));

    expect(new Set(keys.map((key) => key.mark('x'))).size).toBe(1);
    expect(await readdir(fresh)).toEqual(['server.key']);
    expect((await stat(join(fresh, 'server.key'))).mode & 0o777).toBe(0o600);
    await rm(fresh, { recursive: true });
  });

  it('refuses a key of the wrong length', async () => {
    await expect(loadServerKey(folder, 'c2hvcnQ=')).rejects.toThrow('OCTAVO_KEY');
  });
});

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
