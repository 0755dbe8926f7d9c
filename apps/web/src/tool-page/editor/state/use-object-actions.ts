import type { Annotation } from '@octavo/contract/edits/annotations';
import { moved } from '../document/annotation-geometry.ts';
import { reorderAnnotation } from '../edits/annotation-edits.ts';
import { assetOf } from '../edits/asset-names.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { useEditor } from './editor-context.ts';

/** Points by which a copy is moved, so that it does not cover its original. */
const copyShift = { x: 12, y: 12 };

/** Actions on an object that panel and keyboard share. */
export function useObjectActions() {
  const { state, assets, dispatch, add } = useEditor();
  const { operations } = state.history;
  // The file of an annotation of the base, or of a copy from another document, is not here to be sent.
  const canAdd = (annotation: Annotation) => {
    const asset = assetOf(annotation);

    return (
      !state.isLocked &&
      state.allows({ kind: 'annotation.add' }) &&
      (asset === null || assets.get(asset) !== undefined)
    );
  };

  return {
    canAdd,
    duplicate(object: PageObject) {
      if (object.annotation !== null && canAdd(object.annotation)) {
        add(object.page, moved(object.annotation, copyShift));
      }
    },
    /** Adds a copy to a page; on the page it came from beside its original. False when that is not possible. */
    paste(page: string, annotation: Annotation, from: string): boolean {
      if (!canAdd(annotation)) {
        return false;
      }

      add(page, from === page ? moved(annotation, copyShift) : annotation);

      return true;
    },
    reorder({ key, ref, kind, page }: PageObject, by: 1 | -1) {
      if ('made' in ref) {
        dispatch({
          kind: 'edit',
          edit: {
            operations: reorderAnnotation(operations, key, by),
            name: { verb: 'order', object: kind },
            page,
          },
        });
      }
    },
  };
}
