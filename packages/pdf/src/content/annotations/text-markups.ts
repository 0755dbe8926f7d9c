import type { PdfDocument } from '../../document.ts';
import { numbersOf } from '../../object-reader.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { hexColor } from '../hex-color.ts';
import type { PageMarkup } from '../page-content.ts';
import { shownPoint } from '../place.ts';
import type { VisibleAnnotation } from './visible-annotations.ts';

const kinds: Readonly<Record<string, PageMarkup['kind']>> = {
  Highlight: 'highlight',
  Underline: 'underline',
  Squiggly: 'underline',
  StrikeOut: 'strike',
};

const yellow = '#ffff00';

export function isTextMarkup({ subtype }: VisibleAnnotation): boolean {
  return kinds[subtype] !== undefined;
}

/** Areas of a text markup (12.5.6.10), as shown: one for each quadrilateral. */
export function textMarkups(
  document: PdfDocument,
  page: PdfPage,
  { dict, subtype }: VisibleAnnotation,
): PageMarkup[] {
  const kind = kinds[subtype];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(document, dict.get('Rect'), 4) ?? [];
  const points = numbersOf(document, dict.get('QuadPoints'), 8) ?? [x1, y1, x2, y1, x1, y2, x2, y2];
  const colour = (hexColor(numbersOf(document, dict.get('C'), 1) ?? []) ?? yellow).slice(1);
  const markups: PageMarkup[] = [];

  for (let at = 0; kind !== undefined && at + 8 <= points.length; at += 8) {
    const corners = [0, 2, 4, 6].map((corner) =>
      shownPoint(page, points[at + corner] ?? 0, points[at + corner + 1] ?? 0),
    );
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    markups.push({
      kind,
      colour,
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    });
  }

  return markups;
}
