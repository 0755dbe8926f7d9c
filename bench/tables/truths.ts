import { parseHTML } from 'linkedom';
import type { GridCell } from './relations.ts';

/** Reads the tables of an ICDAR 2013 ground truth; the regions of a table may be on several pages. */
export function tablesOfIcdar(xml: string): GridCell[][] {
  const { document } = parseHTML(xml);

  return [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('region')].flatMap((region) => {
      const shift = { row: number(region, 'row-increment'), column: number(region, 'col-increment') };

      return [...region.querySelectorAll('cell')].map((cell): GridCell => {
        const row = number(cell, 'start-row');
        const column = number(cell, 'start-col');

        return {
          row: row + shift.row,
          column: column + shift.column,
          rowSpan: Math.max(row, number(cell, 'end-row')) - row + 1,
          columnSpan: Math.max(column, number(cell, 'end-col')) - column + 1,
          text: cell.querySelector('content')?.textContent ?? '',
        };
      });
    }),
  );
}

/** Subset of the parser's element type that is used here. */
interface ReadableElement {
  getAttribute(name: string): string | null;
}

function number(element: ReadableElement, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}

const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;

/** Reads the one table of a file of separated values (RFC 4180). */
export function tablesOfCsv(csv: string): GridCell[][] {
  const cells: GridCell[] = [];
  let row = 0;
  let column = 0;

  for (const [whole, value = '', end] of csv.matchAll(field)) {
    if (whole === '') {
      break;
    }

    const text = value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value;
    cells.push({ row, column, rowSpan: 1, columnSpan: 1, text });
    [row, column] = end === ',' ? [row, column + 1] : [row + 1, 0];
  }

  return [cells];
}
