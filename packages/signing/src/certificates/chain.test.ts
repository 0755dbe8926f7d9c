import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuthority, type TestAuthority } from '@octavo/testkit/signing/authority';
import type { IdentityName } from '@octavo/testkit/signing/identities';
import { runOpenssl } from '@octavo/testkit/signing/run-openssl';
import { Certificate, Extension } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainOf } from './chain.ts';
import { factsOf } from './facts.ts';

const now = new Date(Date.now() + 60_000);

describe('chainOf', () => {
  let authority: TestAuthority;
  let root: Certificate;
  let intermediate: Certificate;

  beforeAll(async () => {
    authority = await openAuthority();
    root = Certificate.fromBER(authority.root);
    intermediate = Certificate.fromBER(authority.intermediate);
  });

  const leafOf = async (name: IdentityName) =>
    Certificate.fromBER((await authority.identity(name)).certificate);

  it.each(['rsa-2048', 'rsa-3072', 'p-256', 'p-384', 'p-521', 'ed25519', 'rsa-pss'] as const)(
    'leads from %s to the root',
    async (name) => {
      const leaf = await leafOf(name);
      const chain = await chainOf(leaf, [intermediate], [root], { time: now, purpose: 'document' });

      expect(chain).toEqual({ certificates: [leaf, intermediate, root], trusted: true, reasons: [] });
    },
  );

  it.each([
    ['expired', 'certificate-expired'],
    ['not-yet-valid', 'certificate-not-yet-valid'],
    ['wrong-usage', 'certificate-not-for-signing'],
    ['time-stamps', 'certificate-not-for-signing'],
  ] as const)('does not trust %s', async (name, reason) => {
    const chain = await chainOf(await leafOf(name), [intermediate], [root], {
      time: now,
      purpose: 'document',
    });

    expect(chain.trusted).toBe(false);
    expect(chain.reasons).toEqual([reason]);
  });

  it('trusts an expired certificate at a time when it was valid', async () => {
    const time = new Date(now.getTime() - 1.5 * 365 * 24 * 3600_000);
    const chain = await chainOf(await leafOf('expired'), [intermediate], [root], {
      time,
      purpose: 'document',
    });

    expect(chain.trusted).toBe(true);
  });

  it('takes a root with constraints that are not critical, and no other authority', async () => {
    const extnValue = new ArrayBuffer(0);
    const constrained = (der: Uint8Array, critical: boolean) => {
      const certificate = Certificate.fromBER(der);
      certificate.extensions?.push(new Extension({ extnID: '2.5.29.30', critical, extnValue }));

      return certificate;
    };
    const isTrusted = async (above: Certificate, top: Certificate) =>
      (await chainOf(await leafOf('p-256'), [above], [top], { time: now, purpose: 'document' })).trusted;

    expect(await isTrusted(intermediate, constrained(authority.root, false))).toBe(true);
    expect(await isTrusted(intermediate, constrained(authority.root, true))).toBe(false);
    expect(await isTrusted(constrained(authority.intermediate, false), root)).toBe(false);
  });

  it('takes no certificate for time stamps whose purpose may be ignored', async () => {
    const leaf = await leafOf('time-stamps');
    const purpose = leaf.extensions?.find(({ extnID }) => extnID === '2.5.29.37');
    purpose!.critical = false;
    const request = { time: now, purpose: 'time-stamp' } as const;

    expect((await chainOf(leaf, [intermediate], [root], request)).trusted).toBe(false);
  });

  it('takes only a time-stamping certificate for time stamps', async () => {
    const request = { time: now, purpose: 'time-stamp' } as const;

    expect((await chainOf(await leafOf('time-stamps'), [intermediate], [root], request)).trusted).toBe(true);
    expect((await chainOf(await leafOf('p-256'), [intermediate], [root], request)).reasons).toEqual([
      'certificate-not-for-signing',
    ]);
  });

  it('reports a missing issuer and an unknown root', async () => {
    const leaf = await leafOf('p-256');
    const request = { time: now, purpose: 'document' } as const;

    expect((await chainOf(leaf, [], [root], request)).reasons).toEqual(['chain-incomplete']);
    expect((await chainOf(leaf, [intermediate, root], [], request)).reasons).toEqual(['root-unknown']);
  });

  it('trusts a single certificate that is on the list itself', async () => {
    const leaf = await leafOf('p-256');
    const chain = await chainOf(leaf, [], [leaf], { time: now, purpose: 'document' });

    expect(chain).toMatchObject({ trusted: true, certificates: [leaf] });
  });

  it('takes no certificate that a signer, who is no authority, has issued', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-forged-'));

    try {
      const { folder: issuer } = authority;
      await runOpenssl(folder, [
        ...'req -new -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256'.split(' '),
        ...'-subj /CN=Ada -keyout forged.key -out forged.csr'.split(' '),
      ]);
      const forged = await runOpenssl(folder, [
        ...'x509 -req -in forged.csr -outform DER -days 30 -set_serial 1'.split(' '),
        '-CA',
        join(issuer, 'p-256.pem'),
        '-CAkey',
        join(issuer, 'p-256.key'),
      ]);
      const leaf = Certificate.fromBER(new Uint8Array(forged));
      const pool = [await leafOf('p-256'), intermediate];
      const chain = await chainOf(leaf, pool, [root], { time: now, purpose: 'document' });

      expect(chain).toMatchObject({ trusted: false, certificates: [leaf], reasons: ['chain-incomplete'] });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('ends for certificates that all have one name', async () => {
    const clones = Array.from({ length: 200 }, () => Certificate.fromBER(authority.intermediate));

    for (const [index, clone] of clones.entries()) {
      clone.tbsView = clone.tbsView.slice();
      clone.tbsView[clone.tbsView.length - 1] = index;
    }

    const chain = await chainOf(await leafOf('p-256'), clones, [], { time: now, purpose: 'document' });

    expect(chain.trusted).toBe(false);
  });
});

describe('factsOf', () => {
  it('reads a certificate', async () => {
    const authority = await openAuthority();
    const { certificate } = await authority.identity('p-256');
    const fingerprint = await runOpenssl(
      authority.folder,
      'x509 -in p-256.pem -noout -fingerprint -sha256 -serial'.split(' '),
    );
    const facts = await factsOf(Certificate.fromBER(certificate));

    expect(facts).toMatchObject({
      name: 'Zoé Brontë',
      organisation: 'Octavo Tests',
      email: null,
      issuer: 'Octavo Test Intermediate',
      key: 'P-256',
      isTest: false,
    });
    const text = fingerprint.toString().replaceAll(':', '').toLowerCase();
    expect(text).toContain(facts.fingerprint);
    expect(text).toContain(facts.serial.replace(/^0+/, ''));
  });

  it.each([
    ['rsa-3072', 'RSA 3072'],
    ['rsa-pss', 'RSA 2048'],
    ['ed25519', 'Ed25519'],
    ['p-521', 'P-521'],
  ] as const)('names the key of %s', async (name, key) => {
    const authority = await openAuthority();

    expect((await factsOf(Certificate.fromBER((await authority.identity(name)).certificate))).key).toBe(key);
  });
});
