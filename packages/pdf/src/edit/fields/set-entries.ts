import type { PdfDict, PdfObject } from '../../objects.ts';

/** Sets entries of a dictionary; undefined removes one. */
export function setEntries(dict: PdfDict, entries: Readonly<Record<string, PdfObject | undefined>>): PdfDict {
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined) {
      dict.delete(key);
    } else {
      dict.set(key, value);
    }
  }

  return dict;
}
