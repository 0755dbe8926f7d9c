import { faceOf } from '@octavo/engine/layout/font-face';
import type { FontFace } from '@octavo/engine/layout/page-content';
import type { Pdfium } from '../library.ts';
import type { Scratch } from './scratch.ts';

/** The fonts of a document, each once, however many pages load it anew. */
export class FontTable {
  readonly faces: FontFace[] = [];
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #byHandle = new Map<number, number>();
  readonly #byKey = new Map<string, number>();

  constructor(pdfium: Pdfium, scratch: Scratch) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
  }

  /** Index of the face of a font (FPDF_FONT). */
  indexOf(font: number): number {
    const known = this.#byHandle.get(font);

    if (known !== undefined) {
      return known;
    }

    const face = faceOf(this.#describe(font));
    const key = JSON.stringify(face);
    const index = this.#byKey.get(key) ?? this.faces.push(face) - 1;
    this.#byKey.set(key, index);
    this.#byHandle.set(font, index);

    return index;
  }

  /** A face that differs from another only in weight or slope: text drawn bold or slanted by other means. */
  variantOf(index: number, changes: Partial<FontFace>): number {
    const face = this.faces[index];

    if (face === undefined) {
      return index;
    }

    const changed = { ...face, ...changes };
    const key = JSON.stringify(changed);
    const known = this.#byKey.get(key) ?? this.faces.push(changed) - 1;
    this.#byKey.set(key, known);

    return known;
  }

  /** PDFium may give a later page's font the handle of an earlier one. */
  forgetHandles(): void {
    this.#byHandle.clear();
  }

  #describe(font: number) {
    const pdfium = this.#pdfium;
    const scratch = this.#scratch;
    const sizeForMeasures = 1000;
    const length = pdfium.FPDFFont_GetBaseFontName(font, 0, 0);
    let name = '';

    if (length > 1 && length <= 400) {
      pdfium.FPDFFont_GetBaseFontName(font, scratch.pointer, length);
      const bytes = pdfium.pdfium.HEAPU8.slice(scratch.pointer, scratch.pointer + length - 1);
      name = new TextDecoder().decode(bytes);
    }

    const hasAscent = pdfium.FPDFFont_GetAscent(font, sizeForMeasures, scratch.at(0));
    const ascent = hasAscent ? scratch.float(0) / sizeForMeasures : 0;
    const hasDescent = pdfium.FPDFFont_GetDescent(font, sizeForMeasures, scratch.at(0));
    const descent = hasDescent ? -scratch.float(0) / sizeForMeasures : 0;
    const hasAngle = pdfium.FPDFFont_GetItalicAngle(font, scratch.at(0));

    return {
      name,
      flags: Math.max(0, pdfium.FPDFFont_GetFlags(font)),
      italicAngle: hasAngle ? scratch.int(0) : 0,
      ascent,
      descent,
    };
  }
}
