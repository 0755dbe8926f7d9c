import { joinedContent } from '../content/page-content-bytes.ts';
import type { PdfDocument } from '../document.ts';
import { identity } from '../matrix.ts';
import { isName, type PdfRef, PdfStream } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import type { CodeMaps } from '../text-font/code-maps.ts';
import { TextFonts } from '../text-font/text-fonts.ts';
import { ContentInterpreter } from './content-interpreter.ts';
import type { ContentSource } from './content-source.ts';
import type { Glyph } from './glyph.ts';
import { initialState } from './graphics-state.ts';

import { PageCollector } from './page-collector.ts';
import type { PaintedObject } from './painted-object.ts';

/** Content of a page in the order in which it is painted. */
export interface PageInterpretation {
  readonly glyphs: readonly Glyph[];
  readonly objects: readonly PaintedObject[];
  /** The page and the forms that it draws, each once. */
  readonly sources: readonly ContentSource[];
}

/** Reads the pages of a document; fonts are read once for all of them. */
export class PageInterpreter {
  readonly #document: PdfDocument;
  readonly #fonts: TextFonts;

  constructor(document: PdfDocument, { codeMaps }: { readonly codeMaps: CodeMaps }) {
    this.#document = document;
    this.#fonts = new TextFonts(document, codeMaps);
  }

  /**
   * Reads the content of a page without its annotations.
   *
   * @throws DocumentError `too-complex` for content that no reader could show.
   */
  interpret(page: PdfPage): PageInterpretation {
    const collector = new PageCollector(this.#document, page, this.#fonts);
    const { bytes, parts } = joinedContent(this.#document, page);
    const source = { key: 'page', ref: null, content: bytes, parts };
    const parents = this.#document.get(page.dict, 'StructParents');
    collector.sources.set(source.key, source);
    new ContentInterpreter(
      collector,
      {
        source,
        resources: this.#document.dict(page.attribute('Resources')),
        structParents: typeof parents === 'number' ? parents : null,
        matrix: identity,
        drawnBy: null,
      },
      { state: initialState(page.cropBox), marks: [], isVisible: true },
    ).run();

    return interpretationOf(collector);
  }

  /**
   * Reads a form in its own coordinates, such as the appearance of an annotation of the page.
   *
   * @throws DocumentError `too-complex` for content that no reader could show.
   */
  interpretForm(page: PdfPage, ref: PdfRef): PageInterpretation {
    const collector = new PageCollector(this.#document, page, this.#fonts);
    const stream = this.#document.resolve(ref);

    if (stream instanceof PdfStream && !isName(this.#document.get(stream.dict, 'Subtype'), 'Image')) {
      const content = this.#document.decode(stream);
      const source = {
        key: `form ${ref.number}`,
        ref,
        content,
        parts: [{ ref, start: 0, end: content.length }],
      };
      const parents = this.#document.get(stream.dict, 'StructParents');
      collector.sources.set(source.key, source);
      new ContentInterpreter(
        collector,
        {
          source,
          resources: this.#document.dict(stream.dict.get('Resources')),
          structParents: typeof parents === 'number' ? parents : null,
          matrix: identity,
          drawnBy: null,
        },
        { state: initialState(page.cropBox), marks: [], isVisible: true },
      ).run();
    }

    return interpretationOf(collector);
  }
}

function interpretationOf(collector: PageCollector): PageInterpretation {
  return {
    glyphs: collector.glyphs,
    objects: collector.objects,
    sources: [...collector.sources.values()],
  };
}
