import type { Note } from '@octavo/contract/job';
import type { DocumentContent } from '@octavo/engine/layout/page-content';
import type { Presentation } from '@octavo/engine/pptx/slide';

/** Sizes that differ by less, in points, are one. */
const sameSize = 1;

/** What a person should know of the slides: pages without text, and pages that were scaled. */
export function notesOn({ pages }: DocumentContent, presentation: Presentation): Note[] {
  const without = pages.filter(({ glyphs }) => !glyphs.some(({ text }) => text.trim() !== '')).length;
  const scaled = pages.filter(
    ({ widthPoints, heightPoints }) =>
      Math.abs(widthPoints - presentation.widthPoints) > sameSize ||
      Math.abs(heightPoints - presentation.heightPoints) > sameSize,
  ).length;

  return [
    ...(without > 0 ? [{ code: 'text-missing', values: { pages: without, of: pages.length } }] : []),
    ...(scaled > 0 ? [{ code: 'pages-scaled', values: { count: scaled } }] : []),
  ];
}
