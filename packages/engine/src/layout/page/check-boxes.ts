import { changedGlyph } from '../changed-glyph.ts';
import type { PageContent, PageGlyph, PagePath } from '../page-content.ts';

/** Sides of a box that somebody is meant to tick, in points. */
const smallest = 5;
const largest = 18;

/** How far a corner may lie from that of the box: edges are reckoned with the width of their lines. */
const cornerPoints = 1.5;

/** Marks within a box: what ticks it. */
const tick = /^[xX✓✔✗✘×]$/u;

/**
 * Puts characters for boxes to tick, which forms draw as small squares: what stands beside them is their words, and
 * for whoever looks for tables they would be cells.
 */
export function withCheckBoxes(page: PageContent): PageContent {
  const boxes = page.paths.filter(isBox);

  if (boxes.length === 0 || page.glyphs.length === 0) {
    return page;
  }

  const ticks = new Set<PageGlyph>();
  const glyphs = [...page.glyphs];
  const taken = new Set<PagePath>();

  for (const box of boxes) {
    const within = page.glyphs.filter((glyph) => isWithin(glyph, box));
    const near = neighbourOf(box, page.glyphs);

    // A square with other text in it is a small cell, one far from all text is a drawing.
    if (near === null || within.some(({ text }) => text.trim() !== '' && !tick.test(text))) {
      continue;
    }

    for (const glyph of within) {
      ticks.add(glyph);
    }

    taken.add(box);
    glyphs.push(
      boxGlyph(box, near, within.some(({ text }) => tick.test(text)) || isCrossed(box, page.paths)),
    );
  }

  return {
    ...page,
    glyphs: glyphs.filter((glyph) => !ticks.has(glyph)),
    paths: page.paths.filter((path) => !taken.has(path) && ![...taken].some((box) => isMark(path, box))),
  };
}

function isBox(path: PagePath): boolean {
  const width = path.right - path.left;
  const height = path.bottom - path.top;
  const isHollow = path.stroke !== null && (path.fill === null || path.fill === 'ffffff');
  const isSquare = Math.abs(width - height) < 1.5 && width >= smallest && width <= largest;
  const corners = path.commands.filter(({ kind }) => kind === 'line').length;

  return (
    isHollow &&
    isSquare &&
    corners >= 3 &&
    corners <= 4 &&
    path.commands.every(
      (command) => command.kind === 'close' || (command.kind !== 'curve' && isCorner(command, path)),
    )
  );
}

/** An arrow is as wide as high, too, and drawn in as many lines. */
function isCorner({ x, y }: { readonly x: number; readonly y: number }, path: PagePath): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) < cornerPoints;

  return (isNear(x, path.left) || isNear(x, path.right)) && (isNear(y, path.top) || isNear(y, path.bottom));
}

function isWithin(glyph: PageGlyph, box: PagePath): boolean {
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.top + glyph.bottom) / 2;

  return x > box.left && x < box.right && y > box.top - 2 && y < box.bottom + 2;
}

/** The glyph of a line that the box belongs to: at its height, and near. */
function neighbourOf(box: PagePath, glyphs: readonly PageGlyph[]): PageGlyph | null {
  let nearest: PageGlyph | null = null;
  let least = Number.POSITIVE_INFINITY;

  for (const glyph of glyphs) {
    const gap = Math.max(glyph.left - box.right, box.left - glyph.right);
    const reach = glyph.sizePoints * 2.5;
    const isAtHeight = glyph.baseline > box.top && glyph.baseline - glyph.sizePoints < box.bottom;

    // Words stand behind their box more often than before it.
    const distance = glyph.left >= box.right - 1 ? gap : gap * 3;

    if (
      glyph.text.trim() !== '' &&
      !glyph.made &&
      isAtHeight &&
      gap < reach &&
      gap > -1 &&
      distance < least
    ) {
      least = distance;
      nearest = glyph;
    }
  }

  return nearest;
}

function isCrossed(box: PagePath, paths: readonly PagePath[]): boolean {
  return paths.some((path) => path !== box && isMark(path, box));
}

function isMark(path: PagePath, box: PagePath): boolean {
  return (
    path.left >= box.left - 1 &&
    path.right <= box.right + 1 &&
    path.top >= box.top - 1 &&
    path.bottom <= box.bottom + 1
  );
}

function boxGlyph(box: PagePath, near: PageGlyph, isTicked: boolean): PageGlyph {
  return changedGlyph(near, {
    left: box.left,
    right: box.right,
    originX: box.left,
    text: isTicked ? '☒' : '☐',
    made: false,
    hyphen: false,
    order: box.order,
  });
}
