import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type SignatureLevel,
  signatureRequest,
  usualRoomBytes,
} from '@octavo/contract/signing/signature-request';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { readCertificate } from '@octavo/signing/certificates/read-certificate';
import { openIdentity } from '@octavo/signing/certificates/signing-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { runOn } from '@octavo/testkit/run-on';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { authorityHosts, type IdentityName } from '@octavo/testkit/signing/identities';
import { openRevocationServer } from '@octavo/testkit/signing/revocation-server';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';
import { openTestWeb } from '@octavo/testkit/test-web';
import { afterAll, beforeEach, expect, it } from 'vitest';

const authority = await openAuthority();
const revocation = await openRevocationServer(authority);
const timeStamps = await openTimeStampAuthority(authority);
const web = await openTestWeb({ ...revocation.sites, [authorityHosts.timeStamps]: timeStamps.site });

beforeEach(() => {
  revocation.ocsp = 'good';
  revocation.crl = 'good';
});

afterAll(() => {
  web.close();
  revocation.close();
  timeStamps.close();
});

const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
} as const;
const base = placedDocument([page]);
const configured = `http://${authorityHosts.timeStamps}/`;

const roots = [readCertificate(authority.root)!];

/** Runs the tool with the authorities of the test. */
async function run(
  bytes: Uint8Array,
  options: Readonly<Record<string, unknown>>,
  timeStampAuthority: string | null = configured,
): Promise<Buffer> {
  const given = { name: 'contract.pdf', bytes };
  const { files } = await runOn('sign-pdf', [given], options, web.proxy, undefined, timeStampAuthority);

  return readFileSync(files[0]?.path ?? '');
}

async function reportsOf(bytes: Uint8Array) {
  const { signatures } = await verifySignatures(bytes, { codec, digestParts, roots, now: new Date() });

  return signatures;
}

/** A file that was signed as the page does it: the key stays outside of the run. */
async function signedAt(
  level: SignatureLevel,
  name: IdentityName,
  timeStampAuthority: string | null = configured,
  roomBytes = usualRoomBytes,
): Promise<Uint8Array> {
  const identity = await openIdentity(await authority.p12(name), p12Password, new Date());
  const signature = signatureRequest.parse({
    base: { sha256: createHash('sha256').update(base).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name,
    field: { name: 'Signature1' },
    level,
    roomBytes,
  });
  const { digest } = JSON.parse((await run(base, { signature })).toString());
  const asked = { digest: new Uint8Array(Buffer.from(digest, 'hex')), algorithm: signature.digest };
  const cms = await makeCms(asked, identity);

  const made = { signature, cms: Buffer.from(cms).toString('base64') };

  return run(base, made, timeStampAuthority);
}

it.each(['b-t', 'b-lt', 'b-lta'] as const)('reaches the level %s over the network', async (level) => {
  const [signature] = await reportsOf(await signedAt(level, 'p-256'));

  expect(signature).toMatchObject({ verdict: 'valid', level });
});

it('renews the time stamp of an archived file', async () => {
  const renewed = await run(await signedAt('b-lta', 'p-256'), { renew: true });

  expect(await reportsOf(renewed)).toMatchObject([
    { field: 'Signature1', verdict: 'valid', level: 'b-lta' },
    { field: 'TimeStamp1', verdict: 'valid', coversWholeFile: false },
    { field: 'TimeStamp2', verdict: 'valid', coversWholeFile: true },
  ]);
});

it('renews nothing in a file without a time stamp, and signs nothing meanwhile', async () => {
  await expect(run(base, { renew: true })).rejects.toMatchObject({ code: 'time-stamp-missing' });
  await expect(run(base, { renew: true, text: 'Ada', at: '20,20' })).rejects.toMatchObject({
    code: 'illegal-input',
    values: { option: 'text' },
  });
});

it('fails without a time-stamp authority', async () => {
  await expect(signedAt('b-t', 'p-256', null)).rejects.toMatchObject({ code: 'time-stamp-not-configured' });
});

it('asks for more room when a time stamp does not fit', async () => {
  await expect(signedAt('b-t', 'rsa-2048', configured, 4096)).rejects.toMatchObject({
    code: 'signature-room-too-small',
    values: { needed: expect.any(Number) },
  });
});

it('fails when no proof can be fetched', async () => {
  revocation.ocsp = 'unavailable';
  revocation.crl = 'unavailable';

  await expect(signedAt('b-lt', 'p-256')).rejects.toMatchObject({
    code: 'revocation-unknown',
    values: { name: 'Zoé Brontë' },
  });
});

it('fails for a revoked certificate', async () => {
  await expect(signedAt('b-lt', 'revoked')).rejects.toMatchObject({ code: 'certificate-revoked' });
});
