import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type EditList, editListVersion, type Operation } from '@octavo/contract/edits/edit-list';
import { rightFor } from '@octavo/contract/edits/edit-rights';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { applyInStages, type Redacted } from '@octavo/editing/apply-in-stages';
import { checkBase } from '@octavo/editing/check-base';
import { naming } from '@octavo/editing/name-operation';
import type { RedactionReport } from '@octavo/editing/redaction/redaction-report';
import { changesSignedContent } from '@octavo/editing/signatures/signed-changes';
import type { PdfDocument } from '@octavo/pdf/document';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import type { InputFile, OutputFile } from '../run-files.ts';
import { EditAssets } from './edit-assets.ts';
import { editPdfFile } from './edit-pdf-file.ts';
import { imageHostOf } from './image-host.ts';
import type { RunContext } from './open.ts';
import { proveRedaction } from './redaction/prove-redaction.ts';
import { readScans } from './redaction/read-scans.ts';
import { redactionNotes } from './redaction/redaction-notes.ts';

export interface EditRequest {
  /** Name of the result. */
  readonly name: string;
  /** Changes made for exactly this file; null for none. */
  readonly list: EditList | null;
  /** True when the file is wanted without changes, too, for what is read from it. */
  readonly mayBeUnchanged?: boolean;
  /** Returns changes that are found by looking into the document, applied after those of the list. */
  more(document: PdfDocument): MoreEdits;
  /** Languages of scans whose words redactions search for; the usual ones when absent. */
  readonly languages?: readonly string[];
  /** Takes the report of a list with redactions. */
  onRedacted?(report: RedactionReport): void;
}

export interface MoreEdits {
  readonly operations: readonly Operation[];
  /** Files that these operations name, beside those that were sent. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly notes: readonly Note[];
}

export interface EditRunContext extends RunContext {
  /** Files that operations name. */
  readonly assets: readonly InputFile[];
  /** Called while scans are read. */
  report(done: number, total: number): void;
}

/** Languages of scans where none are named: those of the interface. */
const usualLanguages = ['eng', 'fra'];

/**
 * Applies a list of edits to a file. The changes are appended, so that signatures stay valid.
 *
 * @throws Failure `edit-base-differs` for the list of another file, `no-edits` when there is nothing to change, those
 *   of `applyEdits`, and those of `editPdfFile`.
 */
export async function applyEditList(
  file: InputFile,
  { name, list, mayBeUnchanged = false, languages = usualLanguages, more, onRedacted }: EditRequest,
  { assets, report, ...place }: EditRunContext,
): Promise<OutputFile> {
  const sha256 = list === null ? '' : await digestOf(file);

  let redacted: Redacted | null = null;
  let applied: readonly Operation[] = [];
  const prove = async (path: string) => {
    if (redacted !== null) {
      await proveRedaction(path, redacted, place).catch((error: unknown) => {
        throw naming(error, { operations: applied });
      });
      onRedacted?.(redacted.report);
    }
  };

  return editPdfFile(file, { name, purpose: 'look', prove }, place, async (editor, document, { check }) => {
    const base = { sha256, pages: document.pageCount };

    if (list !== null) {
      checkBase(list, base);
    }

    const found = more(document);
    const operations = [...(list?.operations ?? []), ...found.operations];

    if (operations.length === 0 && !mayBeUnchanged) {
      throw new Failure('no-edits', 'no operations');
    }

    // The owner permits comments, fields, pages and everything else separately.
    new Set(operations.map(rightFor)).forEach(check);
    const { fileOf, pictureOf } = new EditAssets(assets, found.assets, place.workspace);
    const host = { now: new Date(), signal: place.signal, fileOf, pictureOf };
    const whole: EditList = { version: editListVersion, base, operations };
    const staged = await applyInStages(editor, whole, {
      ...host,
      editor: { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() },
      imagesOf: imageHostOf,
      readScans: (current, pages) => readScans(current, pages, { ...place, languages, report }),
    });
    redacted = staged.redacted;
    applied = operations;
    const isContradicted = staged.isAppended && changesSignedContent(document, operations);

    return {
      ...staged,
      notes: [
        ...found.notes,
        ...(isContradicted ? [{ code: 'changed-after-signing', values: {} }] : []),
        ...(redacted === null ? [] : redactionNotes(redacted.report)),
      ],
    };
  });
}

async function digestOf({ path }: InputFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);

  return hash.digest('hex');
}
