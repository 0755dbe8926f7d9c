import type { ByteSource } from '@octavo/pdf/bytes/byte-source';
import { drawnAnnotations } from '@octavo/pdf/content/annotations/draw-annotations';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { appendUpdate } from '@octavo/pdf/write/write';
import { codec } from '../codec.ts';
import { openFileBytes } from '../file-bytes.ts';
import { writeFileThrough } from '../file-sink.ts';
import { loadDocument, type PdfiumDocument } from '../pdfium/library.ts';
import type { InputFile } from '../run-files.ts';
import { intactPath } from './intact-path.ts';
import { openPdfFile, type RunContext } from './open.ts';

/** A document whose pages are read for a conversion. */
export interface ReadablePdf extends Disposable {
  /** Drawn annotations are merged into the page content, here and in `pdfium`. */
  readonly document: PdfDocument;
  readonly pdfium: PdfiumDocument;
  /** The document without merged annotations. */
  readonly original: PdfDocument;
  /** Path of the file with its annotations unmerged. */
  readonly path: string;
}

/**
 * Opens a file to read its pages, with text boxes, stamps, drawings and signatures merged into them.
 *
 * @param withFields true to merge the text that fields show, too
 * @throws Failure those of `openPdfFile` and `loadDocument`.
 */
export async function openForReading(
  file: InputFile,
  context: RunContext,
  withFields = false,
): Promise<ReadablePdf> {
  const opened = await openPdfFile(file, 'extract', context);
  const path = intactPath(opened, context.workspace);
  const drawn = drawnAnnotations(opened.document, withFields);

  if (drawn.size === 0) {
    return readable(opened.document, opened.document, await openFileBytes(path), path);
  }

  const drawnPath = context.workspace.newPath('pdf');
  writeFileThrough(drawnPath, (sink) => appendUpdate(opened.document, drawn, sink, codec));
  const source = await openFileBytes(drawnPath);

  return readable(openPdf(source, codec), opened.document, source, path);
}

async function readable(
  document: PdfDocument,
  original: PdfDocument,
  source: ByteSource,
  path: string,
): Promise<ReadablePdf> {
  const pdfium = await loadDocument(source);

  return { document, original, pdfium, path, [Symbol.dispose]: () => pdfium[Symbol.dispose]() };
}
