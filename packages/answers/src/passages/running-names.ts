import type { Block, Paragraph, RunningText, Table } from '@octavo/layout/model';
import { cleanText } from './clean-text.ts';
import { isParagraph } from './table-grid.ts';

const thresholds = {
  /** Distance of the baseline of the names above and below the top of the table, in points. */
  above: 36,
  below: 30,

  /** Share of the columns that have a name. */
  namedShare: 0.4,
};

/** A word of a running header at its place. */
interface HeaderWord {
  readonly text: string;
  readonly middle: number;
}

/**
 * Names of the columns of a table that repeat on every page and were therefore read as a running header; null when the
 * header above the table names no columns.
 */
export function runningNames(table: Table, headers: readonly RunningText[]): string[] | null {
  const [{ box }] = table.places;
  const columns = table.columnWidths.length;
  const named = headers
    .flatMap(({ blocks }) => blocks)
    .filter((block) => isAligned(block, columns))
    .filter(({ source }) =>
      (source?.lines ?? []).some(({ glyphs }) =>
        glyphs.some(
          ({ glyph: { baseline } }) =>
            baseline > box.top - thresholds.above && baseline < box.top + thresholds.below,
        ),
      ),
    );
  const names: string[][] = table.columnWidths.map(() => []);

  for (const { text, middle } of named.flatMap(wordsOf)) {
    names[columnAt(table, middle)]?.push(text);
  }

  const texts = names.map((words) => words.join(' '));

  return texts.filter(Boolean).length < Math.max(2, columns * thresholds.namedShare) ? null : texts;
}

/** True for a paragraph with a text for many columns, between gaps wider than a space. */
function isAligned(block: Block, columns: number): block is Paragraph {
  const parts = isParagraph(block) ? (block.source?.text ?? '').split('\t').length : 0;

  return parts >= Math.max(2, columns * thresholds.namedShare);
}

function wordsOf({ source }: Paragraph): HeaderWord[] {
  return (source?.lines ?? []).flatMap(({ glyphs }) => {
    const words: { text: string; end: number; left: number; right: number }[] = [];

    for (const { start, end, glyph } of glyphs) {
      const text = cleanText(source?.text.slice(start, end) ?? '').trim();
      const last = words.at(-1);

      if (last !== undefined && start === last.end) {
        last.text += text;
        last.end = end;
        last.right = Math.max(last.right, glyph.right);
      } else {
        words.push({ text, end, left: glyph.left, right: glyph.right });
      }
    }

    return words.map(({ text, left, right }) => ({ text, middle: (left + right) / 2 }));
  });
}

function columnAt({ places, columnWidths }: Table, x: number): number {
  let right = places[0].box.left;

  return columnWidths.findIndex((width) => {
    right += width;

    return x < right;
  });
}
