import { areaOf, sharedAcross, sharedArea, sharedDown } from '../layout/boxes.ts';
import type { Block, Figure } from '../layout/model.ts';
import type { Box } from '../layout/page-content.ts';

/** Where text is, seen from a floating picture: nowhere near, beside it, or over it. */
export type TextCompany = 'none' | 'beside' | 'over';

/** Overlaps of less, in points, are chance. */
const leastOverlap = 6;

/** Share of a paragraph within a picture from which on it stands over it; less, and its lines go around it. */
const within = 0.8;

/** How the floating pictures among the blocks of a section stand to its text. */
export function textCompanies(blocks: readonly Block[]): Map<Figure, TextCompany> {
  const texts = blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'table');
  const figures = blocks.filter((block) => block.kind === 'figure');

  return new Map(figures.map((figure) => [figure, companyOf(figure, texts)]));
}

function companyOf(figure: Figure, texts: readonly Block[]): TextCompany {
  const [{ pageIndex, box }] = figure.places;
  const shares = texts
    .flatMap(({ places }) => places)
    .filter((place) => place.pageIndex === pageIndex)
    .map((place) => overlapShare(place.box, box))
    .filter((share) => share > 0);

  if (shares.length === 0) {
    return figure.behindText ? 'over' : 'none';
  }

  return figure.behindText || shares.every((share) => share > within) ? 'over' : 'beside';
}

/** Share of a text that lies within a picture; 0 when they only touch. */
function overlapShare(text: Box, picture: Box): number {
  const touches = sharedAcross(text, picture) < leastOverlap || sharedDown(text, picture) < leastOverlap;

  return touches ? 0 : sharedArea(text, picture) / areaOf(text);
}
