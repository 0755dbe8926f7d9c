import type { EditList } from '@octavo/contract/edits/edit-list';
import { Failure } from '@octavo/contract/failures';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { applyEdits } from '@octavo/editing/apply-edits';
import { checkBase } from '@octavo/editing/check-base';
import { bytesOf } from '@octavo/editing/committed';
import { portableCodec } from '@octavo/editing/portable-codec';
import { changesSignedContent, hasSignatures } from '@octavo/editing/signatures/signed-changes';
import { isOfFirstStage } from '@octavo/editing/stages';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { portablePicture } from '@octavo/pdf/picture/portable-picture';
import { addSignature } from './add-signature.ts';
import { openForSigning, repaired } from './open-for-signing.ts';
import { type GapRanges, signedParts, writeRanges } from './signature-gap.ts';
import { signatureNotPossible } from './signing-failures.ts';
import type { SigningHost } from './signing-host.ts';

/** File with a gap for its signature. */
export interface PreparedSignature {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ranges: GapRanges;
  /** Digest of the bytes outside of the gap, by the algorithm of the request. */
  readonly digest: Uint8Array;
  /** True for a file that was written anew because it was damaged. */
  readonly isRepaired: boolean;
  /** True when the file had signatures, which do not cover the new file. */
  readonly lostSignatures: boolean;
  /** True when the file had signatures, and its bytes stay. */
  readonly keptSignatures: boolean;
  /** True when edits change content that earlier signatures cover, which readers then report as changed. */
  readonly changesSigned: boolean;
  readonly pages: number;
}

export interface SigningInput {
  readonly request: SignatureRequest;
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
  input: SigningInput,
  host: SigningHost,
): Promise<PreparedSignature> {
  const { request } = input;

  if (hexOf(await host.digestParts('SHA-256', [bytes])) !== request.base.sha256) {
    throw new Failure('signature-base-differs');
  }

  const document = openForSigning(bytes);
  const isSigned = hasSignatures(document);

  if (!request.repairs && canBeUpdated(document, isSigned)) {
    const written = await writtenUpdate(document, input, { host, isSigned });

    // Parts of a file are read late, and may be damaged: then the update has no base.
    if (canBeUpdated(document, isSigned)) {
      return {
        ...written,
        isRepaired: false,
        lostSignatures: false,
        keptSignatures: isSigned,
        changesSigned: changesSignedContent(document, input.edits?.operations ?? []),
      };
    }
  }

  // Earlier signatures are removed only by an explicit request.
  if (isSigned && !request.repairs) {
    throw new Failure('signature-file-damaged', document.repairs.join(', '));
  }

  const whole = repaired(document, new Date(request.time));

  return {
    ...(await writtenUpdate(whole, input, { host, isSigned: false })),
    isRepaired: true,
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
  { request, edits }: SigningInput,
  { host, isSigned }: { readonly host: SigningHost; readonly isSigned: boolean },
): Promise<Pick<PreparedSignature, 'bytes' | 'ranges' | 'digest' | 'pages'>> {
  const editor = PdfEditor.open(document, {
    codec: portableCodec,
    fonts: host.fonts,
    codeMaps: host.codeMaps,
  });

  if (edits !== null) {
    await applyMarks(editor, edits, { request, host });
  }

  const signature = await addSignature(editor, request, host);
  const bytes = bytesOf((sink) => editor.commit({ mode: 'append', isSigned }, sink), document.bytes);
  const at = openPdf(bytes, portableCodec).locate(signature.number)?.start;

  if (at === undefined) {
    throw new Error('the signature is not in the update');
  }

  const ranges = writeRanges(bytes, at, request.roomBytes);
  const digest = await host.digestParts(request.digest.toUpperCase(), signedParts(bytes, ranges));

  return { bytes, ranges, digest, pages: document.pageCount };
}

/** @throws Failure `edit-base-differs`, `signature-not-possible`, and those of `applyEdits`. */
async function applyMarks(
  editor: PdfEditor,
  edits: EditList,
  { request, host }: { readonly request: SignatureRequest; readonly host: SigningHost },
): Promise<void> {
  checkBase(edits, { sha256: request.base.sha256, pages: editor.changes.document.pageCount });

  // A repair writes a new file, so it is a step of its own, and its result is signed.
  if (!edits.operations.every((each) => isOfFirstStage(each) && !rewriting.has(each.kind))) {
    throw signatureNotPossible('edits-rewrite');
  }

  await applyEdits(editor, edits, {
    now: new Date(request.time),
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

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
