import type { PdfDocument } from '@octavo/pdf/document';
import { type PageInterpretation, PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { CodeMaps } from '@octavo/pdf/text-font/code-maps';

/** Pages whose content is kept; one is typed in while others are in view. */
const mostPages = 4;

/**
 * Content of the pages of one document. A host that applies one list after another, as an editor does with every key,
 * keeps it: the document itself never changes.
 */
export class PageReadings {
  readonly document: PdfDocument;
  readonly #interpreter: PageInterpreter;
  /** In order of use. */
  readonly #kept = new Map<PdfPage, PageInterpretation>();

  constructor(document: PdfDocument, codeMaps: CodeMaps) {
    this.document = document;
    this.#interpreter = new PageInterpreter(document, { codeMaps });
  }

  of(page: PdfPage): PageInterpretation {
    const content = this.#kept.get(page) ?? this.#interpreter.interpret(page);
    this.#kept.delete(page);
    this.#kept.set(page, content);

    if (this.#kept.size > mostPages) {
      const [oldest = page] = this.#kept.keys();
      this.#kept.delete(oldest);
    }

    return content;
  }
}
