import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { isDocumentError } from '@octavo/pdf/document-error';
import type { Codec } from '@octavo/pdf/host';
import type { DecryptionOf } from '@octavo/pdf/object-decryption';
import { type FileEncryption, readEncryption } from './file-encryption.ts';

/** A file opened for reading, and what opens its earlier revisions. */
interface ReadableFile {
  readonly document: PdfDocument;
  readonly decryptionOf: DecryptionOf | undefined;
}

/**
 * Opens a file whose bytes stay as they are: one that is encrypted without a password for opening is decrypted object
 * by object, as signatures cover the encrypted bytes.
 *
 * @throws DocumentError `password-required` for a file with a password, and those of `openPdf`
 */
export async function openForReading(file: Uint8Array, codec: Codec): Promise<ReadableFile> {
  const encryptions: (FileEncryption | null)[] = [];

  try {
    const document = openPdf(file, codec, (encrypted, dict) => {
      encryptions.push(readEncryption(encrypted, dict));

      return null;
    });

    return { document, decryptionOf: undefined };
  } catch (error) {
    const encryption = encryptions.at(-1) ?? null;
    const decryptionOf =
      isDocumentError(error) && error.code === 'password-required' && encryption !== null
        ? await decryptionFor(encryption)
        : null;

    if (decryptionOf === null) {
      throw error;
    }

    return { document: openPdf(file, codec, decryptionOf), decryptionOf };
  }
}

/** Loads the old ciphers only for encrypted files. */
async function decryptionFor(encryption: FileEncryption): Promise<DecryptionOf | null> {
  const [{ fileKeyOf }, { decryptionWith }] = await Promise.all([
    import('./file-key.ts'),
    import('./decrypt-objects.ts'),
  ]);
  const key = await fileKeyOf(encryption);

  return key === null ? null : () => decryptionWith(key, encryption);
}
