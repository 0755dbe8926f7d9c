import { PdfName, type PdfObject } from '@octavo/pdf/objects';
import { standsAt } from '@octavo/pdf/syntax/characters';
import { Parser } from '@octavo/pdf/syntax/parser';

/** Entry of a dictionary with the bytes of its value. */
export interface DictionaryEntry {
  readonly key: string;
  readonly value: PdfObject;
  readonly start: number;
  readonly end: number;
}

/**
 * Entries of the dictionary at `start` in the order of the file, repeated keys included: a parser keeps one of those,
 * and not all keep the same. Null when no dictionary is there.
 */
export function entriesAt(bytes: Uint8Array, start: number, end: number): DictionaryEntry[] | null {
  const parser = new Parser(bytes, start, end);
  const entries: DictionaryEntry[] = [];

  if (!parser.keyword('<<')) {
    return null;
  }

  for (;;) {
    parser.skipBlanks();

    if (standsAt(bytes, parser.position, '>>')) {
      return entries;
    }

    const key = parser.object();

    if (!(key instanceof PdfName)) {
      return null;
    }

    parser.skipBlanks();
    const from = parser.position;
    const value = parser.object();

    if (parser.position === from) {
      return null;
    }

    entries.push({ key: key.value, value, start: from, end: parser.position });
  }
}
