import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/src/check-layers.ts';

/** A threshold with its measurement, whose counts are empty before it is measured. */
export interface ThresholdRow {
  readonly file: string;
  readonly name: string;
  /** As in the source. */
  readonly value: string;
  readonly unit: string;
  /** Number of files of the sample whose analysis reads it. */
  readonly files: number | '';
  /** Number of pages that a smaller value moves. */
  readonly less: number | '';
  /** Number of pages that a larger value moves. */
  readonly more: number | '';
}

const path = join(root, 'docs/layout-thresholds.md');
const heading = ['file', 'threshold', 'value', 'unit', 'files', 'less', 'more'];
/** Number of the first columns, which hold text. */
const textColumns = 4;

export function readTable(): ThresholdRow[] {
  return tableLines(readFileSync(path, 'utf8'))
    .slice(2)
    .map((line) => {
      const [file = '', name = '', value = '', unit = '', ...counts] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      const [files = '', less = '', more = ''] = counts.map((count) => (count === '' ? '' : Number(count)));

      return { file, name, value, unit, files, less, more };
    });
}

/** Replaces the table of the document; the text around it stays. */
export function writeTable(rows: readonly ThresholdRow[]): void {
  const cells = [
    heading,
    ...rows.map(({ file, name, value, unit, files, less, more }) =>
      [file, name, value, unit, files, less, more].map(String),
    ),
  ];
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [top = '', ...lines] = cells.map(
    (row) => `| ${row.map((cell, column) => padded(cell, column, widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, column) => (column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const text = readFileSync(path, 'utf8');
  const before = tableLines(text).join('\n');

  writeFileSync(
    path,
    text.replace(before, () => [top, rule, ...lines].join('\n')),
  );
}

function tableLines(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('|'));
}

function padded(cell: string, column: number, width: number): string {
  return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
}
