import type { PdfDict, PdfObject } from './objects.ts';

/** Reads objects of a document, or of its changes. */
export interface ObjectReader {
  resolve(object: PdfObject): PdfObject;
  dict(object: PdfObject): PdfDict | null;
  array(object: PdfObject): readonly PdfObject[] | null;
  get(dict: PdfDict, key: string): PdfObject;
}

/** Numbers of an array with at least `least` entries; null for anything else. */
export function numbersOf(document: ObjectReader, object: PdfObject, least: number): number[] | null {
  const numbers = document.array(object)?.map((value) => document.resolve(value)) ?? [];

  return numbers.length >= least && numbers.every((value) => typeof value === 'number') ? numbers : null;
}
