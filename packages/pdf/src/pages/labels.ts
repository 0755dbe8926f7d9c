import type { PdfDocument } from '../document.ts';
import { PdfName, PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';
import { readNumberTree } from '../trees.ts';

/** Label of one page (12.4.2). `style` is null when only the prefix is shown. */
export interface PageLabel {
  readonly style: 'D' | 'R' | 'r' | 'A' | 'a' | null;
  readonly prefix: string;
  readonly number: number;
}

const styles = new Set(['D', 'R', 'r', 'A', 'a']);

/** The label of every page, or null when the document has none. */
export function readLabels(document: PdfDocument): PageLabel[] | null {
  const ranges = readNumberTree(document, document.catalog.get('PageLabels'));

  if (ranges.length === 0) {
    return null;
  }

  const labels: PageLabel[] = [];
  let range = -1;
  let current: PageLabel = { style: 'D', prefix: '', number: 1 };
  let first = 0;

  for (let index = 0; index < document.pageCount; index++) {
    while (range + 1 < ranges.length && ranges[range + 1]![0] <= index) {
      range++;
      first = ranges[range]![0];
      const dict = document.dict(ranges[range]![1]);
      const style = dict === null ? null : document.get(dict, 'S');
      const prefix = dict === null ? null : document.get(dict, 'P');
      const start = dict === null ? null : document.get(dict, 'St');
      current = {
        style:
          style instanceof PdfName && styles.has(style.value) ? (style.value as PageLabel['style']) : null,
        prefix: prefix instanceof PdfString ? decodeText(prefix.bytes) : '',
        number: typeof start === 'number' && start >= 1 ? Math.trunc(start) : 1,
      };
    }

    labels.push({ ...current, number: current.number + index - first });
  }

  return labels;
}

/** Text of a label as readers show it. */
export function labelText({ style, prefix, number }: PageLabel): string {
  if (style === null) {
    return prefix;
  }

  if (style === 'D') {
    return `${prefix}${number}`;
  }

  const text = style === 'R' || style === 'r' ? roman(number) : letters(number);

  return prefix + (style === 'R' || style === 'A' ? text : text.toLowerCase());
}

const numerals: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(number: number): string {
  // Larger Roman numerals are not useful and would make the string ever longer.
  let rest = Math.min(number, 4999);
  let text = '';

  for (const [value, numeral] of numerals) {
    while (rest >= value) {
      text += numeral;
      rest -= value;
    }
  }

  return text;
}

/** A to Z, then AA to ZZ, then AAA (12.4.2, table 161). */
function letters(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));

  return letter.repeat(Math.min(Math.ceil(number / 26), 100));
}
