import type { PdfiumDocument } from '@octavo/engine-node/pdfium/library';

/** Text that PDFium reads at one point of a page. */
export interface PdfiumCharacter {
  /** Several characters where one glyph stands for them. */
  readonly text: string;
  /** User space of the page. */
  readonly x: number;
  readonly y: number;
  /** False when the font does not tell which character the glyph is. */
  readonly isKnown: boolean;
}

/** Characters of a page that PDFium has not added itself; null when it cannot open the page. */
export function pdfiumCharacters(
  { pdfium, handle }: PdfiumDocument,
  pageIndex: number,
): PdfiumCharacter[] | null {
  const page = pdfium.FPDF_LoadPage(handle, pageIndex);

  if (page === 0) {
    return null;
  }

  const text = pdfium.FPDFText_LoadPage(page);
  const pointer = pdfium.pdfium.wasmExports.malloc(16);
  const characters = new Map<string, PdfiumCharacter>();
  const count = pdfium.FPDFText_CountChars(text);

  for (let index = 0; index < count; index += 1) {
    if (pdfium.FPDFText_IsGenerated(text, index) === 1) {
      continue;
    }

    pdfium.FPDFText_GetCharOrigin(text, index, pointer, pointer + 8);
    const [x = 0, y = 0] = pdfium.pdfium.HEAPF64.subarray(pointer >> 3, (pointer >> 3) + 2);
    const unit = pdfium.FPDFText_GetUnicode(text, index);
    const isKnown = pdfium.FPDFText_HasUnicodeMapError(text, index) !== 1;
    // A glyph that stands for several characters gives each of them, in the order of reading.
    const key = `${x} ${y}`;
    const same = characters.get(key);
    characters.set(key, {
      text: (same?.text ?? '') + String.fromCharCode(unit),
      x,
      y,
      isKnown: isKnown && same?.isKnown !== false,
    });
  }

  pdfium.pdfium.wasmExports.free(pointer);
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);

  return [...characters.values()];
}
