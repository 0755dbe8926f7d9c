import type { PdfDocument } from '../document.ts';
import type { PdfDict } from '../objects.ts';
import type { CodeMaps } from './code-maps.ts';
import { readTextFont } from './read-text-font.ts';
import type { TextFont } from './text-font.ts';

/** Fonts of a document, each read once. */
export class TextFonts {
  readonly #document: PdfDocument;
  readonly #codeMaps: CodeMaps;
  readonly #fonts = new Map<PdfDict | null, TextFont>();

  constructor(document: PdfDocument, codeMaps: CodeMaps) {
    this.#document = document;
    this.#codeMaps = codeMaps;
  }

  /** The font of a dictionary; null stands for one that is missing. */
  of(dict: PdfDict | null): TextFont {
    const font = this.#fonts.get(dict) ?? readTextFont(this.#document, dict, this.#codeMaps);
    this.#fonts.set(dict, font);

    return font;
  }
}
