import type { PdfDocument } from '../../document.ts';
import type { PdfDict } from '../../objects.ts';
import type { CodeMaps } from '../../text-font/code-maps.ts';
import { TextFonts } from '../../text-font/text-fonts.ts';
import { type MeasuredFont, measureFont } from './measured-font.ts';

/** Fonts of a document with the areas of their glyphs, each read once. */
export class MeasuredFonts {
  readonly #document: PdfDocument;
  readonly #fonts: TextFonts;
  readonly #measured = new Map<PdfDict | null, MeasuredFont>();

  constructor(document: PdfDocument, codeMaps: CodeMaps) {
    this.#document = document;
    this.#fonts = new TextFonts(document, codeMaps);
  }

  /** The font of a dictionary; null stands for one that is missing. */
  of(dict: PdfDict | null): MeasuredFont {
    const font = this.#measured.get(dict) ?? measureFont(this.#document, this.#fonts.of(dict));
    this.#measured.set(dict, font);

    return font;
  }
}
