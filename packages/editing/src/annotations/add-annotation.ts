import type { Annotation } from '@octavo/contract/edits/annotations';
import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { dictOf, nameOf, PdfDict, type PdfObject, type PdfRef } from '@octavo/pdf/objects';
import type { EditContext, EditPage } from '../edit-context.ts';
import type { AnnotationSource } from './annotation-source.ts';
import { drawAnnotation } from './kinds/annotation-kinds.ts';
import type { DrawnAnnotation } from './kinds/drawn-annotation.ts';
import { commentEntries, newEntries, unusedName } from './shared-entries.ts';

export async function addAnnotation(
  context: EditContext,
  { id, page: key, annotation }: OperationOf<'annotation.add'>,
): Promise<void> {
  const page = context.page(key);
  const { subtype, entries } = await annotationEntries(context, page, annotation, null);
  const dict = new PdfDict([
    ...dictOf(
      newEntries({ subtype, name: unusedName(page, id), author: annotation.author }, context.host.now),
    ).entries,
    ...entries,
  ]);
  const ref = page.edited.addAnnotation(dict);
  context.made.set(id, { page, ref });

  if (annotation.type === 'note') {
    addPopup(context, page, ref, dict);
  }
}

/** Flags (ISO 32000-2, table 167). */
const printFlag = 4;
const fixedFlags = 8 | 16;

/** Draws an annotation and returns its entries with its comment, its box and its appearance. */
export async function annotationEntries(
  { editor, host }: EditContext,
  { edited, space }: EditPage,
  annotation: Annotation,
  replaced: AnnotationSource | null,
): Promise<{ readonly subtype: string; readonly entries: readonly (readonly [string, PdfObject])[] }> {
  const drawn = await drawAnnotation(annotation, { editor, host, space, replaced });
  const own = dictOf({
    F: flagsOf(drawn, replaced),
    ...commentEntries(annotation),
    ...drawn.entries,
  });

  if (drawn.draw === null) {
    const kept = ['AP', replaced?.dict.get('AP') ?? null] as const;

    return { subtype: drawn.subtype, entries: [...own.entries, ['Rect', space.userBox(drawn.box)], kept] };
  }

  const { opacity = annotation.opacity } = drawn;
  const box = withArea(drawn.box);
  const appearance = editor.appearance(box, {
    opacity,
    ...(drawn.blend === undefined ? {} : { blend: drawn.blend }),
  });
  await drawn.draw(appearance.drawing);

  return {
    subtype: drawn.subtype,
    entries: [...own.entries, ...edited.appearanceEntries(appearance, box, drawn.isFixed)],
  };
}

/** Flags of a new annotation, or those of the replaced one as far as its look does not decide them. */
function flagsOf({ isFixed }: DrawnAnnotation, replaced: AnnotationSource | null): number {
  const known = replaced?.number('F') ?? (replaced === null ? printFlag : 0);

  return isFixed === true ? known | fixedFlags : known & ~fixedFlags;
}

/** Readers do not show an appearance whose box has no area (ISO 32000-2, 12.5.5). */
function withArea(box: Box): Box {
  return { ...box, width: Math.max(box.width, 0.01), height: Math.max(box.height, 0.01) };
}

/** Size of the window in which readers show a note, in points. */
const popupWidth = 200;
const popupHeight = 120;

/** Adds the closed window of a note, beside it. */
function addPopup({ editor }: EditContext, { edited, space }: EditPage, parent: PdfRef, note: PdfDict): void {
  const rect = editor.changes.array(note.get('Rect'))?.filter((value) => typeof value === 'number') ?? [];
  const { left, top, width } = space.shownBox(rect);
  const popup = edited.addAnnotation(
    dictOf({
      Subtype: nameOf('Popup'),
      Rect: space.userBox({ left: left + width, top, width: popupWidth, height: popupHeight }),
      Parent: parent,
      Open: false,
    }),
  );
  editor.changes.set(parent, (editor.changes.dict(parent) ?? note).copy().set('Popup', popup));
}
