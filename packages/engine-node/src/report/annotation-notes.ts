import type { Note } from '@octavo/contract/job';
import { annotationCounts } from '@octavo/pdf/content/annotations/annotation-counts';
import type { PdfDocument } from '@octavo/pdf/document';

/**
 * Notes about annotations missing from a result: comments in any format, highlights and drawings in text-only
 * formats.
 *
 * @param pages counted from 0
 */
export function annotationNotes(
  document: PdfDocument,
  pages: readonly number[],
  { showsMarks }: { readonly showsMarks: boolean },
): Note[] {
  const { comments, marks } = annotationCounts(document, pages);

  return [
    ...(comments > 0 ? [{ code: 'comments-left', values: { count: comments } }] : []),
    ...(marks > 0 && !showsMarks ? [{ code: 'marks-left', values: { count: marks } }] : []),
  ];
}
