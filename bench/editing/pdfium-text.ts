import { loadDocument, type PdfiumDocument } from '@octavo/engine-node/pdfium/library';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpretation } from '@octavo/pdf/interpret/interpret-page';
import type { TextEdit } from './text-edits.ts';

/** FPDF_PAGEOBJ_TEXT. */
const textObject = 1;

/**
 * Inserts the word of an edit by PDFium's own functions: sets the text of the object that the word follows, and lets
 * PDFium write the content of the page. Null where PDFium has no such object, or refuses the text.
 */
export async function editByPdfium(
  bytes: Uint8Array,
  pageIndex: number,
  { glyphs }: PageInterpretation,
  edit: TextEdit,
): Promise<Uint8Array | null> {
  const place = insertionPlace(edit, glyphs);

  if (place === null) {
    return null;
  }

  using document = await loadDocument(bytes);
  const { pdfium } = document;
  const page = pdfium.FPDF_LoadPage(document.handle, pageIndex);

  try {
    const objects = Array.from({ length: pdfium.FPDFPage_CountObjects(page) }, (_, index) =>
      pdfium.FPDFPage_GetObject(page, index),
    ).filter((object) => pdfium.FPDFPageObj_GetType(object) === textObject);
    const object = objects[place.operator];
    const isSet =
      object !== undefined &&
      withString(document, place.text, (text) => pdfium.FPDFText_SetText(object, text));

    return isSet && pdfium.FPDFPage_GenerateContent(page) ? saved(document) : null;
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Operator of the page that shows what the word follows, counted from 0, and its text with the word. */
function insertionPlace({ unit, text, added }: TextEdit, glyphs: readonly Glyph[]) {
  let at = 0;

  while (at < unit.text.length && unit.text[at] === text[at]) {
    at += 1;
  }

  const before = unit.glyphs.slice(0, at).findLast((glyph) => glyph >= 0);
  const shown = before === undefined ? undefined : glyphs[before]!.shown;

  if (before === undefined || shown === undefined || shown.drawing.drawnBy !== null) {
    return null;
  }

  const onPage = glyphs.filter((glyph) => glyph.shown.drawing.drawnBy === null);
  const operators = [...new Set(onPage.map((glyph) => glyph.shown))];
  const texts = glyphs.flatMap((glyph, index) =>
    glyph.shown === shown ? [index === before ? `${glyph.text} ${added} ` : glyph.text] : [],
  );

  return { operator: operators.indexOf(shown), text: texts.join('') };
}

function withString({ pdfium }: PdfiumDocument, text: string, use: (pointer: number) => boolean): boolean {
  const encoded = Buffer.from(`${text}\0`, 'utf16le');
  const pointer = pdfium.pdfium.wasmExports.malloc(encoded.length);
  pdfium.pdfium.HEAPU8.set(encoded, pointer);
  const result = use(pointer);
  pdfium.pdfium.wasmExports.free(pointer);

  return result;
}

function saved({ pdfium, handle }: PdfiumDocument): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(handle, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const data = pdfium.pdfium.wasmExports.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, data, size);
  const bytes = pdfium.pdfium.HEAPU8.slice(data, data + size);
  pdfium.pdfium.wasmExports.free(data);
  pdfium.PDFiumExt_CloseFileWriter(writer);

  return bytes;
}
