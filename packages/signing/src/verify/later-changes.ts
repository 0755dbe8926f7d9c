import type { LaterChange } from '@octavo/contract/signing/signature-report';
import { openPdf, openPdfByScan, type PdfDocument } from '@octavo/pdf/document';
import { isDocumentError } from '@octavo/pdf/document-error';
import type { Codec } from '@octavo/pdf/host';
import type { DecryptionOf } from '@octavo/pdf/object-decryption';
import { classes, whitespace } from '@octavo/pdf/syntax/characters';
import { repeatsKeys } from './changes/appended-objects.ts';
import { compareRevisions, withoutRepeats } from './changes/compare-revisions.ts';
import type { SignaturePermissions } from './permissions.ts';

/** Revisions of a file, each opened once. */
export class FileRevisions {
  readonly file: Uint8Array;
  readonly #codec: Codec;
  readonly #decryptionOf: DecryptionOf | undefined;
  readonly #byTable = new Map<number, PdfDocument | null>();
  readonly #byScan = new Map<number, PdfDocument | null>();

  constructor(file: Uint8Array, codec: Codec, decryptionOf?: DecryptionOf) {
    this.file = file;
    this.#codec = codec;
    this.#decryptionOf = decryptionOf;
  }

  /** The file as it was when its first `end` bytes were all of it; null when they are no document. */
  upTo(end: number): PdfDocument | null {
    return this.#open(this.#byTable, end, openPdf);
  }

  /** The same without its cross-references, as tolerant programs read damaged files. */
  scannedUpTo(end: number): PdfDocument | null {
    return this.#open(this.#byScan, end, openPdfByScan);
  }

  #open(known: Map<number, PdfDocument | null>, end: number, open: typeof openPdf): PdfDocument | null {
    const document = known.get(end);

    if (document !== undefined) {
      return document;
    }

    const opened = openOrNull(() => open(this.file.subarray(0, end), this.#codec, this.#decryptionOf));
    known.set(end, opened);

    return opened;
  }
}

/** Changes since a signature. `null` for a revision that cannot be opened: its changes are unknown. */
export function changesSince(
  revisions: FileRevisions,
  signedEnd: number,
  permissions: SignaturePermissions,
): LaterChange[] {
  const { file } = revisions;

  if (isBlank(file.subarray(signedEnd))) {
    return [];
  }

  const signed = revisions.upTo(signedEnd);
  const later = revisions.upTo(file.length);

  if (signed === null || later === null) {
    return [unreadable];
  }

  const changes = compareRevisions(signed, later, permissions);

  // Other programs may still show objects that the cross-references hide.
  const signedByScan = revisions.scannedUpTo(signedEnd);
  const laterByScan = revisions.scannedUpTo(file.length);
  const hidden =
    signedByScan === null || laterByScan === null
      ? [unreadable]
      : compareRevisions(signedByScan, laterByScan, permissions);
  const repeats = repeatsKeys(later, signedEnd) ? [unreadable] : [];

  return withoutRepeats([...changes, ...hidden.filter(({ allowed }) => !allowed), ...repeats]);
}

const unreadable: LaterChange = { kind: 'other', page: null, name: null, allowed: false };

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => classes[byte] === whitespace);
}

function openOrNull(open: () => PdfDocument): PdfDocument | null {
  try {
    return open();
  } catch (error) {
    if (isDocumentError(error) && error.code === 'damaged-file') {
      return null;
    }

    throw error;
  }
}
