import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { changedGlyph } from '../../changed-glyph.ts';

/** Quarter turns, clockwise, of a baseline: 0 for upright text, 1 for text that runs down, 3 for text that runs up. */
export type Quarters = 0 | 1 | 2 | 3;

const thresholds = {
  /** Distance of the baseline of rotated glyphs from the bottom of their box, as a share of its height. */
  descentShare: 0.2,
};

/** Nearest quarter turns of an angle in degrees, clockwise. */
export function quartersOf(angle: number): Quarters {
  const turns = ((Math.round(angle / 90) % 4) + 4) % 4;

  return turns === 1 || turns === 2 || turns === 3 ? turns : 0;
}

/** Rotates a glyph so that its text runs from left to right. */
export function turnGlyph(glyph: PageGlyph, quarters: Quarters): PageGlyph {
  if (quarters === 0) {
    return glyph;
  }

  const box = turnBox(glyph, quarters);
  // Only boxes of rotated glyphs are known. A constant share puts all glyphs of one font on one baseline.
  const baseline = box.bottom - (box.bottom - box.top) * thresholds.descentShare;

  return changedGlyph(glyph, {
    ...box,
    originX: box.left,
    baseline,
    angle: 0,
    shown: glyph.shown ?? glyph,
  });
}

/** Rotates a box so that text with these quarter turns runs from left to right. */
export function turnBox({ left, top, right, bottom }: Box, quarters: Exclude<Quarters, 0>): Box {
  if (quarters === 1) {
    return { left: top, top: -right, right: bottom, bottom: -left };
  }

  if (quarters === 2) {
    return { left: -right, top: -bottom, right: -left, bottom: -top };
  }

  return { left: -bottom, top: left, right: -top, bottom: right };
}

/** Quarter turns of most glyphs. */
export function mainQuarters(glyphs: readonly PageGlyph[]): Quarters {
  const counts = [0, 0, 0, 0];

  for (const { angle } of glyphs) {
    counts[quartersOf(angle)]! += 1;
  }

  return quartersOf(counts.indexOf(Math.max(...counts)) * 90);
}

/** Rotates a page so that most of its text runs from left to right. */
export function uprightPage(page: PageContent): PageContent {
  const quarters = mainQuarters(page.glyphs);

  if (quarters === 0) {
    return page;
  }

  const { widthPoints: width, heightPoints: height } = page;
  const turn = <Item extends Box>(item: Item): Item => ({ ...item, ...shift(turnBox(item, quarters)) });
  const offset = {
    x: quarters === 1 ? 0 : quarters === 2 ? width : height,
    y: quarters === 3 ? 0 : quarters === 2 ? height : width,
  };
  const shift = (box: Box): Box => ({
    left: box.left + offset.x,
    right: box.right + offset.x,
    top: box.top + offset.y,
    bottom: box.bottom + offset.y,
  });
  const turnPoint = (x: number, y: number) => {
    const { left, top } = shift(turnBox({ left: x, top: y, right: x, bottom: y }, quarters));

    return { x: left, y: top };
  };

  return {
    ...page,
    widthPoints: quarters === 2 ? width : height,
    heightPoints: quarters === 2 ? height : width,
    glyphs: page.glyphs.map((glyph) => {
      const box = shift(turnBox(glyph, quarters));
      const baseline =
        quartersOf(glyph.angle) === quarters ? turnGlyph(glyph, quarters).baseline + offset.y : box.bottom;

      return changedGlyph(glyph, {
        ...box,
        originX: box.left,
        baseline,
        angle: normalAngle(glyph.angle - quarters * 90),
      });
    }),
    paths: page.paths.map((path) => ({
      ...turn(path),
      commands: path.commands.map((command) => {
        if (command.kind === 'close') {
          return command;
        }

        if (command.kind !== 'curve') {
          return { ...command, ...turnPoint(command.x, command.y) };
        }

        const one = turnPoint(command.x1, command.y1);
        const two = turnPoint(command.x2, command.y2);

        return { ...command, x1: one.x, y1: one.y, x2: two.x, y2: two.y, ...turnPoint(command.x, command.y) };
      }),
    })),
    images: page.images.map(turn),
    links: page.links.map(turn),
    fields: page.fields.map(turn),
    markups: (page.markups ?? []).map(turn),
  };
}

function normalAngle(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;

  return turned > 180 ? turned - 360 : turned;
}
