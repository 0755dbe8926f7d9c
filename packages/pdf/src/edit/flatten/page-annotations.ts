import { type PdfDict, PdfName, type PdfObject } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import type { ObjectChanges } from '../object-changes.ts';

/** Flags of annotations (ISO 32000-2, table 167). */
const hiddenFlag = 1 << 1;
const noRotateFlag = 1 << 4;
const noViewFlag = 1 << 5;

/** Annotation of a page that is being flattened. */
export interface FlattenedAnnotation {
  /** Entry of the page's list. */
  readonly entry: PdfObject;
  readonly dict: PdfDict;
  readonly subtype: string;
  /** True when readers show it on the screen, unless its layer hides it; its print flag does not matter. */
  readonly isViewed: boolean;
  /** True when it stays upright on a rotated page. */
  readonly isUpright: boolean;
}

/** All annotations of a page, in painting order. */
export function pageAnnotations(changes: ObjectChanges, page: PdfPage): FlattenedAnnotation[] {
  return (changes.array(page.dict.get('Annots')) ?? []).flatMap((entry) => {
    const dict = changes.dict(entry);
    const subtype = dict === null ? null : changes.get(dict, 'Subtype');
    const flags = dict === null ? null : changes.get(dict, 'F');
    const bits = typeof flags === 'number' ? flags : 0;

    return dict !== null && subtype instanceof PdfName
      ? [
          {
            entry,
            dict,
            subtype: subtype.value,
            isViewed: (bits & (hiddenFlag | noViewFlag)) === 0,
            isUpright: (bits & noRotateFlag) !== 0,
          },
        ]
      : [];
  });
}
