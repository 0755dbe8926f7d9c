import type { FoundTable } from '../found-table.ts';
import { isBlank } from '../words/words.ts';

const thresholds = {
  /** Minimum number of rows in a table of contents. */
  fewestEntries: 4,

  /** Most columns of a table of contents: number, title, page. */
  mostColumns: 3,

  /** Share of rows that end with a page number. */
  numberedShare: 0.6,
};

/**
 * True for titles and their page numbers in ascending order: a table of contents, which is a list to its
 * readers.
 */
export function isContentsList({ cells, columnWidths, rowHeights, ruled }: FoundTable): boolean {
  if (ruled || rowHeights.length < thresholds.fewestEntries || columnWidths.length > thresholds.mostColumns) {
    return false;
  }

  const last = columnWidths.length - 1;
  const pages = cells.flatMap(({ column, glyphs }) => {
    const text = glyphs
      .filter((glyph) => !isBlank(glyph))
      .map((glyph) => glyph.text)
      .join('');

    return column === last && text !== '' ? [text.replace(/^[.\s]+/, '')] : [];
  });
  const numbers = pages.map(Number);
  const rises = numbers.every((page, index) => index === 0 || page >= numbers[index - 1]!);

  return (
    pages.length >= Math.max(thresholds.fewestEntries, rowHeights.length * thresholds.numberedShare) &&
    pages.every((page) => /^\d{1,4}$/.test(page)) &&
    rises
  );
}
