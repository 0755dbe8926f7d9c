import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { type IdentityName, identities } from '@octavo/testkit/signing/identities';
import { runOpenssl } from '@octavo/testkit/signing/run-openssl';
import { expect, it, vi } from 'vitest';
import { signerNamed } from '../../test/signing-harness.ts';
import { openIdentity } from './signing-identity.ts';
import { makeTestIdentity } from './test-identity.ts';

/** Certificates that the tests make begin after this module was read. */
const now = new Date(Date.now() + 60_000);

const p12Of = async (name: IdentityName) => (await openAuthority()).p12(name);

it.each([
  ['rsa-2048', 'modern', 'RSA 2048'],
  ['rsa-2048', 'legacy', 'RSA 2048'],
  ['rsa-pss', 'modern', 'RSA 2048'],
  ['p-256', 'modern', 'P-256'],
  ['p-256', 'legacy', 'P-256'],
  ['p-384', 'modern', 'P-384'],
  ['p-521', 'modern', 'P-521'],
  ['ed25519', 'modern', 'Ed25519'],
  ['ed25519', 'legacy', 'Ed25519'],
] as const)('opens %s in a %s file', async (name, protection, key) => {
  const identity = await signerNamed(name, protection);

  expect(identity.facts).toMatchObject({ name: identities[name].commonName, key, isTest: false });
  expect(identity.chain).toHaveLength(1);
  await expect(crypto.subtle.exportKey('pkcs8', identity.key)).rejects.toThrow();
});

it('overwrites the file, whether it opens or not', async () => {
  const [opened, refused] = [await p12Of('p-256'), await p12Of('p-256')];
  await openIdentity(opened, p12Password, now);
  await expect(openIdentity(refused, 'wrong', now)).rejects.toThrow();

  expect([opened, refused].every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);
});

it.each(['modern', 'legacy'] as const)('refuses a wrong password of a %s file', async (protection) => {
  const file = await (await openAuthority()).p12('rsa-2048', protection);

  await expect(openIdentity(file, 'wrong horse', now)).rejects.toMatchObject({
    code: 'certificate-password-wrong',
  });
});

it.each([
  ['expired', 'certificate-expired'],
  ['not-yet-valid', 'certificate-not-yet-valid'],
  ['wrong-usage', 'certificate-not-for-signing'],
  ['time-stamps', 'certificate-not-for-signing'],
] as const)('refuses %s', async (name, code) => {
  await expect(openIdentity(await p12Of(name), p12Password, now)).rejects.toMatchObject({ code });
});

it('opens a certificate without its issuer, and reports the chain as cut', async () => {
  expect(await signerNamed('without-issuer')).toMatchObject({ chain: [], hasWholeChain: false });
});

it('refuses bytes that are no PKCS#12', async () => {
  const { certificate } = await (await openAuthority()).identity('p-256');

  for (const bytes of [new Uint8Array(), new TextEncoder().encode('%PDF-1.7'), certificate]) {
    await expect(openIdentity(bytes, '', now)).rejects.toMatchObject({ code: 'certificate-unreadable' });
  }
});

/** PKCS#12 made with a key of its own, or of certificates alone. */
async function ownP12(
  request: readonly string[],
  exported: readonly string[],
  password: string,
): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-p12-'));

  try {
    await runOpenssl(folder, [
      'req',
      '-x509',
      '-nodes',
      '-subj',
      '/CN=Own',
      '-keyout',
      'own.key',
      '-out',
      'own.pem',
      ...request,
    ]);
    await runOpenssl(folder, [
      'pkcs12',
      '-export',
      '-in',
      'own.pem',
      '-out',
      'own.p12',
      '-passout',
      `pass:${password}`,
      ...exported,
    ]);

    return new Uint8Array(await readFile(join(folder, 'own.p12')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];

it('refuses a file without a key, and keys that are weak or unknown', async () => {
  const withKey = ['-inkey', 'own.key'];
  const open = async (...parts: Parameters<typeof ownP12>) =>
    openIdentity(await ownP12(...parts), parts[2], now);

  await expect(open(ec, ['-nokeys'], 'a')).rejects.toMatchObject({ code: 'certificate-without-key' });
  await expect(open(['-newkey', 'rsa:1024'], withKey, 'a')).rejects.toMatchObject({
    code: 'certificate-key-weak',
  });
  const foreign = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp256k1'];
  await expect(open(foreign, withKey, 'a')).rejects.toMatchObject({ code: 'certificate-key-unsupported' });
});

it('refuses a derivation that only keeps the computer busy', async () => {
  const rounds = ['-iter', '2000001', '-nomac', '-certpbe', 'NONE'];
  const file = await ownP12(ec, ['-inkey', 'own.key', ...rounds], 'a');

  await expect(openIdentity(file, 'a', now)).rejects.toMatchObject({ code: 'certificate-rounds-exceeded' });
});

it('overwrites the key of a file that does not encrypt it', async () => {
  const file = await ownP12(ec, ['-inkey', 'own.key', '-keypbe', 'NONE', '-certpbe', 'NONE', '-nomac'], 'a');
  const keys: Uint8Array[] = [];
  const { importKey } = crypto.subtle;
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation((async (...given: Parameters<typeof importKey>) => {
    if (given[0] === 'pkcs8') {
      keys.push(given[1] as Uint8Array);
    }

    return importKey.apply(crypto.subtle, given);
  }) as typeof importKey);
  await openIdentity(file, 'a', now);
  vi.restoreAllMocks();

  expect(keys.map((key) => key.every((byte) => byte === 0))).toEqual([true]);
  expect(file.every((byte) => byte === 0)).toBe(true);
});

it('opens a file with an empty password, and one with letters beyond ASCII', async () => {
  for (const password of ['', 'Pässwörd ☂']) {
    for (const legacy of [[], ['-legacy']]) {
      const file = await ownP12(ec, ['-inkey', 'own.key', ...legacy], password);

      expect((await openIdentity(file, password, now)).facts.name).toBe('Own');
    }
  }
});

it('makes an identity for trying signatures out that is known as one', async () => {
  const identity = await makeTestIdentity('Ada Lovelace', now);

  expect(identity.facts).toMatchObject({ name: 'Ada Lovelace', key: 'P-256', isTest: true });
  expect(identity.hasWholeChain).toBe(true);
  await expect(crypto.subtle.exportKey('pkcs8', identity.key)).rejects.toThrow();
});
