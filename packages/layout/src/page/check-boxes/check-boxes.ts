import type {
  Box,
  FontFace,
  PageContent,
  PageField,
  PageGlyph,
  PagePath,
} from '@octavo/pdf/content/page-content';
import { holds } from '../../boxes.ts';
import { changedGlyph } from '../../changed-glyph.ts';
import { pathParts, rectangleOf } from '../../path-parts.ts';
import { type BoxInside, insideOfBox, isNear } from './box-inside.ts';
import { boxShapes } from './box-shapes.ts';
import { chromaOf, contrasts, lightnessOf, rgbOf } from './colour-contrast.ts';

const thresholds = {
  /** Share of the middle of a box that ink must cover to tick it. */
  leastInk: 0.05,

  /** Lightness, 0 to 1, of an empty box. */
  light: 0.6,

  /** Chroma, 0 to 1, of a coloured box. */
  coloured: 0.12,

  /** Lightness of a filled box. */
  dark: 0.4,

  /** Largest sides of the form field of a box, in multiples of its side. */
  fieldSides: 2.5,

  /** Largest distance of a box from its label, in multiples of the font size. */
  labelReach: 2.5,

  /** Factor of the distance of a label at the left; labels at the right are more common. */
  leftPenalty: 3,
};

const tick = /^[xX×●•■◼⬤✓✔✕✖✗✘☓]$/u;

/** Characters of symbol fonts, by their codes, that are ticks, crosses, dots and squares there. */
const signFont = /dingbats|wingdings|webdings/i;
const signTick = /^[3-8lnxüûþýrR\uf06c\uf06e\uf072\uf078\uf0fb-\uf0fe]$/u;

/** Printed box characters, which a form widget covers. */
const printedBox = /^[☐☑☒□▢◻◽❏❐❑❒]$/u;

interface CheckBox {
  readonly box: PagePath;
  readonly isTicked: boolean;
  readonly marks: readonly PageGlyph[];
}

/**
 * Replaces the small squares that forms draw as check boxes with the characters for them: the words beside
 * them are their labels, and table detection would take the squares for cells. A square under a check box of
 * the form is the box of that field: the field stays, in the visible state.
 */
export function withCheckBoxes(page: PageContent, fonts: readonly FontFace[]): PageContent {
  const fields = page.fields.filter(({ kind }) => kind === 'check' || kind === 'radio');
  const boxes = checkBoxes(page, fonts, fields);
  const ticked = new Set<PageField>();
  const dropped = new Set<PageGlyph>(printedUnder(fields, page.glyphs));
  const added: PageGlyph[] = [];

  for (const { box, isTicked, marks } of boxes) {
    const field = fields.find((each) => isSameBox(each, box));
    const near = field === undefined ? neighbourOf(box, page.glyphs) : null;

    for (const glyph of marks) {
      dropped.add(glyph);
    }

    if (field !== undefined && isTicked) {
      ticked.add(field);
    } else if (near !== null) {
      added.push(boxGlyph(box, near, isTicked));
    }
  }

  if (boxes.length === 0 && dropped.size === 0) {
    return page;
  }

  return {
    ...page,
    glyphs: [...page.glyphs.filter((glyph) => !dropped.has(glyph)), ...added],
    paths: page.paths.filter((path) => !boxes.some(({ box }) => path === box || isPartOf(path, box))),
    fields: page.fields.map((field) => (ticked.has(field) ? { ...field, value: 'on' } : field)),
  };
}

