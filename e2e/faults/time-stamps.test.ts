import { createHash } from 'node:crypto';
import { signatureRequest } from '@octavo/contract/signing/signature-request';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { readCertificate } from '@octavo/signing/certificates/read-certificate';
import { openIdentity, type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { openTimeStampAuthority, type TimeStampSite } from '@octavo/testkit/signing/time-stamp-authority';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ProductHarness } from './product-harness.ts';

const base = featureDocument({ pages: 2 });
let timeStamps: TimeStampSite;
let identity: SigningIdentity;
let harness: ProductHarness;

beforeAll(async () => {
  const authority = await openAuthority();
  timeStamps = await openTimeStampAuthority(authority);
  identity = await openIdentity(await authority.p12('p-256'), p12Password, new Date());
});

afterEach(() => harness.close());
afterAll(() => timeStamps.close());

/** Opens a product with an authority for time stamps on this machine, which no other run reaches. */
async function open(): Promise<void> {
  harness = await ProductHarness.open({ OCTAVO_ACCESS: 'open', OCTAVO_TSA: timeStamps.address }, 'product');
  await Promise.all([harness.serve(), harness.work()]);
}

/** Requests a signature as the page does: first what must be signed, then the signature. */
async function requestSignature() {
  const signature = signatureRequest.parse({
    base: { sha256: createHash('sha256').update(base).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name,
    field: { name: 'Signature1' },
    level: 'b-t',
  });
  const token = await harness.upload(Buffer.from(base));
  const prepared = await harness.ended(await harness.order('sign-pdf', [token], { signature }));
  const { digest } = JSON.parse((await harness.content(prepared.results[0]!.token)).toString());
  const asked = { digest: new Uint8Array(Buffer.from(digest, 'hex')), algorithm: signature.digest };
  const cms = Buffer.from(await makeCms(asked, identity)).toString('base64');

  return harness.ended(await harness.order('sign-pdf', [token], { signature, cms }));
}

it('come from the authority of the operator, through the walls of a run', async () => {
  timeStamps.mode = 'good';
  await open();
  const job = await requestSignature();
  const signed = new Uint8Array(await harness.content(job.results[0]!.token));
  const roots = [readCertificate((await openAuthority()).root)!];
  const { signatures } = await verifySignatures(signed, { codec, digestParts, roots, now: new Date() });

  expect(signatures).toMatchObject([{ verdict: 'valid', level: 'b-t' }]);
  expect(timeStamps.requests).toBe(1);
});

it('end the job with the reason when the authority refuses, without a result', async () => {
  timeStamps.mode = 'refuses';
  await open();

  expect(await requestSignature()).toMatchObject({
    state: 'failed',
    failure: { code: 'time-stamp-refused' },
    results: [],
  });
});
