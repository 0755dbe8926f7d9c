import { Failure, isFailure } from '@octavo/contract/failures';
import * as asn1js from 'asn1js';
import {
  AuthenticatedSafe,
  CertBag,
  Certificate,
  type ContentInfo,
  EncryptedData,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  type SafeBag,
  SafeContents,
} from 'pkijs';
import { decryptWithPassword } from './password-decryption.ts';
import { checkIntegrity } from './pkcs12-integrity.ts';

/** Private keys as PKCS#8, and certificates in the order of the file. */
export interface Pkcs12Content {
  readonly keys: readonly Uint8Array[];
  readonly certificates: readonly Certificate[];
}

const plainData = '1.2.840.113549.1.7.1';
const encryptedData = '1.2.840.113549.1.7.6';

/** Depth of safes within safes; files of programs have none. */
const deepestSafe = 4;

/**
 * Opens a PKCS#12 file (RFC 7292) that a password protects. The caller overwrites the keys.
 *
 * @throws Failure `certificate-unreadable`, `certificate-password-wrong` or `certificate-rounds-exceeded`
 */
export async function openPkcs12(bytes: Uint8Array, password: string): Promise<Pkcs12Content> {
  try {
    return await read(bytes, password);
  } catch (error) {
    // The library has no errors of its own for bytes that are something else.
    throw isFailure(error) ? error : new Failure('certificate-unreadable', String(error), { cause: error });
  }
}

async function read(bytes: Uint8Array, password: string): Promise<Pkcs12Content> {
  const { authSafe, macData } = PFX.fromBER(bytes);
  const content: unknown = authSafe.content;

  if (authSafe.contentType !== plainData || !(content instanceof asn1js.OctetString)) {
    throw new Failure('certificate-unreadable', 'protected by a key, not by a password');
  }

  const safe = new Uint8Array(content.getValue());

  try {
    if (macData !== undefined && !(await checkIntegrity(safe, macData, password))) {
      throw new Failure('certificate-password-wrong');
    }

    return await readSafes(AuthenticatedSafe.fromBER(safe), password);
  } finally {
    // A safe without encryption has the key itself.
    [safe, content.valueBlock.valueHexView].forEach((each) => each.fill(0));
  }
}

/** Content of all safes. After a failure, nothing of the keys is left. */
async function readSafes({ safeContents }: AuthenticatedSafe, password: string): Promise<Pkcs12Content> {
  const keys: Uint8Array[] = [];
  const certificates: Certificate[] = [];

  try {
    for (const info of safeContents) {
      const plain = await contentOf(info, password);

      try {
        for (const { bagValue } of bagsOf(SafeContents.fromBER(plain), 0)) {
          if (bagValue instanceof PKCS8ShroudedKeyBag || bagValue instanceof PrivateKeyInfo) {
            keys.push(await keyOf(bagValue, password));
          } else if (bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate) {
            certificates.push(bagValue.parsedValue);
          }
        }
      } finally {
        plain.fill(0);
      }
    }
  } catch (error) {
    keys.forEach((key) => key.fill(0));

    throw error;
  }

  return { keys, certificates };
}

/** Key as PKCS#8. */
async function keyOf(bag: PKCS8ShroudedKeyBag | PrivateKeyInfo, password: string): Promise<Uint8Array> {
  if (bag instanceof PKCS8ShroudedKeyBag) {
    const encrypted = bag.encryptedData.valueBlock.valueHexView;

    return decryptWithPassword(encrypted, bag.encryptionAlgorithm, password);
  }

  const key = new Uint8Array(bag.toSchema().toBER());
  bag.privateKey.valueBlock.valueHexView.fill(0);

  return key;
}

/** @throws Failure `certificate-unreadable`, and those of `decryptWithPassword` */
async function contentOf(info: ContentInfo, password: string): Promise<Uint8Array> {
  const content: unknown = info.content;

  if (info.contentType === plainData && content instanceof asn1js.OctetString) {
    return new Uint8Array(content.getValue());
  }

  if (info.contentType !== encryptedData) {
    throw new Failure('certificate-unreadable', `content of the type ${info.contentType}`);
  }

  const { encryptedContentInfo } = new EncryptedData({ schema: content });

  return decryptWithPassword(
    new Uint8Array(encryptedContentInfo.getEncryptedContent()),
    encryptedContentInfo.contentEncryptionAlgorithm,
    password,
  );
}

function bagsOf({ safeBags }: SafeContents, depth: number): SafeBag[] {
  return safeBags.flatMap((bag) =>
    bag.bagValue instanceof SafeContents && depth < deepestSafe ? bagsOf(bag.bagValue, depth + 1) : [bag],
  );
}