function checkBoxes(
  page: PageContent,
  fonts: readonly FontFace[],
  fields: readonly PageField[],
): readonly CheckBox[] {
  const others = page.fields.filter(({ kind }) => kind === 'text' || kind === 'choice');
  const isTick = tickIn(fonts);
  const candidates = boxShapes(page.paths).flatMap((box) => {
    const within = page.glyphs.filter((glyph) => isWithin(glyph, box) && glyph.text.trim() !== '');
    const isLabelled = fields.some((each) => isSameBox(each, box)) || neighbourOf(box, page.glyphs) !== null;

    // A square with other text is a small cell, one far from all text is a drawing, one under a text field is
    // that field.
    return isLabelled && within.every(isTick) && !others.some((field) => isWithin(field, box))
      ? [{ box, within, inside: insideOfBox(box, page.paths) }]
      : [];
  });
  const grounds = candidates.map(({ inside }) => inside);

  return candidates.flatMap(({ box, within, inside }) => {
    const isMarked =
      inside.inked >= thresholds.leastInk ||
      within.some((glyph) => !glyph.invisible && contrasts(rgbOf(glyph.colour), inside.ground));
    const isTicked = stateOf(inside, isMarked, grounds);

    return isTicked === null ? [] : [{ box, isTicked, marks: within }];
  });
}

/** True when ticked; null for a square that is no check box, such as a chart key or a bullet. */
function stateOf({ ground }: BoxInside, isMarked: boolean, all: readonly BoxInside[]): boolean | null {
  const isLight = lightnessOf(ground) > thresholds.light;

  if (chromaOf(ground) > thresholds.coloured) {
    const isKey = all.some(
      (other) => chromaOf(other.ground) > thresholds.coloured && contrasts(other.ground, ground),
    );

    return isMarked || (isLight && !isKey) ? isMarked : null;
  }

  if (isLight || isMarked) {
    return isMarked;
  }

  // Squares filled with ink are ticked when others are empty; alone they are bullets and drawings.
  const hasEmpty = all.some((other) => lightnessOf(other.ground) > thresholds.light);

  return hasEmpty ? lightnessOf(ground) < thresholds.dark : null;
}

function tickIn(fonts: readonly FontFace[]): (glyph: PageGlyph) => boolean {
  const signs = new Set(
    fonts.flatMap(({ name, family }, at) => (signFont.test(`${name} ${family}`) ? [at] : [])),
  );

  return ({ text, font }) => tick.test(text) || (signs.has(font) && signTick.test(text));
}

/** True when a widget lies over the square that the page draws for it. */
function isSameBox(field: Box, box: Box): boolean {
  const side = Math.max(box.right - box.left, box.bottom - box.top);
  const isSimilar =
    field.right - field.left < side * thresholds.fieldSides &&
    field.bottom - field.top < side * thresholds.fieldSides;

  return isSimilar && (isWithin(field, box) || isWithin(box, field));
}

function printedUnder(fields: readonly PageField[], glyphs: readonly PageGlyph[]): readonly PageGlyph[] {
  return fields.length === 0
    ? []
    : glyphs.filter((glyph) => printedBox.test(glyph.text) && fields.some((field) => isWithin(glyph, field)));
}

function isWithin(inner: Box, box: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;

  return x > box.left && x < box.right && y > box.top - 2 && y < box.bottom + 2;
}

/** True for fills, inner borders and marks of a box; marks may extend beyond it. */
function isPartOf(path: PagePath, box: PagePath): boolean {
  const isMark =
    isNear(path, box) && !pathParts(path.commands).some(({ points }) => rectangleOf(points) !== null);

  return isMark || holds(box, path, 1);
}
/** Nearest glyph at the height of the box, whose line the box belongs to; null when none is near. */
function neighbourOf(box: PagePath, glyphs: readonly PageGlyph[]): PageGlyph | null {
  let nearest: PageGlyph | null = null;
  let least = Number.POSITIVE_INFINITY;

  for (const glyph of glyphs) {
    const gap = Math.max(glyph.left - box.right, box.left - glyph.right);
    const reach = glyph.sizePoints * thresholds.labelReach;
    const isAtHeight = glyph.baseline > box.top && glyph.baseline - glyph.sizePoints < box.bottom;

    // Labels stand behind their box more often than before it.
    const distance = glyph.left >= box.right - 1 ? gap : gap * thresholds.leftPenalty;

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
