import type { PageContent } from '@octavo/pdf/content/page-content';
import type { FoundTable } from './found-table.ts';
import { isFigure } from './words/figures.ts';
import { logicalLine } from './words/logical-order.ts';
import { isUpright, linesOf, type WordLine, wordsOf } from './words/words.ts';

const thresholds = {
  /** Largest distance of a caption from its table, and of a title above it, in multiples of the font size. */
  nearLines: 5,
  besideLines: 2.2,
  longestTitle: 90,

  /** Gap from which texts of a row are separate cells, in multiples of the font size. */
  cellGap: 2,
};

/** Beginnings of captions; the number excludes sentences about tables. */
const begins =
  /^(table|tableau|tabelle|tabla|tabella|tabela|tabel|taulukko|tabl|annex|exhibit|表|جدول|טבלה)\.?\s*[\dIVX一-十٠-٩]/iu;

/** Figures that may be part of a title: a year or a range of years. */
const years = /^\(?(?:1[89]|2[01])\d\d(?:[-/\u2013](?:\d\d){1,2})?\)?$/;

/**
 * A figure that is an amount rather than a number in a title: with a separator between digits, or with a
 * unit.
 */
const amount = /\d[.,]\d|[%‰\p{Sc}]/u;

const total = /^(?:sub-?)?(?:totals?|totaux|gesamt|summe|insgesamt|totale|totaal)(?!\p{L})/iu;

/** Name of a table: its caption, or a short line right above it; null when there is neither. */
export function captionOf(table: FoundTable, page: PageContent): string | null {
  const [{ box }] = table.places;
  const lines = linesOf(wordsOf(page.glyphs.filter((glyph) => isUpright(glyph) && !glyph.artifact))).filter(
    (line) => line.right > box.left && line.left < box.right,
  );
  const above = lines.filter((line) => line.baseline <= box.top + 1).reverse();
  const below = lines.filter((line) => line.top >= box.bottom - 1);
  const isNear = (line: WordLine) =>
    Math.max(box.top - line.baseline, line.top - box.bottom) < line.sizePoints * thresholds.nearLines;
  const named = [...above, ...below].filter(isNear).find((line) => begins.test(textOf(line)));

  if (named !== undefined) {
    return textOf(named);
  }

  const [nearest] = above;

  if (nearest === undefined || box.top - nearest.baseline > nearest.sizePoints * thresholds.besideLines) {
    return null;
  }

  return isTitle(nearest) ? textOf(nearest) : null;
}

/** True for a short line of words that is neither the end of a sentence nor a row of the table. */
function isTitle(line: WordLine): boolean {
  const text = textOf(line);

  return (
    text.length <= thresholds.longestTitle &&
    /\p{L}/u.test(text) &&
    !/[.;,]$/.test(text) &&
    !isRow(line, text)
  );
}

/** True when a line is a row: it has gaps between cells, or ends with figures. */
function isRow({ words, sizePoints }: WordLine, text: string): boolean {
  const across = words.toSorted((one, other) => one.left - other.left);
  const isParted = across.some(
    ({ right }, index) => (across[index + 1]?.left ?? right) - right > sizePoints * thresholds.cellGap,
  );
  const [, ...behind] = text.replace(/\s+(?=[%‰\p{Sc}])/gu, '').split(/\s+/);
  const figures = behind.filter((word) => /\d/.test(word) && isFigure(word) && !years.test(word));
  const endsWithFigure = figures.length > 0 && figures.at(-1) === behind.at(-1);

  return (
    isParted ||
    (endsWithFigure && (figures.length > 1 || total.test(text) || amount.test(behind.at(-1) ?? '')))
  );
}

function textOf({ words }: WordLine): string {
  return logicalLine(words);
}
