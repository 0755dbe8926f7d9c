import type { Glyph } from './glyph.ts';
import { linesOf, type TextLine } from './line.ts';

/** A gutter is looked for between these shares of a region's width. */
const gutterFrom = 0.15;
const gutterTo = 0.85;

/** Fewer lines than this on a side are not a column. */
const columnLines = 3;

/** At most this share of the lines may run across a gutter (titles, wide captions). */
const acrossShare = 0.4;

/** Columns of prose hold this many characters a line at least; narrower ones are a table, read by rows. */
const proseCharacters = 16;

/** Deeper nesting of columns than this is not prose any more. */
const deepest = 6;

/** The text of a page in reading order: columns one after the other, paragraphs apart by an empty line. */
export function readingOrder(glyphs: readonly Glyph[]): string {
  const lines = linesOf(glyphs);
  const downward = lines.filter((line) => line.vertical).length > lines.length / 2;
  const ordered = downward ? [...lines].sort((a, b) => b.right - a.right || b.top - a.top) : order(lines, 0);

  return withParagraphs(ordered, downward);
}

function order(lines: readonly TextLine[], depth: number): TextLine[] {
  const gutter = depth < deepest ? gutterOf(lines) : null;

  if (gutter === null) {
    return byRows(lines);
  }

  const ordered: TextLine[] = [];
  let left: TextLine[] = [];
  let right: TextLine[] = [];

  const closeBand = () => {
    ordered.push(...order(left, depth + 1), ...order(right, depth + 1));
    left = [];
    right = [];
  };

  for (const line of [...lines].sort((a, b) => b.top - a.top)) {
    if (line.right <= gutter) {
      left.push(line);
    } else if (line.left >= gutter) {
      right.push(line);
    } else {
      closeBand();
      ordered.push(line);
    }
  }

  closeBand();

  return ordered;
}

/** The x between two columns of prose that fewest lines cross, or null when there is one column. */
function gutterOf(lines: readonly TextLine[]): number | null {
  if (lines.length < columnLines * 2) {
    return null;
  }

  const start = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - start;
  const bins = Math.min(2000, Math.max(1, Math.ceil(width / 2)));
  const crossing = new Int32Array(bins + 1);

  for (const line of lines) {
    crossing[Math.floor(((line.left - start) / width) * bins)]! += 1;
    crossing[Math.min(bins, Math.ceil(((line.right - start) / width) * bins))]! -= 1;
  }

  let open = 0;
  let best = { bin: -1, count: Number.POSITIVE_INFINITY, length: 0 };
  let runStart = 0;
  let previous = -1;

  for (let bin = 0; bin < bins; bin += 1) {
    open += crossing[bin]!;

    if (open !== previous) {
      runStart = bin;
      previous = open;
    }

    const length = bin - runStart + 1;
    const inside = bin > bins * gutterFrom && bin < bins * gutterTo;

    if (inside && (open < best.count || (open === best.count && length > best.length))) {
      best = { bin: runStart + length / 2, count: open, length };
    }
  }

  if (best.bin < 0 || best.count > lines.length * acrossShare) {
    return null;
  }

  const x = start + (best.bin / bins) * width;
  const sides = [lines.filter((line) => line.right <= x), lines.filter((line) => line.left >= x)];

  return sides.every(isProse) ? x : null;
}

function isProse(side: readonly TextLine[]): boolean {
  const lengths = side.map((line) => line.text.length).sort((a, b) => a - b);

  return side.length >= columnLines && (lengths[lengths.length >> 1] ?? 0) >= proseCharacters;
}

/** Lines that stand at one height are read across, the rest from top to bottom. */
function byRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[][] = [];

  for (const line of [...lines].sort((a, b) => b.top + b.bottom - a.top - a.bottom)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const sameHeight =
      first !== undefined &&
      Math.abs(first.top + first.bottom - line.top - line.bottom) < first.top - first.bottom;

    if (row !== undefined && sameHeight) {
      row.push(line);
    } else {
      rows.push([line]);
    }
  }

  return rows.flatMap(readAcross);
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

function readAcross(row: readonly TextLine[]): TextLine[] {
  const backwards = row.filter((line) => rightToLeft.test(line.text)).length > row.length / 2;
  const sorted = [...row].sort((a, b) => (backwards ? b.right - a.right : a.left - b.left));
  const [first] = sorted;

  if (first === undefined || sorted.length === 1) {
    return sorted;
  }

  return [
    {
      text: sorted.map((line) => line.text).join('  '),
      left: Math.min(...sorted.map((line) => line.left)),
      right: Math.max(...sorted.map((line) => line.right)),
      top: Math.max(...sorted.map((line) => line.top)),
      bottom: Math.min(...sorted.map((line) => line.bottom)),
      vertical: first.vertical,
    },
  ];
}

function withParagraphs(lines: readonly TextLine[], downward: boolean): string {
  let text = '';

  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];

    if (above !== undefined) {
      text += !downward && startsParagraph(above, line) ? '\n\n' : '\n';
    }

    text += line.text;
  }

  return text;
}

/** Farther down than half a line, or up again: another column, another paragraph. */
function startsParagraph(above: TextLine, line: TextLine): boolean {
  const gap = above.bottom - line.top;
  const height = Math.min(above.top - above.bottom, line.top - line.bottom);

  return gap > height * 0.5 || gap < -height * 2;
}
