import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { PdfObject } from '@octavo/pdf/objects';

/** Start of a line as its operators set it: a text matrix, and the movements since. */
export interface LineStart {
  readonly matrix: readonly number[];
  readonly x: number;
  readonly y: number;
}

const identity: readonly number[] = [1, 0, 0, 1, 0, 0];

/**
 * Line start of each operator that shows text, by the offset after the operator. PDFium adds up the movements of a text
 * object in single precision: text stays in place only if the start before it is restored with the same numbers.
 */
export function lineStarts(content: Uint8Array): ReadonlyMap<number, LineStart> {
  const starts = new Map<number, LineStart>();
  const saved: number[] = [];
  let start: LineStart = { matrix: identity, x: 0, y: 0 };
  let leading = 0;
  const move = (x: number, y: number) => {
    start = { ...start, x: Math.fround(start.x + Math.fround(x)), y: Math.fround(start.y + Math.fround(y)) };
  };

  eachOperator(content, (operator, operands, _, end) => {
    const [x = 0, y = 0] = numbersOf(operands.slice(-2));

    switch (operator) {
      case 'q':
        saved.push(leading);
        break;
      case 'Q':
        leading = saved.pop() ?? leading;
        break;
      case 'BT':
        start = { matrix: identity, x: 0, y: 0 };
        break;
      case 'Tm':
        start = { matrix: numbersOf(operands.slice(-6)), x: 0, y: 0 };
        break;
      case 'TL':
        leading = operands.length === 1 ? x : y;
        break;
      case 'TD':
        leading = -y;
        move(x, y);
        break;
      case 'Td':
        move(x, y);
        break;
      case 'T*':
        move(0, -leading);
        break;
      case "'":
      case '"':
        move(0, -leading);
        starts.set(end, start);
        break;
      case 'Tj':
      case 'TJ':
        starts.set(end, start);
        break;
    }
  });

  return starts;
}

function numbersOf(operands: readonly PdfObject[]): number[] {
  return operands.map((value) => (typeof value === 'number' ? value : 0));
}

/** Shortest number that single precision reads as the same value. */
export function singleNumber(value: number): string {
  for (let digits = 1; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));

    if (Math.fround(short) === value) {
      return plain(short);
    }
  }

  return plain(Number(value.toPrecision(9)));
}

/** Content streams have no exponents (ISO 32000-2, 7.3.3). */
function plain(value: number): string {
  const text = String(value);

  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
}
