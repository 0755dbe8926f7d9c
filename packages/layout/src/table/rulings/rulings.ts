import type { Box, Colour, PageContent, PagePath } from '@octavo/pdf/content/page-content';
import { type Point, pathParts, rectangleOf } from '../../path-parts.ts';

/** An axis-parallel line: `position` is the y of a horizontal line and the x of a vertical one. */
export interface Ruling {
  readonly position: number;
  readonly start: number;
  readonly end: number;
  readonly widthPoints: number;
  readonly colour: Colour;
  /** False for the edge of a filled area, where two colours meet without a drawn line. */
  readonly drawn: boolean;
}

export interface FilledArea extends Box {
  readonly colour: Colour;
  readonly order: number;
}

export interface PageRulings {
  readonly horizontal: readonly Ruling[];
  readonly vertical: readonly Ruling[];
  /** In painting order. */
  readonly areas: readonly FilledArea[];
}

const thresholds = {
  /** A filled rectangle thinner than this, in points, is a line. */
  thickestLine: 4,

  /** Largest deviation of a point from the side of a rectangle, in points. */
  straight: 0.6,

  /** An area that covers more of a page than this share is its background. */
  paperShare: 0.85,

  /** Maximum number of commands in a path of a table; longer paths are drawings. */
  mostCommands: 4000,

  /** Opacity from which a line is visible. */
  visible: 0.05,
};

/** Lines and filled areas of a page as its paths draw them, not joined. */
export function rulingsOf(page: PageContent): PageRulings {
  const horizontal: Ruling[] = [];
  const vertical: Ruling[] = [];
  const areas: FilledArea[] = [];

  for (const path of page.paths) {
    if (!isSeen(path, page)) {
      continue;
    }

    for (const { points, curved } of pathParts(path.commands)) {
      if (curved) {
        continue;
      }

      const box = rectangleOf(points);

      if (path.fill !== null && box !== null) {
        addFilled(box, path.fill, path.order);
      }

      if (path.stroke !== null) {
        addStroked(points, path);
      }
    }
  }

  return { horizontal, vertical, areas };

  function addFilled(box: Box, colour: Colour, order: number): void {
    const width = box.right - box.left;
    const height = box.bottom - box.top;

    if (Math.min(width, height) > thresholds.thickestLine) {
      addArea({ ...box, colour, order });
    } else if (width >= height) {
      const position = (box.top + box.bottom) / 2;
      horizontal.push({
        position,
        start: box.left,
        end: box.right,
        widthPoints: height,
        colour,
        drawn: true,
      });
    } else {
      const position = (box.left + box.right) / 2;
      vertical.push({ position, start: box.top, end: box.bottom, widthPoints: width, colour, drawn: true });
    }
  }

  function addArea(area: FilledArea): void {
    const share =
      ((area.right - area.left) * (area.bottom - area.top)) / (page.widthPoints * page.heightPoints);

    if (share < thresholds.paperShare) {
      areas.push(area);
    }
  }

  function addStroked(points: readonly Point[], { stroke, strokeWidth }: PagePath): void {
    const colour = stroke ?? '';

    for (const [index, to] of points.entries()) {
      const from = points[index - 1];

      if (from === undefined) {
        continue;
      }

      if (Math.abs(from.y - to.y) <= thresholds.straight && Math.abs(from.x - to.x) > thresholds.straight) {
        const position = (from.y + to.y) / 2;
        horizontal.push({ position, ...span(from.x, to.x), widthPoints: strokeWidth, colour, drawn: true });
      } else if (
        Math.abs(from.x - to.x) <= thresholds.straight &&
        Math.abs(from.y - to.y) > thresholds.straight
      ) {
        const position = (from.x + to.x) / 2;
        vertical.push({ position, ...span(from.y, to.y), widthPoints: strokeWidth, colour, drawn: true });
      }
    }
  }
}

function span(one: number, other: number): { start: number; end: number } {
  return { start: Math.min(one, other), end: Math.max(one, other) };
}

function isSeen(path: PagePath, page: PageContent): boolean {
  return (
    path.opacity > thresholds.visible &&
    path.commands.length <= thresholds.mostCommands &&
    path.left < page.widthPoints &&
    path.right > 0 &&
    path.top < page.heightPoints &&
    path.bottom > 0
  );
}
