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

/** Smaller pictures are bullets, rules and tracking dots. */
const smallest = 5;

/** On a page read by OCR, a picture over this share of the page is the scan itself. */
const scanShare = 0.5;

/** Paths nearer than this, in points, belong to one drawing. */
const nearby = 4;

/** Maximum number of paths in which drawings are searched for; pages with more are maps. */
const mostPaths = 20_000;

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
      (image) => image.right - image.left > smallest && image.bottom - image.top > smallest,
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
    if ((covers && isRead) || (isScanned && areaOf(image) > pageArea * scanShare)) {
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
  return areaOf(box) > widthPoints * heightPoints * 0.7;
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
  const sameColumn = Math.abs(a.left - b.left) < 1.5 && Math.abs(a.right - b.right) < 1.5;
  const sameRow = Math.abs(a.top - b.top) < 1.5 && Math.abs(a.bottom - b.bottom) < 1.5;
  const isSame = sameColumn && sameRow;
  const besideDown = Math.min(Math.abs(a.bottom - b.top), Math.abs(b.bottom - a.top)) < 1.5;
  const besideAcross = Math.min(Math.abs(a.right - b.left), Math.abs(b.right - a.left)) < 1.5;

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
    .slice(0, mostPaths)
    .filter(
      (path) =>
        path.opacity > 0 &&
        !(path.fill === 'ffffff' && path.stroke === null) &&
        areaOf(path) < pageArea * 0.6 &&
        !taken.some((box) => mostlyHolds(grown(box, 3), path)),
    );
  const clusters = clustersOf(paths);

  return clusters.flatMap((cluster) => {
    const box = boxAround(cluster);
    const isLarge = box.right - box.left > 18 && box.bottom - box.top > 18;
    const drawn = cluster.filter((path) => !isStraight(path)).length;
    const boxes = cluster.filter((path) => path.fill !== null && isStraight(path)).length;
    const isDrawing =
      drawn >= 3 || (drawn >= 1 && cluster.length >= 3) || (boxes >= 5 && cluster.length >= 8);

    if (!isLarge || !isDrawing || areaOf(box) > pageArea * 0.75) {
      return [];
    }

    const { labels, texts, isReached } = wordsInside(box, content.glyphs, isParagraph);
    const textShare = labels.reduce((sum, glyph) => sum + areaOf(glyph), 0) / areaOf(box);
    // Words in a drawing are its labels; sentences in one are text that users will want to edit.
    const withText =
      textShare <= 0.3 && labels.length <= 900 && texts.length <= labels.length && !hasSentences(labels);
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
      (command.kind === 'line' && (Math.abs(command.x - x) < 0.6 || Math.abs(command.y - y) < 0.6));
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
    active = active.filter((other) => paths[other]!.right + nearby >= path.left);

    for (const other of active) {
      const { top, bottom } = paths[other]!;

      if (top - nearby <= path.bottom && bottom + nearby >= path.top) {
        parent[root(index)] = root(other);
      }
    }

    // Among paths that reach equally far, only one per set is needed; this keeps maps fast.
    active.push(index);

    if (active.length > 400) {
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

    if (list.length < 40) {
      kept.set(root(index), [...list, index]);
    }
  }

  return [...kept.values()].flat();
}
