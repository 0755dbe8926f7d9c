import { readFile } from 'node:fs/promises';
import { drawnAnnotations } from '@octavo/engine/pdf/content/annotations/draw-annotations';
import { openPdf, type PdfDocument } from '@octavo/engine/pdf/document';
import { appendUpdate } from '@octavo/engine/pdf/write';
import type { InputFile } from '@octavo/tools/kit/types';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import { loadDocument, type PdfiumDocument } from '../pdfium/library.ts';
import { openPdfFile, type RunContext } from './open.ts';
import { intactPath } from './sound-path.ts';

/** A document whose pages are read for a conversion. */
export interface ReadablePdf extends Disposable {
  /** Drawn annotations are content of the pages, in both readings of the file. */
  readonly document: PdfDocument;
  readonly pdfium: PdfiumDocument;
  /** The document as it came. */
  readonly original: PdfDocument;
  /** The file as its readers see it, with annotations as such. */
  readonly path: string;
}

/**
 * Opens a file whose pages are read: what text boxes, stamps, drawings and signatures show is part of its pages.
 *
 * @throws ToolFailure what `openPdfFile` and `loadDocument` throw.
 */
export async function openForReading(file: InputFile, place: RunContext): Promise<ReadablePdf> {
  const opened = await openPdfFile(file, 'extract', place);
  const path = intactPath(opened, place.workspace);
  const drawn = drawnAnnotations(opened.document);

  if (drawn.size === 0) {
    return readable(opened.document, opened.document, await readFile(path), path);
  }

  const drawnPath = place.workspace.newPath('pdf');
  writeFileThrough(drawnPath, (sink) => appendUpdate(opened.document, drawn, sink, codec));
  const bytes = await readFile(drawnPath);

  return readable(openPdf(bytes, codec), opened.document, bytes, path);
}

async function readable(
  document: PdfDocument,
  original: PdfDocument,
  bytes: Uint8Array,
  path: string,
): Promise<ReadablePdf> {
  const pdfium = await loadDocument(bytes);

  return { document, original, pdfium, path, [Symbol.dispose]: () => pdfium[Symbol.dispose]() };
}
