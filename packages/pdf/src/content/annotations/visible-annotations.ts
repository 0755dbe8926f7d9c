import type { PdfDocument } from '../../document.ts';
import { type PdfDict, PdfName, type PdfObject, PdfRef } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';

/** Flags of annotations (table 167): hidden, and not shown on the screen. */
const hiddenFlag = 1 << 1;
const noViewFlag = 1 << 5;

/** Maximum number of annotations read from a page; real pages have fewer. */
const mostAnnotations = 10_000;

export interface VisibleAnnotation {
  /** Entry as it appears in `Annots`. */
  readonly entry: PdfObject;
  readonly dict: PdfDict;
  readonly subtype: string;
}

/** The annotations of a page that a reader shows on the screen, in painting order. */
export function visibleAnnotations(document: PdfDocument, page: PdfPage): VisibleAnnotation[] {
  const entries = document.array(page.dict.get('Annots'))?.slice(0, mostAnnotations) ?? [];

  return entries.flatMap((entry) => {
    const dict = document.dict(entry);
    const subtype = dict === null ? null : document.get(dict, 'Subtype');

    return dict !== null && subtype instanceof PdfName && isVisible(document, dict)
      ? [{ entry, dict, subtype: subtype.value }]
      : [];
  });
}

function isVisible(document: PdfDocument, dict: PdfDict): boolean {
  const flags = document.get(dict, 'F');
  const bits = typeof flags === 'number' ? flags : 0;

  return (bits & (hiddenFlag | noViewFlag)) === 0 && !isOfHiddenLayer(document, dict);
}

/** True when the annotation belongs to a layer that is off when the document opens (8.11.4.3). */
function isOfHiddenLayer(document: PdfDocument, dict: PdfDict): boolean {
  const layer = dict.get('OC');

  if (!(layer instanceof PdfRef)) {
    return false;
  }

  const properties = document.dict(document.catalog.get('OCProperties'));
  const usual = properties === null ? null : document.dict(properties.get('D'));
  const off = usual === null ? null : document.array(usual.get('OFF'));

  return off?.some((ref) => ref instanceof PdfRef && ref.number === layer.number) ?? false;
}
