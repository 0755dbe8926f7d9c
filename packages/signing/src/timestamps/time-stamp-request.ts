import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';

const sha256 = '2.16.840.1.101.3.4.2.1';

const nonceBytes = 16;

/** Request for a time stamp, and what its answer must repeat (RFC 3161, 2.4.1). */
export interface TimeStampRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly nonce: asn1js.Integer;
}

/** Makes a request for a SHA-256, with a nonce, and for the certificate of the authority. */
export function timeStampRequest(digest: Uint8Array): TimeStampRequest {
  const random = crypto.getRandomValues(new Uint8Array(nonceBytes));
  // A positive number without leading zeros, whatever the others are.
  random[0] = (random[0]! & 0x3f) | 0x40;
  const nonce = new asn1js.Integer({ valueHex: random });
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: digest }),
    }),
    nonce,
    certReq: true,
  });

  return { bytes: new Uint8Array(request.toSchema().toBER()), nonce };
}
