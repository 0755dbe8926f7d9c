import { readFileSync } from 'node:fs';
import * as xlsx from '@e965/xlsx';

/** The sheets of a workbook in their order, as a reader that is not ours understands them. */
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
