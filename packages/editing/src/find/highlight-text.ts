import type { Operation } from '@octavo/contract/edits/edit-list';
import { Failure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { PageSpace } from '../geometry/page-space.ts';
import { findText } from './find-text.ts';
import { readPageText } from './page-text.ts';
import { textQuads } from './text-quads.ts';

/** Colour of highlights that name none. */
const usualColor = '#ffd54a';

/**
 * Makes operations that highlight every occurrence of some texts in a document.
 *
 * @throws Failure `text-not-found` for a text that no page has.
 */
export function highlightTexts(
  document: PdfDocument,
  texts: readonly string[],
  codeMaps: CodeMaps,
): readonly Operation[] {
  const missing = new Set(texts);
  const operations: Operation[] = [];
  const interpreter = new PageInterpreter(document, { codeMaps });

  for (const page of texts.length === 0 ? [] : document.pages) {
    const { glyphs } = interpreter.interpret(page);
    const pageText = readPageText(glyphs);
    const space = new PageSpace(page);

    for (const text of texts) {
      for (const { first, last } of findText(pageText, text)) {
        missing.delete(text);
        operations.push({
          id: `highlight-${operations.length + 1}`,
          kind: 'annotation.add',
          page: `p${page.index + 1}`,
          annotation: {
            type: 'highlight',
            quads: [...textQuads(glyphs.slice(first, last + 1), space)],
            contents: '',
            color: usualColor,
            opacity: 1,
          },
        });
      }
    }
  }

  for (const text of missing) {
    throw new Failure('text-not-found', 'a text to highlight', { values: { text } });
  }

  return operations;
}
