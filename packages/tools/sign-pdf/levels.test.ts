import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type SignatureLevel, signatureOrder } from '@octavo/contract/signing/signature-order';
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
const file = { name: 'contract.pdf', bytes: placedDocument([page]) };
const configured = `http://${authorityHosts.timeStamps}/`;

/** A file that was signed as the page does it: the key stays outside of the run. */
async function signedAt(
  level: SignatureLevel,
  name: IdentityName,
  timeStampAuthority: string | null = configured,
): Promise<Uint8Array> {
  const identity = await openIdentity(await authority.p12(name), p12Password, new Date());
  const signature = signatureOrder.parse({
    base: { sha256: createHash('sha256').update(file.bytes).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name,
    field: { name: 'Signature1' },
    level,
  });
  const run = async (options: Readonly<Record<string, unknown>>) => {
    const { files } = await runOn('sign-pdf', [file], options, web.proxy, undefined, timeStampAuthority);

    return readFileSync(files[0]?.path ?? '');
  };
  const { digest } = JSON.parse((await run({ signature })).toString());
  const asked = { digest: new Uint8Array(Buffer.from(digest, 'hex')), algorithm: signature.digest };
  const cms = await makeCms(asked, identity);

  return run({ signature, cms: Buffer.from(cms).toString('base64') });
}

it.each(['b-t', 'b-lt', 'b-lta'] as const)('reaches the level %s over the network', async (level) => {
  const roots = [readCertificate(authority.root)!];
  const host = { codec, digestParts, roots, now: new Date() };
  const { signatures } = await verifySignatures(await signedAt(level, 'p-256'), host);

  expect(signatures[0]).toMatchObject({ verdict: 'valid', level });
});

it('fails without a time-stamp authority', async () => {
  await expect(signedAt('b-t', 'p-256', null)).rejects.toMatchObject({ code: 'time-stamp-not-configured' });
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
