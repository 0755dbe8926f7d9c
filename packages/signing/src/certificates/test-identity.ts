import * as asn1js from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { cryptoEngine } from '../crypto-engine.ts';
import { identityOf, type SigningIdentity } from './signing-identity.ts';
import { testOrganisation } from './test-organisation.ts';

const validDays = 30;
/** Time by which the clocks of verifiers may be behind that of the signer. */
const clockSkewMilliseconds = 60 * 60 * 1000;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Bits of the key usage: digital signature and non-repudiation (RFC 5280, 4.2.1.3). */
const usageBits = 0xc0;

/**
 * Makes a self-signed identity for trying signatures out. No authority vouches for its name, and its organisation says
 * that it is a test.
 */
export async function makeTestIdentity(name: string, time: Date): Promise<SigningIdentity> {
  const scheme = { kind: 'ecdsa', curve: 'P-256' } as const;
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: scheme.curve }, false, [
    'sign',
    'verify',
  ]);
  const draft = new Certificate();
  draft.version = 2;
  draft.serialNumber = new asn1js.Integer({ valueHex: randomNumber() });
  draft.subject = new RelativeDistinguishedNames({
    typesAndValues: [part('2.5.4.3', name), part('2.5.4.10', testOrganisation)],
  });
  draft.issuer = draft.subject;
  draft.notBefore = new Time({ value: new Date(time.getTime() - clockSkewMilliseconds) });
  draft.notAfter = new Time({ value: new Date(time.getTime() + validDays * dayMilliseconds) });
  draft.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()),
    extension('2.5.29.15', new asn1js.BitString({ valueHex: new Uint8Array([usageBits]), unusedBits: 6 })),
  ];
  await draft.subjectPublicKeyInfo.importKey(keys.publicKey, cryptoEngine);
  await draft.sign(keys.privateKey, 'SHA-256', cryptoEngine);
  // Read from its bytes, as one that came in a file.
  const certificate = Certificate.fromBER(draft.toSchema(true).toBER());

  return identityOf({ key: keys.privateKey, scheme, certificate }, [], time);
}

function part(type: string, value: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) });
}

function extension(extnID: string, value: asn1js.BaseBlock): Extension {
  return new Extension({ extnID, critical: true, extnValue: value.toBER() });
}

/** Positive number of 127 random bits (RFC 5280, 4.1.2.2). */
function randomNumber(): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;

  return bytes;
}
