import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, PdfRef, PdfStream } from '../objects.ts';
import { findWord, standsAt } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';
import { readObjectStream } from './object-streams.ts';
import { headerBefore } from './xref-read.ts';
import { inFile, inStream, XrefTable } from './xref-table.ts';

interface RecoveredTable {
  readonly table: XrefTable;
  readonly trailer: PdfDict;
}

const trailerKeys = ['Root', 'Info', 'ID', 'Encrypt'];

/** Finds every object by scanning for `n g obj`. Later definitions win, as they do in incremental updates. */
export function rebuild(document: PdfDocument): RecoveredTable {
  const { bytes } = document;
  const table = new XrefTable();
  const trailer = new PdfDict();
  let catalog: PdfRef | null = null;

  const learn = (dict: PdfDict) => {
    for (const key of trailerKeys) {
      if (dict.has(key)) {
        trailer.set(key, dict.get(key));
      }
    }
  };

  for (let at = bytes.indexOf(0x6f); at !== -1; ) {
    let next = at + 1;

    if (standsAt(bytes, at, 'obj')) {
      const header = headerBefore(bytes, at);

      if (header !== null) {
        table.set(header.number, inFile, header.start, 0);
        const value = peek(document, at + 3);

        if (value instanceof PdfStream) {
          // Payloads are skipped: an object inside one belongs to an attached file.
          next = value.raw.byteOffset - bytes.byteOffset + value.raw.length;

          if (isName(value.dict.get('Type'), 'ObjStm')) {
            addPacked(document, table, header.number, value);
          } else if (isName(value.dict.get('Type'), 'XRef')) {
            learn(value.dict);
          }
        } else if (value instanceof PdfDict && isName(value.get('Type'), 'Catalog')) {
          catalog = new PdfRef(header.number);
        }
      }
    }

    at = bytes.indexOf(0x6f, next);
  }

  for (let at = findWord(bytes, 'trailer', 0); at !== -1; at = findWord(bytes, 'trailer', at + 7)) {
    const parser = new Parser(bytes, at + 7, Math.min(bytes.length, at + 65_536));
    const value = parser.object();
    document.countWork(parser.position - at);

    if (value instanceof PdfDict) {
      learn(value);
    }
  }

  const root = trailer.get('Root');

  if (!(root instanceof PdfRef) || !table.has(root.number)) {
    const packed = catalog ?? packedCatalog(document, table);

    if (packed !== null) {
      trailer.set('Root', packed);
    }
  }

  return { table, trailer };
}

/** Reads the dictionary or stream after `obj`; null for other objects, which the scan does not need. */
function peek(document: PdfDocument, start: number): PdfDict | PdfStream | null {
  const { bytes } = document;
  const parser = new Parser(bytes, start);
  parser.skipBlanks();
  document.countWork(parser.position - start);

  if (!standsAt(bytes, parser.position, '<<')) {
    return null;
  }

  const dict = parser.object();
  parser.skipBlanks();
  document.countWork(parser.position - start);

  if (!(dict instanceof PdfDict)) {
    return null;
  }

  if (!standsAt(bytes, parser.position, 'stream')) {
    return dict;
  }

  // An indirect length may be defined after the current position, so it is not read.
  const length = dict.get('Length');

  return new PdfStream(dict, document.payload(parser.position + 6, length instanceof PdfRef ? null : length));
}

function addPacked(document: PdfDocument, table: XrefTable, container: number, stream: PdfStream): void {
  const readable = document.decryption?.(stream, container, 0) ?? stream;

  if (!(readable instanceof PdfStream)) {
    return;
  }

  const data = document.decode(readable, 64 * 1024 * 1024);
  document.countWork(data.length);
  const opened = readObjectStream(document, readable, data);
  opened?.numbers.forEach((number, index) => table.set(number, inStream, container, index));
}

/** Looks for the catalog in object streams; needed only when no trailer refers to it. */
function packedCatalog(document: PdfDocument, table: XrefTable): PdfRef | null {
  const before = document.table;
  document.table = table;
  let found: PdfRef | null = null;

  for (let number = 0; number < table.size; number++) {
    if (table.kinds[number] !== inStream) {
      continue;
    }

    const value = document.read(number);

    if (value instanceof PdfDict && isName(value.get('Type'), 'Catalog')) {
      found = new PdfRef(number);
    }
  }

  document.table = before;

  return found;
}
