import { readFile } from 'node:fs/promises';
import { highlightTexts } from '@octavo/editing/find/highlight-text';
import { readXfdf } from '@octavo/editing/xfdf/read-xfdf';
import type { PdfDocument } from '@octavo/pdf/document';
import { installedCodeMaps } from '../../fonts/code-maps.ts';
import type { InputFile } from '../../run-files.ts';
import type { MoreEdits } from '../apply-edit-list.ts';

/**
 * Reads a file of comments, and returns a function that makes the operations that add them to a document and highlight
 * texts in it. The function throws Failure `text-not-found` for a text that the document does not have.
 *
 * @param comments XFDF file; null for none
 */
export async function findComments(
  comments: InputFile | null,
  texts: readonly string[],
): Promise<(document: PdfDocument) => MoreEdits> {
  const xml = comments === null ? null : await readFile(comments.path, 'utf8');

  return (document) => {
    const highlights = highlightTexts(document, texts, installedCodeMaps());

    if (xml === null) {
      return { operations: highlights, assets: new Map(), notes: [] };
    }

    const { operations, assets, skipped } = readXfdf(xml, document);

    return {
      operations: [...operations, ...highlights],
      assets,
      notes: skipped === 0 ? [] : [{ code: 'comments-skipped', values: { count: skipped } }],
    };
  };
}
