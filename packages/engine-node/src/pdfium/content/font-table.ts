import { type FontDescription, faceOf } from '@octavo/layout/font-face';
import type { DrawnFont } from '@octavo/pdf/content/drawn-fonts';
import type { FontFace } from '@octavo/pdf/content/page-content';
import type { Pdfium } from '../library.ts';
import type { Scratch } from './scratch.ts';

/** Characters whose widths identify a font: letters and digits of scripts with varying widths. */
const telling = [
  [0x21, 0x17f],
  [0x386, 0x3ce],
  [0x401, 0x45f],
  [0x5d0, 0x5ea],
  [0x621, 0x64a],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Fonts of a document, each listed once although every page loads it again. */
export class FontTable {
  readonly faces: FontFace[] = [];
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #byHandle = new Map<number, number>();
  readonly #byKey = new Map<string, number>();
  #drawn: readonly DrawnFont[] = [];

  constructor(pdfium: Pdfium, scratch: Scratch) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
  }

  /** Index of a font's face (FPDF_FONT). */
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

  /** Index of a face that differs only in weight or slope, for text made bold or slanted by other means. */
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

  /**
   * Forgets handles, which PDFium may reuse for the fonts of a later page, and sets the page's Type 3 fonts,
   * about which it reports nothing.
   */
  beginPage(drawn: readonly DrawnFont[]): void {
    this.#byHandle.clear();
    this.#drawn = drawn;
  }

  /** `BaseFont` of a font (FPDF_FONT), with its subset prefix if it has one; empty when it has none. */
  baseNameOf(font: number): string {
    const pdfium = this.#pdfium;
    const { pointer } = this.#scratch;
    const length = pdfium.FPDFFont_GetBaseFontName(font, 0, 0);

    if (length <= 1 || length > 400) {
      return '';
    }

    pdfium.FPDFFont_GetBaseFontName(font, pointer, length);

    return new TextDecoder().decode(pdfium.pdfium.HEAPU8.slice(pointer, pointer + length - 1));
  }

  #describe(font: number) {
    const pdfium = this.#pdfium;
    const scratch = this.#scratch;
    const sizeForMeasures = 1000;
    const name = this.baseNameOf(font);
    const hasAscent = pdfium.FPDFFont_GetAscent(font, sizeForMeasures, scratch.at(0));
    const ascent = hasAscent ? scratch.float(0) / sizeForMeasures : 0;
    const hasDescent = pdfium.FPDFFont_GetDescent(font, sizeForMeasures, scratch.at(0));
    const descent = hasDescent ? -scratch.float(0) / sizeForMeasures : 0;
    const hasAngle = pdfium.FPDFFont_GetItalicAngle(font, scratch.at(0));

    return {
      name,
      weight: 0,
      flags: Math.max(0, pdfium.FPDFFont_GetFlags(font)),
      italicAngle: hasAngle ? scratch.int(0) : 0,
      ascent,
      descent,
      ...(name === '' && this.#drawn.length > 0 && this.#drawnAs(font)),
    };
  }

  /** Description in the file of a font without a name in PDFium, found by the widths of its characters. */
  #drawnAs(font: number): Partial<FontDescription> {
    const widths = telling.map((letter) => this.#widthOf(font, letter)).filter((width) => width > 0);
    const [found, ...others] = this.#drawn.filter((drawn) =>
      widths.every((width) => drawn.widths.has(width)),
    );

    if (found === undefined || widths.length === 0 || others.some(({ name }) => name !== found.name)) {
      return {};
    }

    const { name, flags, italicAngle, weight } = found;
    const isSameWeight = others.every((other) => other.weight === weight);

    return { name, flags, italicAngle, weight: isSameWeight ? weight : 0 };
  }

  /** Width in thousandths of the size; 0 when the font lacks the character. */
  #widthOf(font: number, letter: number): number {
    const scratch = this.#scratch;

    return this.#pdfium.FPDFFont_GetGlyphWidth(font, letter, 1000, scratch.at(0))
      ? Math.round(scratch.float(0))
      : 0;
  }
}
