import { Failure } from '@octavo/contract/failures';
import * as asn1js from 'asn1js';
import { derElement, derElements } from '../der.ts';
import type { SigningServices } from '../services.ts';
import type { DigestParts } from '../verify/digest.ts';
import { obtainTimeStamp } from './obtain-time-stamp.ts';

const timeStampAttribute = '1.2.840.113549.1.9.16.2.14';

/** Tags of the structures of a signature message (RFC 5652, 5.1 and 5.3). */
const tags = { sequence: 0x30, set: 0x31, octets: 0x04, content: 0xa0, unsignedAttributes: 0xa1 } as const;

/**
 * Adds a time stamp to a signature message (RFC 3161, appendix A). Everything else keeps its bytes, as the signature
 * covers the attributes in the form in which they were written.
 *
 * @throws Failure `signature-cms-invalid`, and those of `obtainTimeStamp`
 */
export async function stampSignature(
  cms: Uint8Array,
  services: SigningServices,
  digestParts: DigestParts,
): Promise<Uint8Array<ArrayBuffer>> {
  const [info] = derElements(cms);
  const [type, content] = derElements(info?.inside ?? none);
  const [data] = derElements(content?.inside ?? none);
  const parts = derElements(data?.inside ?? none);
  const signers = parts.at(-1);
  const [signer, ...others] = derElements(signers?.inside ?? none);
  const fields = derElements(signer?.inside ?? none);
  const signature = fields.find(({ tag }) => tag === tags.octets);

  if (type === undefined || signers?.tag !== tags.set || signature === undefined || others.length > 0) {
    throw new Failure('signature-cms-invalid', 'expected a message with one signer');
  }

  const { token } = await obtainTimeStamp([signature.inside], services, digestParts);
  const known = fields.find(({ tag }) => tag === tags.unsignedAttributes);
  const attributes = derElement(tags.unsignedAttributes, [known?.inside ?? none, attributeOf(token)]);
  const kept = fields.filter((field) => field !== known).map(({ whole }) => whole);
  const stamped = derElement(tags.sequence, [...kept, attributes]);
  const newSigners = derElement(tags.set, [stamped]);
  const newData = derElement(tags.sequence, [...parts.slice(0, -1).map(({ whole }) => whole), newSigners]);

  return derElement(tags.sequence, [type.whole, derElement(tags.content, [newData])]);
}

const none = new Uint8Array(0);

function attributeOf(token: Uint8Array): Uint8Array {
  const type = new Uint8Array(new asn1js.ObjectIdentifier({ value: timeStampAttribute }).toBER());

  return derElement(tags.sequence, [type, derElement(tags.set, [token])]);
}
