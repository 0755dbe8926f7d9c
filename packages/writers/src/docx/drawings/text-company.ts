import { areaOf, sharedAcross, sharedArea, sharedDown } from '@octavo/layout/boxes';
import type { Block, BlockPosition, Figure, Section } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { columnOf } from '../flow/flow.ts';

/**
 * Relation of text to a floating picture: beside it, so that lines wrap around; over it; only above and below it in
 * its column; or none that matters, as on a page that a picture fills.
 */
export type TextCompany = 'none' | 'above-and-below' | 'beside' | 'over';

type SectionSize = Pick<Section, 'widthPoints' | 'heightPoints'>;

/** Share of the height of a page from which a picture is its background. */
const pageShare = 0.6;

/** True for a picture so large that no text could be moved away from it. */
export function fillsPage({ top, bottom }: Box, { heightPoints }: SectionSize): boolean {
  return bottom - top > heightPoints * pageShare;
}

/** Smaller overlaps, in points, are ignored as coincidence. */
const leastOverlap = 6;

/**
 * A paragraph lies over a picture when more than this share of it is inside; otherwise its lines wrap around.
 */
const within = 0.8;

/** Overlap of text with a picture, in points, that wrapping would move. */
const leastTouch = 1;

/**
 * Relation of each floating picture to the text around it.
 *
 * @param section section whose body the blocks are; null for other blocks
 * @param isInFlow false for pictures that float
 */
export function textCompanies(
  blocks: readonly Block[],
  section: Section | null,
  isInFlow: (figure: Figure) => boolean,
): Map<Figure, TextCompany> {
  const texts = blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'table');
  const figures = blocks.filter((block) => block.kind === 'figure');

  const set = figures.filter(isInFlow);
  const places = texts.flatMap((text) => text.places);

  return new Map(
    figures.map((figure) => {
      const [place] = figure.places;
      const near = places.filter(({ pageIndex }) => pageIndex === place.pageIndex);
      const company = companyOf(figure, near);
      const keepsAway =
        section !== null &&
        company.isFree &&
        !fillsPage(place.box, section) &&
        !set.some((other) => other !== figure && isBeside(place, other.places[0], section));

      if (!keepsAway) {
        // A picture taken out of the flow would hide the text it overlaps.
        return [figure, figure.placement === 'block' ? 'over' : company.text];
      }

      // Words that are edited must not run into a picture, even when none is close to it now.
      return [figure, near.some((text) => isBeside(place, text, section)) ? 'beside' : 'above-and-below'];
    }),
  );
}

/** True for blocks side by side in one column. */
function isBeside(one: BlockPosition, other: BlockPosition, section: Section): boolean {
  return (
    one.pageIndex === other.pageIndex &&
    sharedDown(one.box, other.box) > leastTouch &&
    columnOf(section, one) === columnOf(section, other)
  );
}

/** Relation by overlaps alone; a picture is free when no text touches it. */
function companyOf(
  { behindText, places: [{ box }] }: Figure,
  near: readonly BlockPosition[],
): { readonly text: TextCompany; readonly isFree: boolean } {
  const shares = near.map((place) => overlapShare(place.box, box)).filter((share) => share > 0);

  if (shares.length > 0) {
    return { text: behindText || shares.every((share) => share > within) ? 'over' : 'beside', isFree: false };
  }

  return {
    text: behindText ? 'over' : 'none',
    isFree: near.every((place) => !touches(place.box, box, leastTouch)),
  };
}

/** Share of a text box inside a picture; 0 when they merely touch. */
function overlapShare(text: Box, picture: Box): number {
  return touches(text, picture, leastOverlap) ? sharedArea(text, picture) / areaOf(text) : 0;
}

function touches(text: Box, picture: Box, least: number): boolean {
  return sharedAcross(text, picture) >= least && sharedDown(text, picture) >= least;
}
