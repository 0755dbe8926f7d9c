import { changedGlyph } from '@octavo/layout/changed-glyph';
import type { Box, PageContent, PathCommand } from '@octavo/pdf/content/page-content';

export interface SlideSize {
  readonly widthPoints: number;
  readonly heightPoints: number;
}

/** Side lengths of a slide: 1 to 56 inches (`ST_SlideSizeCoordinate`). */
const smallestSide = 72;
const largestSide = 56 * 72;

/** Sizes closer than this, in points, are equal: the difference is rounding. */
const sameSize = 1;

/** Most common page size, limited to valid slide sizes; the first of several. */
export function slideSizeOf(pages: readonly SlideSize[]): SlideSize {
  const counts = pages.map((page) => pages.filter((other) => isSameSize(page, other)).length);
  const { widthPoints, heightPoints } = pages[counts.indexOf(Math.max(...counts))] ?? {
    widthPoints: 960,
    heightPoints: 540,
  };
  const larger = Math.max(widthPoints, heightPoints);
  const scale = larger > largestSide ? largestSide / larger : 1;

  return {
    widthPoints: Math.max(smallestSide, widthPoints * scale),
    heightPoints: Math.max(smallestSide, heightPoints * scale),
  };
}

function isSameSize(a: SlideSize, b: SlideSize): boolean {
  return (
    Math.abs(a.widthPoints - b.widthPoints) < sameSize && Math.abs(a.heightPoints - b.heightPoints) < sameSize
  );
}

/** Transformation of a page onto its slide: scaled by `scale`, then moved. */
export interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Fits a page into the centre of its slide, as large as possible. */
export function fitOf(page: SlideSize, slide: SlideSize): Fit {
  if (isSameSize(page, slide)) {
    return { scale: 1, left: 0, top: 0 };
  }

  const scale = Math.min(
    slide.widthPoints / Math.max(1, page.widthPoints),
    slide.heightPoints / Math.max(1, page.heightPoints),
  );

  return {
    scale,
    left: (slide.widthPoints - page.widthPoints * scale) / 2,
    top: (slide.heightPoints - page.heightPoints * scale) / 2,
  };
}

/** A page with all content transformed to slide coordinates. */
export function fitPage(page: PageContent, fit: Fit, slide: SlideSize): PageContent {
  if (fit.scale === 1 && fit.left === 0 && fit.top === 0) {
    return page;
  }

  const across = (x: number) => x * fit.scale + fit.left;
  const down = (y: number) => y * fit.scale + fit.top;
  const movedBox = ({ left, top, right, bottom }: Box): Box => ({
    left: across(left),
    right: across(right),
    top: down(top),
    bottom: down(bottom),
  });
  const moved = <Thing extends Box>(thing: Thing): Thing => ({ ...thing, ...movedBox(thing) });

  return {
    ...page,
    ...slide,
    glyphs: page.glyphs.map((glyph) =>
      changedGlyph(glyph, {
        ...movedBox(glyph),
        originX: across(glyph.originX),
        baseline: down(glyph.baseline),
        sizePoints: glyph.sizePoints * fit.scale,
      }),
    ),
    paths: page.paths.map((path) => ({
      ...moved(path),
      strokeWidth: path.strokeWidth * fit.scale,
      commands: path.commands.map((command) => movedCommand(command, across, down)),
    })),
    images: page.images.map(moved),
    shadings: (page.shadings ?? []).map(moved),
    links: page.links.map(moved),
    fields: page.fields.map(moved),
    markups: (page.markups ?? []).map(moved),
  };
}

function movedCommand(
  command: PathCommand,
  across: (x: number) => number,
  down: (y: number) => number,
): PathCommand {
  switch (command.kind) {
    case 'close':
      return command;
    case 'curve':
      return {
        ...command,
        x1: across(command.x1),
        y1: down(command.y1),
        x2: across(command.x2),
        y2: down(command.y2),
        x: across(command.x),
        y: down(command.y),
      };
    default:
      return { ...command, x: across(command.x), y: down(command.y) };
  }
}

/** Transforms a box from slide to page coordinates. */
export function onPage({ left, top, right, bottom }: Box, fit: Fit): Box {
  return {
    left: (left - fit.left) / fit.scale,
    top: (top - fit.top) / fit.scale,
    right: (right - fit.left) / fit.scale,
    bottom: (bottom - fit.top) / fit.scale,
  };
}
