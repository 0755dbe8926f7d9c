import type { PdfDocument } from '../../document.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import type { PageMarkup } from '../page-content.ts';
import { shownPoint } from '../place.ts';
import { numbersOf } from './appearance.ts';
import type { Annotation } from './visible-annotations.ts';

const kinds: Readonly<Record<string, PageMarkup['kind']>> = {
  Highlight: 'highlight',
  Underline: 'underline',
  Squiggly: 'underline',
  StrikeOut: 'strike',
};

const yellow = 'ffff00';

export function isTextMarkup({ subtype }: Annotation): boolean {
  return kinds[subtype] !== undefined;
}

/** Areas of a text markup (12.5.6.10), as shown: one for each quadrilateral. */
export function textMarkups(
  document: PdfDocument,
  page: PdfPage,
  { dict, subtype }: Annotation,
): PageMarkup[] {
  const kind = kinds[subtype];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(document, dict.get('Rect'), 4) ?? [];
  const points = numbersOf(document, dict.get('QuadPoints'), 8) ?? [x1, y1, x2, y1, x1, y2, x2, y2];
  const colour = colourOf(numbersOf(document, dict.get('C'), 1));
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

/** Converts grey, RGB or CMYK components (table 166) to a hexadecimal colour. */
function colourOf(parts: readonly number[] | null): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts ?? [];

  switch (parts?.length) {
    case 1:
      return hexOf(a, a, a);
    case 3:
      return hexOf(a, b, c);
    case 4:
      return hexOf((1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d));
    default:
      return yellow;
  }
}

function hexOf(...parts: readonly number[]): string {
  return parts
    .map((part) => Math.round(Math.max(0, Math.min(1, part)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}
