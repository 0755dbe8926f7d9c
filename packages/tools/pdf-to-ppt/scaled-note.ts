import type { Note } from '@octavo/contract/job';
import type { DocumentContent } from '@octavo/engine/layout/page-content';
import type { Presentation } from '@octavo/engine/pptx/slide';

/** Sizes that differ by less, in points, are one. */
const sameSize = 1;

/** A presentation has one size of slides: pages of another are scaled. */
export function scaledNote({ pages }: DocumentContent, presentation: Presentation): Note[] {
  const scaled = pages.filter(
    ({ widthPoints, heightPoints }) =>
      Math.abs(widthPoints - presentation.widthPoints) > sameSize ||
      Math.abs(heightPoints - presentation.heightPoints) > sameSize,
  ).length;

  return scaled > 0 ? [{ code: 'pages-scaled', values: { count: scaled } }] : [];
}
