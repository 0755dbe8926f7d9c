import type { FuzzReader } from './reader.ts';
import { bookReaders } from './readers/books.ts';
import { fontReaders } from './readers/fonts.ts';
import { officeReaders } from './readers/offices.ts';
import { pdfReaders } from './readers/pdf.ts';
import { pictureReaders } from './readers/pictures.ts';
import { wordReaders } from './readers/words.ts';

/** Every part of the product that reads untrusted input, by name. */
export const readers: readonly FuzzReader[] = [
  ...pdfReaders,
  ...fontReaders,
  ...pictureReaders,
  ...bookReaders,
  ...officeReaders,
  ...wordReaders,
];

export function readerOf(name: string): FuzzReader {
  const reader = readers.find((each) => each.name === name);

  if (reader === undefined) {
    throw new Error(`no reader ${name}; there are ${readers.map((each) => each.name).join(', ')}`);
  }

  return reader;
}
