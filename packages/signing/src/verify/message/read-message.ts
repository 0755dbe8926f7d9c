import * as asn1js from 'asn1js';
import {
  type Attribute,
  type Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { readCertificate } from '../../certificates/read-certificate.ts';
import { readAsn1 } from '../../read-asn1.ts';
import { isWellFormed } from '../../well-formed.ts';

/** Signature message (CMS, RFC 5652) with its one signer. */
export interface SignedMessage {
  readonly data: SignedData;
  readonly signer: SignerInfo;
  readonly certificates: readonly Certificate[];
  /** Length of the message; zeros follow in a file. */
  readonly bytes: number;
}

/** Reads a signature message; null when it is none, or has no single signer (ISO 32000-2, 12.8.3.3.1). */
export function readMessage(bytes: Uint8Array): SignedMessage | null {
  const read = readAsn1(bytes);

  if (read === null || !isWellFormed(bytes.subarray(0, read.bytes))) {
    return null;
  }

  try {
    const info = new ContentInfo({ schema: read.value });

    if (info.contentType !== ContentInfo.SIGNED_DATA) {
      return null;
    }

    const data = new SignedData({ schema: info.content });
    const [signer] = data.signerInfos;

    return signer === undefined || data.signerInfos.length !== 1 || !agrees(data, signer)
      ? null
      : { data, signer, certificates: certificatesOf(info), bytes: read.bytes };
  } catch {
    // The library throws for every structure that is no message.
    return null;
  }
}

/** Values of an attribute; empty when it is missing, null when it is given more than once (RFC 5652, 5.3). */
export function attributeValues(attributes: readonly Attribute[], type: string): readonly unknown[] | null {
  const found = attributes.filter((attribute) => attribute.type === type);

  return found.length > 1 ? null : (found[0]?.values ?? []);
}

/** Versions of a message and of its signer, which follow from what is in them (RFC 5652, 5.1 and 5.3). */
const messageVersions: readonly number[] = [1, 3, 4, 5];
const versionOfName = 1;
const versionOfKey = 3;

/** True when the parts that no signature protects agree with those that one does. */
function agrees({ version, digestAlgorithms }: SignedData, signer: SignerInfo): boolean {
  const { algorithmId } = signer.digestAlgorithm;
  const isNamed = signer.sid instanceof IssuerAndSerialNumber;

  return (
    messageVersions.includes(version) &&
    signer.version === (isNamed ? versionOfName : versionOfKey) &&
    digestAlgorithms.some((algorithm) => algorithm.algorithmId === algorithmId)
  );
}

/** Certificates of a message with the bytes that they have in it. */
function certificatesOf({ content }: ContentInfo): Certificate[] {
  const parts: readonly unknown[] = content instanceof asn1js.Sequence ? content.valueBlock.value : [];
  // [0] IMPLICIT CertificateSet
  const set = parts.find(
    (part) =>
      part instanceof asn1js.Constructed && part.idBlock.tagClass === 3 && part.idBlock.tagNumber === 0,
  );

  return set instanceof asn1js.Constructed
    ? set.valueBlock.value.flatMap((item) => readCertificate(item.valueBeforeDecodeView) ?? [])
    : [];
}
