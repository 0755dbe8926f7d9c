import type { PageContent } from '../page-content.ts';
import { isFigure } from './figures.ts';
import type { FoundTable } from './found-table.ts';
import { logicalLine } from './logical-order.ts';
import { isUpright, linesOf, type WordLine, wordsOf } from './words.ts';

/** How captions begin; the number keeps sentences about tables out. */
const begins =
  /^(table|tableau|tabelle|tabla|tabella|tabela|tabel|taulukko|tabl|annex|exhibit|表|جدول|טבלה)\.?\s*[\dIVX一-十٠-٩]/iu;

/** How far above or below a table, in font sizes, its caption stands. */
const nearLines = 5;
const besideLines = 2.2;

const longestTitle = 90;

/** Wider gaps than so many font sizes part the cells of a row. */
const cellGap = 2;

/** Figures that are part of a title: years, one or some. */
const years = /^\(?(?:1[89]|2[01])\d\d(?:[-/\u2013](?:\d\d){1,2})?\)?$/;

/** A single figure that numbers nothing: with a mark between its digits, or with its unit. */
const amount = /\d[.,]\d|[%‰\p{Sc}]/u;

const total = /^(?:sub-?)?(?:totals?|totaux|gesamt|summe|insgesamt|totale|totaal)(?!\p{L})/iu;

/** What names a table: its caption, or a short line right above it; null when there is neither. */
export function captionOf(table: FoundTable, page: PageContent): string | null {
  const [{ box }] = table.places;
  const lines = linesOf(wordsOf(page.glyphs.filter((glyph) => isUpright(glyph) && !glyph.artifact))).filter(
    (line) => line.right > box.left && line.left < box.right,
  );
  const above = lines.filter((line) => line.baseline <= box.top + 1).reverse();
  const below = lines.filter((line) => line.top >= box.bottom - 1);
  const isNear = (line: WordLine) =>
    Math.max(box.top - line.baseline, line.top - box.bottom) < line.sizePoints * nearLines;
  const named = [...above, ...below].filter(isNear).find((line) => begins.test(textOf(line)));

  if (named !== undefined) {
    return textOf(named);
  }

  const [nearest] = above;

  if (nearest === undefined || box.top - nearest.baseline > nearest.sizePoints * besideLines) {
    return null;
  }

  return isTitle(nearest) ? textOf(nearest) : null;
}

/** A short line of words that is neither the end of a sentence nor a row of the table. */
function isTitle(line: WordLine): boolean {
  const text = textOf(line);

  return text.length <= longestTitle && /\p{L}/u.test(text) && !/[.;,]$/.test(text) && !isRow(line, text);
}

/** Whether a line is a row: with gaps between its cells, or ending with the figures of one. */
function isRow({ words, sizePoints }: WordLine, text: string): boolean {
  const across = words.toSorted((one, other) => one.left - other.left);
  const isParted = across.some(
    ({ right }, index) => (across[index + 1]?.left ?? right) - right > sizePoints * cellGap,
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
