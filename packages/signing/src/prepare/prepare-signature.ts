import type { EditList } from '@octavo/contract/edits/edit-list';
import { Failure } from '@octavo/contract/failures';
import type { SignatureOrder } from '@octavo/contract/signing/signature-order';
import { applyEdits } from '@octavo/editing/apply-edits';
import { checkBase } from '@octavo/editing/check-base';
import { bytesOf } from '@octavo/editing/committed';
import { portableCodec } from '@octavo/editing/portable-codec';
import { changesSignedContent, hasSignatures } from '@octavo/editing/signed-changes';
import { isOfFirstStage } from '@octavo/editing/stages';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { portablePicture } from '@octavo/pdf/picture/portable-picture';
import { addSignature } from './add-signature.ts';
import { mended, openForSigning } from './open-for-signing.ts';
import { digestOfRanges, type SignedRanges, writeRanges } from './signature-gap.ts';
import { signatureNotPossible } from './signing-failures.ts';
import type { SigningHost } from './signing-host.ts';

/** File with a gap for its signature. */
export interface PreparedSignature {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ranges: SignedRanges;
  /** Digest of the bytes outside of the gap, by the algorithm of the order. */
  readonly digest: Uint8Array;
  /** True for a file that was written anew because it was damaged. */
  readonly isMended: boolean;
  /** True when the file had signatures, which do not cover the new file. */
  readonly lostSignatures: boolean;
  /** True when the file had signatures, and its bytes stay. */
  readonly keptSignatures: boolean;
  /** True when edits change content that earlier signatures cover, which readers then report as changed. */
  readonly changesSigned: boolean;
  readonly pages: number;
}

export interface SigningRequest {
  readonly order: SignatureOrder;
  /** Marks and values of fields that are written with the signature. */
  readonly edits: EditList | null;
}

/**
 * Writes edits and a signature without its value, in one update behind the bytes of the file. The same file, request
 * and fonts give the same bytes in every host.
 *
 * @throws Failure `signature-base-differs`, `signature-file-damaged` for a signed file whose signatures a repair would
 *   remove, those of `openForSigning` and `addSignature`, and those of the edits.
 */
export async function prepareSignature(
  bytes: Uint8Array,
  request: SigningRequest,
  host: SigningHost,
): Promise<PreparedSignature> {
  const { order } = request;

  if ((await sha256Of(bytes)) !== order.base.sha256) {
    throw new Failure('signature-base-differs');
  }

  const document = openForSigning(bytes);
  const isSigned = hasSignatures(document);

  if (!order.mends && canBeUpdated(document, isSigned)) {
    const written = await writtenUpdate(document, request, { host, isSigned });

    // Parts of a file are read late, and may be damaged: then the update has no base.
    if (canBeUpdated(document, isSigned)) {
      return {
        ...written,
        isMended: false,
        lostSignatures: false,
        keptSignatures: isSigned,
        changesSigned: changesSignedContent(document, request.edits?.operations ?? []),
      };
    }
  }

  // Earlier signatures are removed only by an explicit request.
  if (isSigned && !order.mends) {
    throw new Failure('signature-file-damaged', document.repairs.join(', '));
  }

  const whole = mended(document, new Date(order.time));

  return {
    ...(await writtenUpdate(whole, request, { host, isSigned: false })),
    isMended: true,
    lostSignatures: isSigned,
    keptSignatures: false,
    changesSigned: false,
  };
}

/** True for a file to which an update can be appended. Wrong lengths of streams stay in a file that is signed. */
function canBeUpdated({ repairs }: PdfDocument, isSigned: boolean): boolean {
  return repairs.every((repair) => isSigned && repair === 'stream-length-corrected');
}

async function writtenUpdate(
  document: PdfDocument,
  { order, edits }: SigningRequest,
  { host, isSigned }: { readonly host: SigningHost; readonly isSigned: boolean },
): Promise<Pick<PreparedSignature, 'bytes' | 'ranges' | 'digest' | 'pages'>> {
  const editor = PdfEditor.open(document, {
    codec: portableCodec,
    fonts: host.fonts,
    codeMaps: host.codeMaps,
  });

  if (edits !== null) {
    await applyMarks(editor, edits, { order, host });
  }

  const signature = await addSignature(editor, order, host);
  const bytes = bytesOf((sink) => editor.commit({ mode: 'append', isSigned }, sink));
  const at = openPdf(bytes, portableCodec).locate(signature.number)?.start;

  if (at === undefined) {
    throw new Error('the signature is not in the update');
  }

  const ranges = writeRanges(bytes, at, order.roomBytes);
  const digest = await digestOfRanges(bytes, ranges, order.digest.toUpperCase());

  return { bytes, ranges, digest, pages: document.pageCount };
}

/** @throws Failure `edit-base-differs`, `signature-not-possible`, and those of `applyEdits`. */
async function applyMarks(
  editor: PdfEditor,
  edits: EditList,
  { order, host }: { readonly order: SignatureOrder; readonly host: SigningHost },
): Promise<void> {
  checkBase(edits, { sha256: order.base.sha256, pages: editor.changes.document.pageCount });

  // What makes a new file is a step of its own: its result is signed.
  if (!edits.operations.every((each) => isOfFirstStage(each) && !rewriting.has(each.kind))) {
    throw signatureNotPossible('edits-rewrite');
  }

  await applyEdits(editor, edits, {
    now: new Date(order.time),
    signal: host.signal,
    fileOf: host.fileOf,
    async pictureOf(name) {
      const file = await host.fileOf(name);
      const picture = file === null ? null : portablePicture(file, portableCodec);

      if (file !== null && picture === null) {
        throw signatureNotPossible('picture-kind');
      }

      return picture;
    },
  });
}

const rewriting: ReadonlySet<string> = new Set(['page.insert', 'page.delete']);

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);

  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
