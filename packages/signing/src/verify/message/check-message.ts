import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import * as asn1js from 'asn1js';
import type { Certificate } from 'pkijs';
import { digestName, isWeakDigest } from '../../certificates/algorithms.ts';
import { isRsa, modulusBits } from '../../certificates/rsa-key.ts';
import { checkSignature, digestOfAlgorithm } from '../../certificates/verify-signature.ts';
import type { DigestParts } from '../digest.ts';
import { sameBytes } from '../same-bytes.ts';
import { attributeValues, type SignedMessage } from './read-message.ts';
import { bindingOf, type CertificateBinding, certificateOfSigner } from './signer-certificate.ts';

const contentType = '1.2.840.113549.1.9.3';
const messageDigest = '1.2.840.113549.1.9.4';

export interface MessageCheck {
  /** Faults of the message; `certificate-missing` and `kind-unknown` mean that it could not be checked. */
  readonly reasons: readonly VerdictReason[];
  readonly signer: Certificate | null;
  /** Binding of the certificate by signed attributes; `weak` is one by SHA-1 alone. */
  readonly binding: CertificateBinding;
  /** Digest over the content, as Web Crypto calls it; null for one that it does not have. */
  readonly digest: string | null;
}

interface MessageContent {
  readonly parts: readonly Uint8Array[];
  /** Certificates of the file, besides those of the message. */
  readonly others: readonly Certificate[];
  readonly digestParts: DigestParts;
}

/** Checks digest, attributes and signature of a message over its content (RFC 5652, 5.4 and 5.6). */
export async function checkMessage(
  message: SignedMessage,
  { parts, others, digestParts }: MessageContent,
): Promise<MessageCheck> {
  const { signer } = message;
  const digest = digestName(signer.digestAlgorithm.algorithmId);
  const certificate = certificateOfSigner(signer, [...message.certificates, ...others]);
  const reasons = new Set<VerdictReason>();

  if (digest === null) {
    return { reasons: ['kind-unknown'], signer: certificate, binding: 'missing', digest };
  }

  if (isWeakDigest(digest) || isWeakDigest(digestOfAlgorithm(signer.signatureAlgorithm) ?? digest)) {
    reasons.add('algorithm-weak');
  }

  const attributes = signer.signedAttrs?.attributes ?? null;
  let signed: Uint8Array;

  if (attributes === null) {
    signed = joinBytes(parts);
  } else {
    const [type] = attributeValues(attributes, contentType) ?? [];
    const [value] = attributeValues(attributes, messageDigest) ?? [];
    const expected = value instanceof asn1js.OctetString ? value.valueBlock.valueHexView : null;
    const isOfContent =
      type instanceof asn1js.ObjectIdentifier &&
      type.valueBlock.toString() === message.data.encapContentInfo.eContentType;

    if (expected === null || !isOfContent) {
      reasons.add('signature-wrong');
    } else if (!sameBytes(await digestParts(digest, parts), expected)) {
      reasons.add('digest-differs');
    }

    signed = new Uint8Array(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  }

  if (certificate !== null && isWeakKey(certificate)) {
    reasons.add('algorithm-weak');
  }

  if (certificate === null) {
    return { reasons: [...reasons, 'certificate-missing'], signer: null, binding: 'missing', digest };
  }

  const check = await checkSignature(certificate.subjectPublicKeyInfo, {
    data: signed,
    signature: signer.signature.valueBlock.valueHexView,
    algorithm: signer.signatureAlgorithm,
    digest,
  });

  if (check === 'wrong') {
    // Without attributes the signature is over the content itself, which may be what differs.
    reasons.add(attributes === null ? 'digest-differs' : 'signature-wrong');
  } else if (check === 'unsupported') {
    reasons.add('kind-unknown');
  }

  const binding = await bindingOf(signer, certificate);

  if (binding === 'wrong') {
    reasons.add('certificate-mismatch');
  }

  return { reasons: [...reasons], signer: certificate, binding, digest };
}

/** RSA keys below this size can be broken within the life of a document (NIST SP 800-57, part 1, table 2). */
const safeRsaBits = 2048;

function isWeakKey({ subjectPublicKeyInfo }: Certificate): boolean {
  return isRsa(subjectPublicKeyInfo) && modulusBits(subjectPublicKeyInfo) < safeRsaBits;
}
