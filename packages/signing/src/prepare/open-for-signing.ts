import { Failure } from '@octavo/contract/failures';
import { bytesOf } from '@octavo/editing/committed';
import { portableCodec } from '@octavo/editing/portable-codec';
import { removeSignatures } from '@octavo/editing/signatures/remove-signatures';
import { hasSignatures } from '@octavo/editing/signatures/signed-changes';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { isDocumentError } from '@octavo/pdf/document-error';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';

/**
 * Opens a file that is to be signed.
 *
 * @throws Failure `signature-file-encrypted` or `damaged-file`.
 */
export function openForSigning(bytes: Uint8Array): PdfDocument {
  try {
    return openPdf(bytes, portableCodec);
  } catch (error) {
    if (isDocumentError(error) && error.code === 'password-required') {
      // A signature inside of an encryption would need every changed string and stream encrypted with its key.
      throw new Failure('signature-file-encrypted', '', { cause: error });
    }

    throw error;
  }
}

/**
 * Writes a document anew with a page tree and cross-references of its own. Signatures that it has do not cover the new
 * bytes, so their fields are emptied.
 */
export function repaired(document: PdfDocument, time: Date): PdfDocument {
  const pages = Array.from({ length: document.pageCount }, (_, page) => ({ source: 0, page }));
  const plan = {
    sources: [{ document, title: '' }],
    pages,
    bookmarks: 'keep',
    modified: time,
  } as const;
  const written = openPdf(
    bytesOf((sink) => assemble(plan, sink, portableCodec)),
    portableCodec,
  );

  if (!hasSignatures(document)) {
    return written;
  }

  const changes = new ObjectChanges(written, portableCodec);
  removeSignatures(changes);

  return openPdf(
    bytesOf((sink) => changes.rewrite(sink)),
    portableCodec,
  );
}
