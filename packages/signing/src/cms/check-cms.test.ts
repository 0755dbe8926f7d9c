import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import type { Certificate } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { formDocument } from '../../test/form-document.ts';
import { requestFor, signerNamed } from '../../test/signing-harness.ts';
import type { SigningIdentity } from '../certificates/signing-identity.ts';
import { checkCms } from './check-cms.ts';
import { makeCms } from './make-cms.ts';

const digest = new Uint8Array(32).fill(7);
const time = new Date();

describe('checkCms', () => {
  let zoe: SigningIdentity;
  let ada: SigningIdentity;
  let cms: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    [zoe, ada] = [await signerNamed('p-256'), await signerNamed('rsa-2048')];
    cms = await makeCms({ digest, algorithm: 'sha-256' }, zoe);
  });

  const check = (bytes: Uint8Array, entries: Partial<SignatureRequest> = {}, given = digest) =>
    checkCms(bytes, {
      digest: given,
      request: requestFor(formDocument({}), { identity: zoe, ...entries }),
      time,
    });

  it('takes the signature of the signer', async () => {
    await expect(check(cms)).resolves.toBeUndefined();
  });

  it('refuses one of other bytes, or by another digest', async () => {
    await expect(check(cms, {}, new Uint8Array(32))).rejects.toMatchObject({
      code: 'signature-digest-differs',
    });
    await expect(check(cms, { digest: 'sha-384' })).rejects.toMatchObject({
      code: 'signature-digest-differs',
    });
  });

  it('refuses bytes after the message', async () => {
    await expect(check(new Uint8Array([...cms, 1]))).rejects.toMatchObject({ code: 'signature-cms-invalid' });
  });

  it('refuses attributes that bind another certificate', async () => {
    const bound = await makeCms({ digest, algorithm: 'sha-256' }, { ...zoe, certificate: binding(zoe, ada) });

    await expect(check(bound)).rejects.toMatchObject({
      code: 'signature-cms-invalid',
      message: expect.stringContaining('certificate-mismatch'),
    });
  });

  it('refuses the certificate of another person than the request names', async () => {
    await expect(check(cms, { signer: 'Grace Hopper' })).rejects.toMatchObject({
      code: 'signature-cms-invalid',
    });
  });

  it('refuses a certificate that was not valid yet at the claimed time', async () => {
    await expect(check(cms, { time: '2001-01-01T00:00:00Z' })).rejects.toMatchObject({
      code: 'certificate-not-yet-valid',
    });
  });
});

/** Certificate of one signer that is written as that of another for the attribute, which reads it first. */
function binding({ certificate }: SigningIdentity, other: SigningIdentity): Certificate {
  let reads = 0;

  return new Proxy(certificate, {
    get(target, key) {
      if (key === 'toSchema' && reads++ === 0) {
        return () => other.certificate.toSchema();
      }

      const value: unknown = Reflect.get(target, key);

      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
