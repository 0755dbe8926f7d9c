import { readGlyphInk } from '@octavo/pdf/content/fonts/glyph-ink';
import type { PdfDocument } from '@octavo/pdf/document';
import { type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';
import { PdfDict } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { TextFont } from '@octavo/pdf/text-font/text-font';
import { glyphBox, wholeGlyph } from './glyph-box.ts';
import { joined, through } from './rectangles.ts';

/** Share of the size below which readers draw a glyph of their own fonts wider than the file says. */
const leastWidth = 0.15;

const programs = ['FontFile', 'FontFile2', 'FontFile3'];

/**
 * Areas that the glyphs of a document may paint, with the outlines of embedded fonts, which lie anywhere, whatever
 * advance the file gives them.
 */
export class GlyphAreas {
  readonly #document: PdfDocument;
  readonly #fonts = new Map<PdfDict, ReturnType<typeof readGlyphInk> | null>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Area of a glyph in the coordinates of its form; null when it is unknown. */
  of(glyph: Glyph): PdfRectangle | null {
    const { size, scale, font } = glyph.shown.state;
    const box = this.#boxOf(glyph, font.font);

    if (box === null) {
      return null;
    }

    const [left, bottom, right, top] = box;
    const stretch = (size * scale) / 100;
    const outline = through([left * stretch, bottom * size, right * stretch, top * size], glyphMatrix(glyph));

    return joined(glyphBox(glyph, wholeGlyph), outline);
  }

  /** Outline in shares of the size; null when it is unknown. */
  #boxOf({ code, cid }: Glyph, font: TextFont): PdfRectangle | null {
    const ink = this.#inkOf(font);

    if (font.isVertical) {
      return null;
    }

    if (ink !== null) {
      const bounds = cid === null ? undefined : ink(cid);

      return bounds === null ? [0, 0, 0, 0] : (bounds ?? null);
    }

    const { width } = font.metricsOf({ code, cid, length: 1 });

    return width < leastWidth ? [-0.5, -0.25, 1, 1] : [0, 0, 0, 0];
  }

  /** Outlines of an embedded font; null for a font of the reader. */
  #inkOf({ dict, kind }: TextFont): ReturnType<typeof readGlyphInk> | null {
    const known = this.#fonts.get(dict);

    if (known !== undefined) {
      return known;
    }

    const inner =
      kind === 'composite'
        ? (this.#document.dict(this.#document.array(dict.get('DescendantFonts'))?.[0] ?? null) ??
          new PdfDict())
        : dict;
    const descriptor = this.#document.dict(inner.get('FontDescriptor'));
    const isEmbedded = programs.some((key) => descriptor?.has(key) === true);
    const made = isEmbedded ? readGlyphInk(this.#document, dict, inner) : null;
    this.#fonts.set(dict, made);

    return made;
  }
}
