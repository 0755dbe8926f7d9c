import { setTimeout } from 'node:timers/promises';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { agreementPdf } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { authorityHosts, type IdentityName } from '@octavo/testkit/signing/identities';
import { makeRevocationList } from '@octavo/testkit/signing/revocation-list';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';
import { afterAll, expect, it } from 'vitest';
import { host, requestFor, signerNamed } from '../../test/signing-harness.ts';
import { readCertificate } from '../certificates/read-certificate.ts';
import { makeCms } from '../cms/make-cms.ts';
import { stampDocument } from '../long-term/stamp-document.ts';
import { prepareSignature } from '../prepare/prepare-signature.ts';
import { embedSignature } from '../prepare/signature-gap.ts';
import type { SigningServices } from '../services.ts';
import { stampSignature } from '../timestamps/stamp-signature.ts';
import { readList } from './revocation/revocation-evidence.ts';
import type { VerificationHost } from './verification-host.ts';
import { verifySignatures } from './verify-signatures.ts';

const authority = await openAuthority();
const timeStamps = await openTimeStampAuthority(authority);

afterAll(() => timeStamps.close());

const services: SigningServices = {
  timeStamp: (request) => timeStamps.fetch(`http://${authorityHosts.timeStamps}/`, request),
  fetch: async () => null,
  now: () => new Date(),
};
const anHour = 3600_000;
const tenYears = 10 * 365 * 24 * anHour;

/** The agreement signed with so many time stamps of the signature. */
async function stamped(count: number): Promise<Uint8Array> {
  const identity = await signerNamed('p-256');
  const base = agreementPdf();
  const request = { ...requestFor(base, { identity }), roomBytes: 32_768 };
  const prepared = await prepareSignature(base, { request, edits: null }, host);
  let cms = await makeCms({ digest: prepared.digest, algorithm: request.digest }, identity);

  for (let stamp = 0; stamp < count; stamp++) {
    cms = await stampSignature(cms, services, digestParts);
  }

  embedSignature(prepared, cms);

  return prepared.bytes;
}

async function verify(file: Uint8Array, others: Partial<VerificationHost> = {}) {
  const roots = [readCertificate(authority.root)!];
  const now = new Date(Date.now() + anHour);
  const { signatures } = await verifySignatures(file, { codec, digestParts, roots, now, ...others });

  return signatures;
}

/** Authorities that answer with a list on which one identity is revoked. */
async function revoking(name: IdentityName, reason: string): Promise<Partial<VerificationHost>> {
  const lists = [readList(await makeRevocationList(authority, { revoked: [{ name, reason }] }))!];

  return { askAuthority: async () => ({ responses: [], lists }) };
}

it('takes a signature with several time stamps', async () => {
  const [signature] = await verify(await stamped(2));

  expect(signature).toMatchObject({ verdict: 'valid', level: 'b-t', provenTime: { trusted: true } });
});

it('trusts no time stamp whose key was stolen afterwards', async () => {
  const [signature] = await verify(await stamped(1), await revoking('time-stamps', 'keyCompromise'));

  expect(signature).toMatchObject({ verdict: 'valid', level: 'b-b', provenTime: { trusted: false } });
});

it('trusts a time stamp of an authority that was replaced afterwards', async () => {
  const file = await stamped(1);
  // A revocation and a time stamp have seconds as their smallest unit.
  await setTimeout(1100);
  const list = await revoking('time-stamps', 'superseded');
  const [signature] = await verify(file, list);

  expect(signature).toMatchObject({ verdict: 'valid', level: 'b-t', provenTime: { trusted: true } });
});

it('trusts no time stamp once the certificate of its authority has expired', async () => {
  const file = await stampDocument(await stamped(1), { ...host, services, digestParts });
  const signatures = await verify(file, { now: new Date(Date.now() + tenYears) });

  expect(signatures).toMatchObject([
    { verdict: 'valid-unknown', level: 'b-b', provenTime: { trusted: false } },
    { verdict: 'valid-unknown', reasons: ['certificate-expired'], provenTime: { trusted: false } },
  ]);
});

it('says that the authority of the signer was revoked', async () => {
  const revoked = [{ name: 'intermediate', reason: 'CACompromise' }] as const;
  const lists = [readList(await makeRevocationList(authority, { issuer: 'root', revoked }))!];
  const [signature] = await verify(await stamped(0), {
    askAuthority: async () => ({ responses: [], lists }),
  });

  expect(signature).toMatchObject({ verdict: 'valid-unknown', reasons: ['issuer-revoked'] });
});

it('finds no level that unknown authorities vouch for', async () => {
  const [signature] = await verify(await stamped(1), { roots: [] });

  expect(signature).toMatchObject({ verdict: 'valid-unknown', level: 'b-b', provenTime: { trusted: false } });
});
