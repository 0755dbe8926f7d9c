import type { AnnotationRef } from '@octavo/contract/edits/annotations';
import type { PdfDict, PdfRef } from '@octavo/pdf/objects';
import type { EditContext, EditPage } from '../edit-context.ts';
import { editNotFound } from '../edit-failures.ts';
import { AnnotationSource } from './annotation-source.ts';

/** Annotation that an operation changes. */
export interface FoundAnnotation {
  readonly page: EditPage;
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  readonly source: AnnotationSource;
}

/**
 * Finds an annotation of the base, or one that an earlier operation has made, on a page.
 *
 * @throws Failure `edit-not-found`
 */
export function findAnnotation(
  context: EditContext,
  pageKey: string,
  target: AnnotationRef,
): FoundAnnotation {
  const page = context.page(pageKey);
  const ref = 'made' in target ? madeOn(context, page, target.made) : page.edited.annotationAt(target.index);
  const dict = ref === null ? null : context.editor.changes.dict(ref);

  if (ref === null || dict === null) {
    throw editNotFound('no such annotation');
  }

  const source = new AnnotationSource(context.editor.changes, dict, page.space);

  if ('subtype' in target && source.subtype !== target.subtype) {
    throw editNotFound(`${source.subtype} in place of ${target.subtype}`);
  }

  return { page, ref, dict, source };
}

function madeOn(context: EditContext, page: EditPage, id: string): PdfRef | null {
  const made = context.made.get(id);

  return made?.page.edited === page.edited && page.edited.keepsAnnotation(made.ref) ? made.ref : null;
}
