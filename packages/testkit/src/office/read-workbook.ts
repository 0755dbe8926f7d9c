import { readFileSync } from 'node:fs';
import * as xlsx from '@e965/xlsx';

/** Sheets of a workbook in order, as a third-party library reads them. */
export function readWorkbook(
  path: string,
): { name: string; cells: Readonly<Record<string, xlsx.CellObject>> }[] {
  const book = xlsx.read(readFileSync(path), { cellStyles: true });

  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name] ?? {};
    const cells = Object.entries(sheet).filter(([key]) => !key.startsWith('!'));

    return { name, cells: Object.fromEntries(cells) };
  });
}
