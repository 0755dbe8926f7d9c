import * as workbook from '@e965/xlsx';
import template from '@e965/xlsx/dist/xlsx.zahl.mjs';

/** TypeScript reads the declaration as that of a CommonJS module; the imported value is the exported text. */
const payload = template as unknown as string;

export type SheetRows = readonly (readonly (string | number | Date | boolean)[])[];

/** A Numbers document of 2013 or later with one sheet per table. It contains no preview. */
export function numbersFile(tables: Readonly<Record<string, SheetRows>>): Buffer {
  const book = workbook.utils.book_new();

  for (const [name, rows] of Object.entries(tables)) {
    const sheet = workbook.utils.aoa_to_sheet(
      rows.map((row) => [...row]),
      { cellDates: true },
    );
    workbook.utils.book_append_sheet(book, sheet, name);
  }

  return workbook.write(book, { type: 'buffer', bookType: 'numbers', numbers: payload, cellDates: true });
}
