import type { Box, PageContent, PageGlyph, PageImage, PagePath } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, grown, holds, mostlyHolds } from '../../boxes.ts';
import type { Figure } from '../../model.ts';
import { hasSentences, wordsInside } from './figure-labels.ts';
import { illustrationsOf } from './illustrations.ts';
import { hasTextLayer } from './text-layer.ts';

/** A picture or drawing found on a page. */
export interface FoundFigure extends Box {
  readonly source: Figure['source'];
  /** True when the figure lies under the text of the page. */
  readonly behindText: boolean;
  readonly angle: number;
  readonly markedContent: number;
  /** Words inside the figure that are part of it. */
  readonly labels?: readonly PageGlyph[];
  /** Alternative text for readers who do not see the figure. */
  readonly alternative?: string | null;
}

const thresholds = {
  /** Smallest side of a picture, in points; smaller ones are bullets, rules and tracking dots. */
  smallest: 5,

  /** On a page read by OCR, a picture over this share of the page is the scan itself. */
  scanShare: 0.5,

  /** Paths nearer than this, in points, belong to one drawing. */
  nearby: 4,

  /** Maximum number of paths in which drawings are searched for; pages with more are maps. */
  mostPaths: 20_000,

  /** Share of the page from which a figure covers it. */
  coverShare: 0.7,

  /** Distance between tiles of one picture, in points. */
  touching: 1.5,

  /** Share of the page from which a path is a background. */
  mostOfPage: 0.6,

  /** Distance around tables in which paths belong to them, in points. */
  takenMargin: 3,

  /** Smallest side of a drawing, in points. */
  smallestDrawing: 18,

  /** Number of curved or slanted paths that make a drawing by themselves. */
  fewestCurved: 3,

  /** Number of paths that make a drawing when one of them is curved. */
  fewestWithCurve: 3,

  /** Number of filled rectangles of a drawing without curves, such as a bar chart. */
  fewestBoxes: 5,

  /** Number of all paths of such a drawing. */
  fewestWithBoxes: 8,

  /** Largest share of the page of a drawing. */
  largestDrawing: 0.75,

  /** Largest share of a drawing that its labels cover. */
  mostText: 0.3,

  /** Largest number of characters of its labels. */
  mostLabels: 900,

  /** Deviation of a straight line, in points. */
  straight: 0.6,

  /** Number of open paths from which only the furthest of each set are kept. */
  mostActive: 400,

  /** Number of paths kept of each set. */
  mostKept: 40,
};

/**
 * Finds pictures and drawings. `taken`: areas whose paths are rulings of tables; `isParagraph`: true for
 * glyphs that the document marks as text, wherever they are.
 */
export function figuresOf(
  content: PageContent,
  taken: readonly Box[],
  isParagraph: (glyph: PageGlyph) => boolean = () => false,
): FoundFigure[] {
  const pageArea = content.widthPoints * content.heightPoints;
  const images = joinTiles(
    content.images.filter(
      (image) =>
        image.right - image.left > thresholds.smallest && image.bottom - image.top > thresholds.smallest,
    ),
  );
  const illustrations = illustrationsOf(content);
  const isPictured = content.pictured === true && illustrations.length === 0;
  const isScanned = content.scanned && !isPictured;
  const isRead = isScanned || (hasTextLayer(content) && !isPictured);
  const hasText = content.glyphs.some(
    ({ text, invisible }) => (!invisible || isPictured) && text.trim() !== '',
  );
  const pictures = images.flatMap((image): FoundFigure[] => {
    const covers = coversPage(image, content);

    // The picture of a page that was read by OCR only repeats its text.
    if ((covers && isRead) || (isScanned && areaOf(image) > pageArea * thresholds.scanShare)) {
      return [];
    }

    return [{ ...image, behindText: (covers || isPictured) && hasText }];
  });
  const shown = [...pictures.filter((picture) => !picture.behindText), ...illustrations];
  const drawings = withoutInner(drawingsOf(content, taken, isParagraph)).filter(
    (drawing) => !shown.some((picture) => mostlyHolds(picture, drawing)),
  );

  return [
    ...illustrations,
    ...pictures.filter((picture) => !drawings.some((drawing) => mostlyHolds(drawing, picture))),
    ...drawings,
  ];
}

/** Drops drawings inside another drawing that shows everything in its area. */
function withoutInner(drawings: readonly FoundFigure[]): FoundFigure[] {
  return drawings.filter(
    (drawing) =>
      !drawings.some(
        (other) =>
          other.source.kind === 'region' &&
          other.source.objects === null &&
          areaOf(other) > areaOf(drawing) &&
          holds(other, drawing, 1),
      ),
  );
}

/** True for a box that leaves no room for margins. */
export function coversPage(box: Box, { widthPoints, heightPoints }: PageContent): boolean {
  return areaOf(box) > widthPoints * heightPoints * thresholds.coverShare;
}

/** Joins pictures that touch along a whole side: scanners and print drivers cut pictures into strips. */
function joinTiles(images: readonly PageImage[]): Omit<FoundFigure, 'behindText'>[] {
  const groups: PageImage[][] = [];

  for (const image of images) {
    const group = groups.find((candidate) => candidate.some((other) => touches(other, image)));

    if (group === undefined) {
      groups.push([image]);
    } else {
      group.push(image);
    }
  }

  return groups.map((group) => {
    const [only] = group;
    const isOne = group.length === 1 && only !== undefined;

    return {
      ...boxAround(group),
      source: isOne
        ? { kind: 'image', image: only.image }
        : { kind: 'region', withText: false, objects: group.map(({ order }) => order) },
      angle: isOne ? only.angle : 0,
      markedContent: only?.markedContent ?? -1,
    };
  });
}

