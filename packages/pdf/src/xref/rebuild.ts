import { findIn } from '../bytes/byte-source.ts';
import type { ObjectPlace, PayloadRange, PdfDocument } from '../document.ts';
import { isName, PdfDict, PdfRef, PdfStream } from '../objects.ts';
import { standsAt } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';
import { readObjectStream } from './object-streams.ts';
import { headerBefore, longestHeader } from './xref-read.ts';
import { inFile, inStream, XrefTable } from './xref-table.ts';

interface RecoveredTable {
  readonly table: XrefTable;
  readonly trailer: PdfDict;
}

/** Bytes that are read of a trailer. */
const longestTrailer = 65_536;

const trailerKeys = ['Root', 'Info', 'ID', 'Encrypt'];

/** Finds every object by scanning for `n g obj`. Later definitions win, as they do in incremental updates. */
export function rebuild(document: PdfDocument): RecoveredTable {
  const { source } = document;
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

  for (let at = findIn(source, 'obj', 0); at !== -1; ) {
    let next = at + 1;
    const before = Math.max(0, at - longestHeader);
    const { bytes, base } = source.windowAt(before, 2 * longestHeader);
    const header = headerBefore(bytes, at - base);

    if (header !== null) {
      table.set(header.number, inFile, base + header.start, 0);
      const value = peek(document, { bytes, start: at + 3 - base, end: bytes.length, base });

      if (value?.payload != null) {
        const { dict, payload } = value;
        // Payloads are skipped: an object inside one belongs to an attached file.
        next = payload.end;

        if (isName(dict.get('Type'), 'ObjStm')) {
          addPacked(document, table, header.number, document.streamOf(dict, payload));
        } else if (isName(dict.get('Type'), 'XRef')) {
          learn(dict);
        }
      } else if (value !== null && isName(value.dict.get('Type'), 'Catalog')) {
        catalog = new PdfRef(header.number);
      }
    }

    at = findIn(source, 'obj', next);
  }

  for (let at = findIn(source, 'trailer', 0); at !== -1; at = findIn(source, 'trailer', at + 7)) {
    const { bytes, base } = source.windowAt(at, longestTrailer);
    const parser = new Parser(bytes, at + 7 - base, at - base + longestTrailer, source.isWhole);
    const value = parser.object();
    document.countWork(parser.position - (at - base));

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
function peek(
  document: PdfDocument,
  place: ObjectPlace,
): { readonly dict: PdfDict; readonly payload: PayloadRange | null } | null {
  const { bytes, start, end, base } = place;
  const parser = new Parser(bytes, start, end, document.source.isWhole);
  parser.skipBlanks();
  document.countWork(parser.position - start);

  if (!standsAt(bytes, parser.position, '<<')) {
    const wider = document.widerPlace(place, parser.position);

    return wider === null ? null : peek(document, wider);
  }

  const dict = parser.object();
  parser.skipBlanks();
  document.countWork(parser.position - start);
  const wider = document.widerPlace(place, parser.position);

  if (wider !== null) {
    return peek(document, wider);
  }

  if (!(dict instanceof PdfDict)) {
    return null;
  }

  if (!standsAt(bytes, parser.position, 'stream')) {
    return { dict, payload: null };
  }

  const length = dict.get('Length');
  // An indirect length may be defined after the current position, so it is not read.
  const known = length instanceof PdfRef ? null : length;

  return { dict, payload: document.payloadAt(base + parser.position + 6, known) };
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
