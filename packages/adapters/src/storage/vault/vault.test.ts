import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '@octavo/testkit/ports/file-store.suite';
import { afterAll, describe, expect, it } from 'vitest';
import { randomIds } from '../../system/system.ts';
import { openDiskStore } from '../disk/file-store.ts';
import { openIntentLog } from '../disk/intent-log.ts';
import { openKeyStore } from '../disk/key-store.ts';
import { loadServerKey } from './server-key.ts';
import { openVault } from './vault.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-vault-'));
afterAll(() => rm(folder, { recursive: true }));
const store = await openDiskStore(join(folder, 'files'));
const keys = await openKeyStore(join(folder, 'keys'));
const serverKey = await loadServerKey(folder, undefined);
const intents = await openIntentLog(join(folder, 'intents'));
const parts = { store, keys, intents, serverKey, ids: randomIds };
const vault = openVault(parts);

describe('the vault', () => {
  it('stores nothing readable, and decrypts it again', async () => {
    const text = Buffer.from('confidential '.repeat(20_000));
    const file = await vault.store(one(text));
    const onDisk = await readFile(join(folder, 'files', file.blob.slice(0, 2), file.blob));

    expect(onDisk.includes('confidential')).toBe(false);
    expect(file.sizeBytes).toBe(text.length);
    expect(await collect(vault.open(file))).toEqual(text);
    expect(await collect(vault.open(file, { from: 100_000, to: 100_012 }))).toEqual(
      text.subarray(100_000, 100_013),
    );
  });

  it('decrypts nothing with another server key', async () => {
    const other = openVault({
      ...parts,
      serverKey: await loadServerKey(folder, randomBytes(32).toString('base64')),
    });
    const file = await vault.store(one(Buffer.from('confidential')));

    await expect(collect(other.open(file))).rejects.toThrow();
  });

  it('decrypts nothing whose key is destroyed, even while the bytes exist', async () => {
    const file = await vault.store(one(Buffer.from('confidential')));
    await keys.destroy(file.blob);
    await expect(collect(vault.open(file))).rejects.toMatchObject({ code: 'file-expired' });

    await vault.destroy(file.blob);
    await expect(collect(store.read(file.blob))).rejects.toThrow();
  });

  it('stores no bytes when their key could not be stored', async () => {
    const before = await blobs();
    const put = async () => {
      throw new Error('no room');
    };
    const full = openVault({ ...parts, keys: { ...keys, put } });

    await expect(full.store(one(Buffer.from('confidential')))).rejects.toThrow('no room');
    expect(await blobs()).toEqual(before);
  });

  it('opens a secret for its owner only, and never after its key is destroyed', async () => {
    const sealed = await vault.seal({ password: 'swordfish' }, 'job a');

    expect(await vault.unseal(sealed, 'job a')).toEqual({ password: 'swordfish' });
    await expect(vault.unseal(sealed, 'job b')).rejects.toThrow();
    expect(Buffer.from(sealed.bytes).includes('swordfish')).toBe(false);

    await vault.destroySecret(sealed);
    expect(await vault.unseal(sealed, 'job a')).toBeNull();
  });

  it('creates one key for many processes that start at once, readable by its owner only', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'octavo-key-'));
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => loadServerKey(fresh, undefined)),
    );
    const sealed = first?.seal(Buffer.from('x'), 'anybody') ?? Buffer.alloc(0);

    expect(others.map((key) => key.open(sealed, 'anybody').toString())).toEqual(Array(7).fill('x'));
    expect(await readdir(fresh)).toEqual(['server.key']);
    expect((await stat(join(fresh, 'server.key'))).mode & 0o777).toBe(0o600);
    await rm(fresh, { recursive: true });
  });

  it('refuses a key of the wrong length', async () => {
    await expect(loadServerKey(folder, 'c2hvcnQ=')).rejects.toThrow('OCTAVO_KEY');
  });
});

async function blobs(): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });

  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
