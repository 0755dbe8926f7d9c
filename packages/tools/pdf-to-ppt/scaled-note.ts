import type { Note } from '@octavo/contract/job';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import type { Presentation } from '@octavo/writers/slides/slide';

/** Smaller size differences, in points, are ignored. */
const sameSize = 1;

/** Note on the scaled pages, because a presentation has a single slide size. */
export function scaledNote({ pages }: DocumentContent, presentation: Presentation): Note[] {
  const scaled = pages.filter(
    ({ widthPoints, heightPoints }) =>
      Math.abs(widthPoints - presentation.widthPoints) > sameSize ||
      Math.abs(heightPoints - presentation.heightPoints) > sameSize,
  ).length;

  return scaled > 0 ? [{ code: 'pages-scaled', values: { count: scaled } }] : [];
}
