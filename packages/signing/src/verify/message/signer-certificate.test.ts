import { openAuthority } from '@octavo/testkit/signing/authority';
import * as asn1js from 'asn1js';
import { Attribute, Certificate, SignedAndUnsignedAttributes, SignerInfo } from 'pkijs';
import { expect, it } from 'vitest';
import { bindingOf } from './signer-certificate.ts';

const authority = await openAuthority();
const { certificate: own } = await authority.identity('p-256');
const { certificate: other } = await authority.identity('rsa-2048');

const versions = { v1: '1.2.840.113549.1.9.16.2.12', v2: '1.2.840.113549.1.9.16.2.47' } as const;
const algorithms = {
  'SHA-1': '1.3.14.3.2.26',
  'SHA-256': '2.16.840.1.101.3.4.2.1',
  'SHA-512': '2.16.840.1.101.3.4.2.3',
} as const;

/** Attribute that binds a certificate by its digest (RFC 5035, 4 and 5). `named` writes the algorithm of the digest. */
async function binding(
  version: keyof typeof versions,
  certificate: Uint8Array<ArrayBuffer>,
  digest: keyof typeof algorithms,
  named = false,
): Promise<Attribute> {
  const hash = new asn1js.OctetString({ valueHex: await crypto.subtle.digest(digest, certificate) });
  const algorithm = new asn1js.Sequence({
    value: [new asn1js.ObjectIdentifier({ value: algorithms[digest] })],
  });
  const id = new asn1js.Sequence({ value: named ? [algorithm, hash] : [hash] });
  const list = new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [id] })] });

  return new Attribute({ type: versions[version], values: [list] });
}

const bindingBy = (...attributes: Attribute[]) =>
  bindingOf(
    new SignerInfo({ signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }) }),
    Certificate.fromBER(own),
  );

it.each([
  ['nothing', [], 'missing'],
  ['the second version', [await binding('v2', own, 'SHA-256')], 'bound'],
  ['the second version with a digest of its own', [await binding('v2', own, 'SHA-512', true)], 'bound'],
  ['the second version with SHA-1', [await binding('v2', own, 'SHA-1', true)], 'weak'],
  ['the first version, which is SHA-1', [await binding('v1', own, 'SHA-1')], 'weak'],
  ['both versions', [await binding('v1', own, 'SHA-1'), await binding('v2', own, 'SHA-256')], 'bound'],
  ['the second version of another certificate', [await binding('v2', other, 'SHA-256')], 'wrong'],
  ['the first version of another certificate', [await binding('v1', other, 'SHA-1')], 'wrong'],
  [
    'two versions that do not agree',
    [await binding('v1', other, 'SHA-1'), await binding('v2', own, 'SHA-256')],
    'wrong',
  ],
  [
    'the second version twice',
    [await binding('v2', own, 'SHA-256'), await binding('v2', own, 'SHA-256')],
    'wrong',
  ],
  ['something else', [new Attribute({ type: versions.v2, values: [new asn1js.Null()] })], 'wrong'],
])('binds the certificate by %s', async (_, attributes, expected) => {
  expect(await bindingBy(...attributes)).toBe(expected);
});
