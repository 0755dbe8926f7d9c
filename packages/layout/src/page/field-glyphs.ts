import type {
  Box,
  DocumentContent,
  PageContent,
  PageField,
  PageGlyph,
} from '@octavo/pdf/content/page-content';
import { commonest } from '../commonest.ts';
import { knownSize } from '../known-size.ts';

export interface WithFields {
  readonly content: DocumentContent;
  readonly fieldOf: ReadonlyMap<PageGlyph, PageField>;
}

const thresholds = {
  /** Height of a field, in lines, from which its text begins at the top. */
  manyLines: 2.4,

  /** Maximum number of fields; no form has more. */
  mostFields: 5_000,

  /** Smallest font size of a field's value, in points. */
  smallestText: 4,

  /** Font size of a field's value, as a share of the field's height. */
  heightShare: 0.8,

  /** Middle of the first line of a tall field below its top, in multiples of the font size. */
  firstLine: 0.8,

  /** Distance of the baseline below the middle of a line, in multiples of the font size. */
  middleShift: 0.35,

  /** Ascent and descent of the letters of a value, in multiples of the font size. */
  ascent: 0.9,

  /** The same: descent. */
  descent: 0.2,

  /** Smallest side of a field with a value, in points; smaller ones are hidden. */
  smallestField: 3,

  /** Largest vertical distance of the line beside a field, in multiples of the font size. */
  besideText: 0.75,

  /** Largest horizontal distance of that line, in multiples of the font size. */
  farthestText: 12,
};

/** Character for a field without a value, where lines are identified by their characters. */
const placeholder = '_';

/**
 * Adds a glyph for each field, so that it flows with its line: displayed values are not among the page's
 * glyphs.
 */
export function withFields(content: DocumentContent): WithFields {
  const fieldOf = new Map<PageGlyph, PageField>();
  const pages = content.pages.map((page) => withOwnFields(page, fieldOf));

  return { content: { ...content, pages }, fieldOf };
}

/** Page with the values of its fields as ordinary text, for writers without form fields. */
export function withFieldValues(page: PageContent): PageContent {
  const filled = page.fields.filter((field) => shownValue(field) !== '');

  return { ...withOwnFields({ ...page, fields: filled }, new Map(), shownValue), fields: [] };
}

/** Value as the reader sees it. */
export function shownValue({ kind, value }: Pick<PageField, 'kind' | 'value'>): string {
  if (kind === 'check' || kind === 'radio') {
    return value === '' ? '☐' : '☒';
  }

  return value.trim();
}

function withOwnFields(
  page: PageContent,
  fieldOf: Map<PageGlyph, PageField>,
  textOf: (field: PageField) => string = textInLine,
): PageContent {
  const fields = page.fields.filter((field) => isShown(field, page)).slice(0, thresholds.mostFields);

  if (fields.length === 0) {
    return page;
  }

  const printed = page.glyphs.filter(
    (glyph) => !isLeader(glyph) || !fields.some((box) => covers(box, glyph)),
  );
  const upright = printed.filter(({ angle, made, text }) => angle === 0 && !made && text.trim() !== '');
  const size = knownSize(commonest(upright.map(({ sizePoints }) => sizePoints)));
  const font = commonest(upright.map((glyph) => glyph.font)) ?? 0;
  const glyphs = fields.map((field, index): PageGlyph => {
    const height = field.bottom - field.top;
    const sizePoints = Math.min(size, Math.max(thresholds.smallestText, height * thresholds.heightShare));
    const isTall = height > sizePoints * thresholds.manyLines;
    const middle = isTall ? field.top + sizePoints * thresholds.firstLine : (field.top + field.bottom) / 2;
    const baseline =
      lineBeside(upright, field, middle, sizePoints) ?? middle + sizePoints * thresholds.middleShift;
    const glyph: PageGlyph = {
      text: textOf(field),
      left: field.left,
      right: field.right,
      top: baseline - sizePoints * thresholds.ascent,
      bottom: baseline + sizePoints * thresholds.descent,
      originX: field.left,
      baseline,
      font,
      sizePoints,
      colour: '000000',
      angle: 0,
      object: -2 - index,
      order: Number.MAX_SAFE_INTEGER,
      markedContent: -1,
      made: false,
      hyphen: false,
      invisible: false,
      artifact: false,
      ...(field.block !== undefined && { block: field.block }),
    };
    fieldOf.set(glyph, field);

    return glyph;
  });

  return { ...page, glyphs: [...printed, ...glyphs] };
}

/**
 * True for fields that are displayed. Buttons and signatures have no text; boxes without an area are storage
 * for scripts.
 */
function isShown(field: PageField, { widthPoints, heightPoints }: PageContent): boolean {
  return (
    field.kind !== 'button' &&
    field.kind !== 'signature' &&
    field.right - field.left > thresholds.smallestField &&
    field.bottom - field.top > thresholds.smallestField &&
    field.left < widthPoints &&
    field.right > 0 &&
    field.top < heightPoints &&
    field.bottom > 0
  );
}

function textInLine({ kind, value }: PageField): string {
  // A check box is no bullet, so its character must not be one of theirs.
  return kind === 'check' || kind === 'radio' || value.trim() === '' ? placeholder : value.trim();
}

/** True for the characters of lines to write on. */
function isLeader({ text }: PageGlyph): boolean {
  return text === '_' || text === '…';
}

function covers(box: Box, glyph: Box): boolean {
  const x = (glyph.left + glyph.right) / 2;

  return x >= box.left && x <= box.right && glyph.bottom >= box.top && glyph.top <= box.bottom;
}

/** Baseline of the nearest text on a field's line; null when there is none. */
function lineBeside(
  glyphs: readonly PageGlyph[],
  field: Box,
  middle: number,
  sizePoints: number,
): number | null {
  let nearest: { distance: number; baseline: number } | null = null;

  for (const { left, right, baseline } of glyphs) {
    const distance = Math.max(left - field.right, field.left - right);
    const isBeside =
      Math.abs(baseline - sizePoints * thresholds.middleShift - middle) < sizePoints * thresholds.besideText;

    if (isBeside && distance > -2 && distance < (nearest?.distance ?? sizePoints * thresholds.farthestText)) {
      nearest = { distance, baseline };
    }
  }

  return nearest?.baseline ?? null;
}