function touches(a: Box, b: Box): boolean {
  const sameColumn =
    Math.abs(a.left - b.left) < thresholds.touching && Math.abs(a.right - b.right) < thresholds.touching;
  const sameRow =
    Math.abs(a.top - b.top) < thresholds.touching && Math.abs(a.bottom - b.bottom) < thresholds.touching;
  const isSame = sameColumn && sameRow;
  const besideDown = Math.min(Math.abs(a.bottom - b.top), Math.abs(b.bottom - a.top)) < thresholds.touching;
  const besideAcross = Math.min(Math.abs(a.right - b.left), Math.abs(b.right - a.left)) < thresholds.touching;

  return isSame || (sameColumn && besideDown) || (sameRow && besideAcross);
}

/** Finds drawings: clusters of paths that are more than rules, boxes and backgrounds. */
function drawingsOf(
  content: PageContent,
  taken: readonly Box[],
  isParagraph: (glyph: PageGlyph) => boolean,
): FoundFigure[] {
  const pageArea = content.widthPoints * content.heightPoints;
  const paths = content.paths
    .slice(0, thresholds.mostPaths)
    .filter(
      (path) =>
        path.opacity > 0 &&
        !(path.fill === 'ffffff' && path.stroke === null) &&
        areaOf(path) < pageArea * thresholds.mostOfPage &&
        !taken.some((box) => mostlyHolds(grown(box, thresholds.takenMargin), path)),
    );
  const clusters = clustersOf(paths);

  return clusters.flatMap((cluster) => {
    const box = boxAround(cluster);
    const isLarge =
      box.right - box.left > thresholds.smallestDrawing && box.bottom - box.top > thresholds.smallestDrawing;
    const drawn = cluster.filter((path) => !isStraight(path)).length;
    const boxes = cluster.filter((path) => path.fill !== null && isStraight(path)).length;
    const isDrawing =
      drawn >= thresholds.fewestCurved ||
      (drawn >= 1 && cluster.length >= thresholds.fewestWithCurve) ||
      (boxes >= thresholds.fewestBoxes && cluster.length >= thresholds.fewestWithBoxes);

    if (!isLarge || !isDrawing || areaOf(box) > pageArea * thresholds.largestDrawing) {
      return [];
    }

    const { labels, texts, isReached } = wordsInside(box, content.glyphs, isParagraph);
    const textShare = labels.reduce((sum, glyph) => sum + areaOf(glyph), 0) / areaOf(box);
    // Words in a drawing are its labels; sentences in one are text that users will want to edit.
    const withText =
      textShare <= thresholds.mostText &&
      labels.length <= thresholds.mostLabels &&
      texts.length <= labels.length &&
      !hasSentences(labels);
    // Sentences stay text; only the drawing itself, without rules and backgrounds, is painted behind them.
    const own = cluster.map(({ order }) => order);
    const printed = new Set(labels.map(({ order }) => order));
    const isWhole = texts.length === 0 && !isReached;
    const objects = !withText ? own : isWhole ? null : [...own, ...printed];
    const source = { kind: 'region' as const, withText, objects };

    return [
      { ...box, source, behindText: !withText, angle: 0, markedContent: -1, ...(withText && { labels }) },
    ];
  });
}

/** True for horizontal and vertical lines only: rules and rectangles. */
function isStraight({ commands }: PagePath): boolean {
  let x = 0;
  let y = 0;

  return commands.every((command) => {
    if (command.kind === 'close') {
      return true;
    }

    const isAlong =
      command.kind === 'move' ||
      (command.kind === 'line' &&
        (Math.abs(command.x - x) < thresholds.straight || Math.abs(command.y - y) < thresholds.straight));
    x = command.x;
    y = command.y;

    return isAlong;
  });
}

/** Groups paths whose boxes overlap when slightly enlarged: a sweep from the left with disjoint sets. */
function clustersOf(paths: readonly PagePath[]): PagePath[][] {
  const order = paths.map((_, index) => index).sort((a, b) => paths[a]!.left - paths[b]!.left);
  const parent = paths.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;

    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }

    return at;
  };
  let active: number[] = [];

  for (const index of order) {
    const path = paths[index]!;
    active = active.filter((other) => paths[other]!.right + thresholds.nearby >= path.left);

    for (const other of active) {
      const { top, bottom } = paths[other]!;

      if (top - thresholds.nearby <= path.bottom && bottom + thresholds.nearby >= path.top) {
        parent[root(index)] = root(other);
      }
    }

    // Among paths that reach equally far, only one per set is needed; this keeps maps fast.
    active.push(index);

    if (active.length > thresholds.mostActive) {
      active = furthest(active, paths, root);
    }
  }

  const clusters = new Map<number, PagePath[]>();

  for (const [index, path] of paths.entries()) {
    const list = clusters.get(root(index));

    if (list === undefined) {
      clusters.set(root(index), [path]);
    } else {
      list.push(path);
    }
  }

  return [...clusters.values()];
}

/** Keeps at most 40 paths of each set, those that end farthest right. */
function furthest(
  active: readonly number[],
  paths: readonly PagePath[],
  root: (index: number) => number,
): number[] {
  const kept = new Map<number, number[]>();

  for (const index of [...active].sort((a, b) => paths[b]!.right - paths[a]!.right)) {
    const list = kept.get(root(index)) ?? [];

    if (list.length < thresholds.mostKept) {
      kept.set(root(index), [...list, index]);
    }
  }

  return [...kept.values()].flat();
}
