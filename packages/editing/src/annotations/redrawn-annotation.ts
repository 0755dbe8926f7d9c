import { PdfDict } from '@octavo/pdf/objects';
import type { EditContext, EditPage } from '../edit-context.ts';
import { annotationEntries } from './add-annotation.ts';
import { AnnotationSource } from './annotation-source.ts';
import { readAnnotation } from './kinds/annotation-kinds.ts';

/** Annotation with an appearance that its other entries describe; null for one that operations cannot describe. */
export async function redrawnAnnotation(
  context: EditContext,
  page: EditPage,
  dict: PdfDict,
): Promise<PdfDict | null> {
  const source = new AnnotationSource(context.editor.changes, dict, page.space);
  const annotation = readAnnotation(source);

  if (annotation === null) {
    return null;
  }

  const { entries } = await annotationEntries(context, page, annotation, source);

  return new PdfDict([...dict.entries, ...entries.filter(([key]) => key === 'Rect' || key === 'AP')]);
}
