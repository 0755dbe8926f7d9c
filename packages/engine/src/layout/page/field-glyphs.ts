import { commonest } from '../commonest.ts';
import type { Box, DocumentContent, PageContent, PageField, PageGlyph } from '../page-content.ts';

export interface WithFields {
  readonly content: DocumentContent;
  readonly fieldOf: ReadonlyMap<PageGlyph, PageField>;
}

/** Stands for a field without a value where lines are told by their characters. */
const placeholder = '_';

/** Boxes higher than so many lines hold text that begins at their top. */
const manyLines = 2.4;

/** More fields than any form. */
const mostFields = 5_000;

/** What fields show is in no glyph of the page: each becomes a glyph at its place, so that it flows with its line. */
export function withFields(content: DocumentContent): WithFields {
  const fieldOf = new Map<PageGlyph, PageField>();
  const pages = content.pages.map((page) => withOwnFields(page, fieldOf));

  return { content: { ...content, pages }, fieldOf };
}

/** The page with the values of its fields as text of its own, for writers without form fields. */
export function withFieldValues(page: PageContent): PageContent {
  const filled = page.fields.filter((field) => shownValue(field) !== '');

  return { ...withOwnFields({ ...page, fields: filled }, new Map(), shownValue), fields: [] };
}

/** The value as a reader sees it. */
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
  const fields = page.fields.filter((field) => isShown(field, page)).slice(0, mostFields);

  if (fields.length === 0) {
    return page;
  }

  const printed = page.glyphs.filter(
    (glyph) => !isLeader(glyph) || !fields.some((box) => covers(box, glyph)),
  );
  const upright = printed.filter(({ angle, made, text }) => angle === 0 && !made && text.trim() !== '');
  const size = commonest(upright.map(({ sizePoints }) => sizePoints)) ?? 10;
  const font = commonest(upright.map((glyph) => glyph.font)) ?? 0;
  const glyphs = fields.map((field, index): PageGlyph => {
    const height = field.bottom - field.top;
    const sizePoints = Math.min(size, Math.max(4, height * 0.8));
    const isTall = height > sizePoints * manyLines;
    const middle = isTall ? field.top + sizePoints * 0.8 : (field.top + field.bottom) / 2;
    const baseline = lineBeside(upright, field, middle, sizePoints) ?? middle + sizePoints * 0.35;
    const glyph: PageGlyph = {
      text: textOf(field),
      left: field.left,
      right: field.right,
      top: baseline - sizePoints * 0.9,
      bottom: baseline + sizePoints * 0.2,
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

/** Buttons and signatures say nothing; boxes without an area are scripts' places to keep values in. */
function isShown(field: PageField, { widthPoints, heightPoints }: PageContent): boolean {
  return (
    field.kind !== 'button' &&
    field.kind !== 'signature' &&
    field.right - field.left > 3 &&
    field.bottom - field.top > 3 &&
    field.left < widthPoints &&
    field.right > 0 &&
    field.top < heightPoints &&
    field.bottom > 0
  );
}

function textInLine({ kind, value }: PageField): string {
  // A box to tick is no bullet: its character must not be one of theirs.
  return kind === 'check' || kind === 'radio' || value.trim() === '' ? placeholder : value.trim();
}

/** Lines that were drawn to write on. */
function isLeader({ text }: PageGlyph): boolean {
  return text === '_' || text === '…';
}

function covers(box: Box, glyph: Box): boolean {
  const x = (glyph.left + glyph.right) / 2;

  return x >= box.left && x <= box.right && glyph.bottom >= box.top && glyph.top <= box.bottom;
}

/** The baseline of the nearest text on the line that a field stands in. */
function lineBeside(
  glyphs: readonly PageGlyph[],
  field: Box,
  middle: number,
  sizePoints: number,
): number | null {
  let nearest: { distance: number; baseline: number } | null = null;

  for (const { left, right, baseline } of glyphs) {
    const distance = Math.max(left - field.right, field.left - right);
    const isBeside = Math.abs(baseline - sizePoints * 0.35 - middle) < sizePoints * 0.75;

    if (isBeside && distance > -2 && distance < (nearest?.distance ?? sizePoints * 12)) {
      nearest = { distance, baseline };
    }
  }

  return nearest?.baseline ?? null;
}
