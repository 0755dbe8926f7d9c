import { readFile, stat } from 'node:fs/promises';
import type { FileKind } from '@octavo/contract/kinds';
import { previewPages, previewPixels } from '@octavo/contract/limits';
import { pixelsAsImage } from '../image/encode.ts';
import { openPicture } from '../image/open-picture.ts';
import { printPlainly } from '../office/print-plainly.ts';
import type { RunContext } from '../pdf/open.ts';
import { drawPageWithin } from '../pdfium/draw.ts';
import { loadDocument } from '../pdfium/library.ts';
import type { OutputFile } from '../run-files.ts';
import { writeBeginning } from './beginning.ts';
import { writeMarked, writeSmall } from './small-copy.ts';

/** Preview of a part of a result. */
export interface ResultPreview {
  /** Page number from 1; always 1 for a picture or a text. */
  readonly page: number;
  readonly kind: 'jpg' | 'txt';
  readonly path: string;
}

const pictureKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'gif', 'tiff', 'bmp', 'heic', 'avif'];
const textKinds: readonly FileKind[] = ['txt', 'md', 'csv', 'html'];
const officeKinds: readonly FileKind[] = ['docx', 'xlsx', 'pptx'];

/**
 * Renders the first pages of a result that browsers cannot display.
 *
 * @throws Failure any failure of reading the result.
 */
export async function drawPlainPreviews(result: OutputFile, context: RunContext): Promise<ResultPreview[]> {
  return officeKinds.includes(result.kind)
    ? drawPages(await printed(result, context), context, writeSmall)
    : [];
}

/**
 * Previews a result for users who may not download it: first pages with a watermark, a small copy of a
 * picture with a watermark, or the first characters of a text. Empty for results without a preview, such as a
 * document with a password.
 *
 * @throws Failure any failure of reading the result.
 */
export async function drawMarkedPreviews(result: OutputFile, context: RunContext): Promise<ResultPreview[]> {
  const { kind, path } = result;

  if (kind === 'pdf') {
    return drawPages(path, context, writeMarked);
  }

  if (officeKinds.includes(kind)) {
    return drawPages(await printed(result, context), context, writeMarked);
  }

  if (pictureKinds.includes(kind)) {
    const picture = await openPicture(await asInput(result));
    const target = context.workspace.newPath('jpg');
    await writeMarked(picture.pixels('first'), target);

    return [{ page: 1, kind: 'jpg', path: target }];
  }

  return textKinds.includes(kind) ? [await writeBeginning(result, context.workspace)] : [];
}

/** Path of a PDF with at least the first pages of a document; the report has usually made it already. */
async function printed(result: OutputFile, context: RunContext): Promise<string> {
  return result.drawn ?? printPlainly(await asInput(result), context);
}

async function asInput({ name, kind, path }: OutputFile) {
  return { name, kind, path, sizeBytes: (await stat(path)).size };
}

async function drawPages(
  path: string,
  { workspace, signal }: RunContext,
  write: typeof writeMarked,
): Promise<ResultPreview[]> {
  using document = await loadDocument(await readFile(path));
  const previews: ResultPreview[] = [];

  for (let pageIndex = 0; pageIndex < Math.min(previewPages, document.pageCount); pageIndex += 1) {
    signal.throwIfAborted();
    const target = workspace.newPath('jpg');
    await write(pixelsAsImage(drawPageWithin(document, pageIndex, previewPixels)), target);
    previews.push({ page: pageIndex + 1, kind: 'jpg', path: target });
  }

  return previews;
}
