import type { ObjectDecryption } from '@octavo/pdf/object-decryption';
import { isName, PdfDict, type PdfObject, PdfStream, PdfString } from '@octavo/pdf/objects';
import { decryptBlocks, md5Of, rc4 } from './ciphers.ts';
import type { CipherName, FileEncryption } from './file-encryption.ts';

const salt = new TextEncoder().encode('sAlT');

/** Decrypts strings and streams of a file (ISO 32000-2, 7.6.3). */
export function decryptionWith(key: Uint8Array, encryption: FileEncryption): ObjectDecryption {
  return (object, number, generation) => {
    if (number === encryption.object) {
      return object;
    }

    const bytesWith = (cipher: CipherName) => {
      const own = encryption.revision >= 5 ? key : objectKey(key, number, generation, cipher);

      return (bytes: Uint8Array) => decryptBytes(bytes, own, cipher);
    };

    return decryptObject(object, bytesWith(encryption.strings), bytesWith(encryption.streams), encryption);
  };
}

/** Algorithm 1 (7.6.3.2). */
function objectKey(key: Uint8Array, number: number, generation: number, cipher: CipherName): Uint8Array {
  const name = new Uint8Array([number, number >> 8, number >> 16, generation, generation >> 8]);

  return md5Of(key, name, cipher === 'aes' ? salt : none).subarray(0, Math.min(key.length + 5, 16));
}

const none = new Uint8Array(0);
const vectorBytes = 16;

function decryptBytes(bytes: Uint8Array, key: Uint8Array, cipher: CipherName): Uint8Array {
  if (cipher !== 'aes') {
    return cipher === 'rc4' ? rc4(key, bytes) : bytes;
  }

  if (bytes.length < 2 * vectorBytes) {
    return none;
  }

  const padded = decryptBlocks(key, bytes.subarray(0, vectorBytes), bytes.subarray(vectorBytes));
  const padding = padded.at(-1) ?? 0;

  return padded.subarray(0, Math.max(0, padded.length - (padding <= vectorBytes ? padding : 0)));
}

type Decrypt = (bytes: Uint8Array) => Uint8Array;

function decryptObject(
  object: PdfObject,
  strings: Decrypt,
  streams: Decrypt,
  encryption: FileEncryption,
): PdfObject {
  const inside = (value: PdfObject): PdfObject => {
    if (value instanceof PdfString) {
      return new PdfString(strings(value.bytes));
    }

    if (Array.isArray(value)) {
      return value.map(inside);
    }

    if (value instanceof PdfDict) {
      // The signature itself is never encrypted (7.6.2).
      const isSignature = value.has('ByteRange');

      return new PdfDict(
        [...value.entries].map(([key, entry]) => [
          key,
          isSignature && key === 'Contents' ? entry : inside(entry),
        ]),
      );
    }

    return value;
  };

  if (!(object instanceof PdfStream)) {
    return inside(object);
  }

  const dict = inside(object.dict);
  // Cross-reference streams are read before the key is known; readers decrypt what only claims to be one.
  const isPlain =
    hasIdentityFilter(object.dict) ||
    (!encryption.encryptsMetadata && isName(object.dict.get('Type'), 'Metadata'));

  return new PdfStream(
    dict instanceof PdfDict ? dict : object.dict,
    isPlain ? object.raw : streams(object.raw),
  );
}

/** True for a stream that its own crypt filter leaves as it is, as metadata often are (ISO 32000-2, 7.4.10). */
function hasIdentityFilter(dict: PdfDict): boolean {
  const [filter] = listOf(dict.get('Filter'));
  const [parameters = null] = listOf(dict.get('DecodeParms'));
  const name = parameters instanceof PdfDict ? parameters.get('Name') : null;

  return isName(filter ?? null, 'Crypt') && (name === null || isName(name, 'Identity'));
}

function listOf(object: PdfObject): readonly PdfObject[] {
  return Array.isArray(object) ? object : [object];
}
