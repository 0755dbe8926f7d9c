import { LayerStates } from '../content/layer-states.ts';
import type { PdfDocument } from '../document.ts';
import { DocumentError } from '../document-error.ts';
import type { PdfDict, PdfObject } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import type { TextFonts } from '../text-font/text-fonts.ts';
import type { ContentSource } from './content-source.ts';
import type { Glyph } from './glyph.ts';
import type { PaintedObject } from './painted-object.ts';

/** Maximum number of glyphs and of painted objects of a page; the densest maps have some hundred thousand. */
const mostItems = 1_000_000;

/** Maximum number of operators that a page runs, those of its forms as often as they are drawn. */
const mostOperators = 10_000_000;

/** State that the interpreters of one page share: the document, and the glyphs and objects found so far. */
export class PageCollector {
  readonly document: PdfDocument;
  readonly fonts: TextFonts;
  readonly glyphs: Glyph[] = [];
  readonly objects: PaintedObject[] = [];
  readonly sources = new Map<string, ContentSource>();
  readonly #page: PdfPage;
  readonly #pageResources: PdfDict | null;
  readonly #layers: LayerStates | null;
  #operators = 0;

  constructor(document: PdfDocument, page: PdfPage, fonts: TextFonts) {
    this.document = document;
    this.fonts = fonts;
    this.#page = page;
    this.#pageResources = document.dict(page.attribute('Resources'));
    this.#layers = LayerStates.read(document);
  }

  /** A partial result would hide content from redaction, so that a page beyond the limits is refused. */
  countOperator(): void {
    this.#operators += 1;

    if (this.#operators > mostOperators || this.glyphs.length + this.objects.length > mostItems) {
      const page = this.#page.index + 1;

      throw new DocumentError('too-complex', `page ${page} paints too much`, { values: { page } });
    }
  }

  isShown(layer: PdfObject): boolean {
    return layer === null || this.#layers === null || this.#layers.isShown(layer);
  }

  /** A named resource, not resolved. Readers look for names that a form does not have in the page. */
  find(resources: PdfDict | null, category: string, name: string): PdfObject {
    const entryIn = (dict: PdfDict | null) =>
      this.document.dict(dict?.get(category) ?? null)?.get(name) ?? null;

    return entryIn(resources) ?? entryIn(this.#pageResources);
  }
}
