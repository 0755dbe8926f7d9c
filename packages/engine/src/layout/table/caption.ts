import type { PageContent } from '../page-content.ts';
import type { FoundTable } from './found-table.ts';
import { logicalLine } from './logical-order.ts';
import { isUpright, type Line, linesOf, wordsOf } from './words.ts';

/** How captions begin; the number keeps sentences about tables out. */
const begins =
  /^(table|tableau|tabelle|tabla|tabella|tabela|tabel|taulukko|tabl|annex|exhibit|表|جدول|טבלה)\.?\s*[\dIVX一-十٠-٩]/iu;

/** How far above or below a table, in font sizes, its caption stands. */
const nearLines = 5;
const besideLines = 2.2;

const longestTitle = 90;

/** What names a table: its caption, or a short line right above it; null when there is neither. */
export function captionOf(table: FoundTable, page: PageContent): string | null {
  const [{ box }] = table.places;
  const lines = linesOf(wordsOf(page.glyphs.filter((glyph) => isUpright(glyph) && !glyph.artifact))).filter(
    (line) => line.right > box.left && line.left < box.right,
  );
  const above = lines.filter((line) => line.baseline <= box.top + 1).reverse();
  const below = lines.filter((line) => line.top >= box.bottom - 1);
  const isNear = (line: Line) =>
    Math.max(box.top - line.baseline, line.top - box.bottom) < line.sizePoints * nearLines;
  const named = [...above, ...below].filter(isNear).find((line) => begins.test(textOf(line)));

  if (named !== undefined) {
    return textOf(named);
  }

  const [nearest] = above;

  if (nearest === undefined || box.top - nearest.baseline > nearest.sizePoints * besideLines) {
    return null;
  }

  const text = textOf(nearest);

  return text.length <= longestTitle && /\p{L}/u.test(text) && !/[.;,]$/.test(text) ? text : null;
}

function textOf({ words }: Line): string {
  return logicalLine(words);
}
