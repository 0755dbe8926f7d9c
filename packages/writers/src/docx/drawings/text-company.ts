import { areaOf, sharedAcross, sharedArea, sharedDown } from '@octavo/layout/boxes';
import type { Block, Figure } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';

/** Relation of text to a floating picture: none nearby, beside it, or over it. */
export type TextCompany = 'none' | 'beside' | 'over';

/** Smaller overlaps, in points, are ignored as coincidence. */
const leastOverlap = 6;

/**
 * A paragraph lies over a picture when more than this share of it is inside; otherwise its lines wrap around.
 */
const within = 0.8;

/** Relation of each floating picture to the text of its section. */
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

/** Share of a text box inside a picture; 0 when they merely touch. */
function overlapShare(text: Box, picture: Box): number {
  const touches = sharedAcross(text, picture) < leastOverlap || sharedDown(text, picture) < leastOverlap;

  return touches ? 0 : sharedArea(text, picture) / areaOf(text);
}
