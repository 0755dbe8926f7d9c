import { standsIn } from '../bytes/byte-source.ts';
import type { PdfDocument } from '../document.ts';
import type { ByteSink, Codec } from '../host.ts';
import {
  isName,
  nameOf,
  OutputRef,
  PdfDict,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '../objects.ts';
import { inFile, mostFourByteOffset, mostTableOffset } from '../xref/xref-table.ts';
import { ByteBuffer } from './byte-buffer.ts';
import { type FileForm, FileWriter } from './file-writer.ts';
import { serialize } from './serialize.ts';
import { Transfer } from './transfer.ts';

export interface WriteOptions extends FileForm {
  /**
   * Objects that replace the document's own, by number. Numbers from `document.size` on are new objects; a
   * reference as value redirects to another object.
   */
  readonly replace?: ReadonlyMap<number, PdfObject>;
}

/** Writes all objects that can be reached from the trailer, and no others, as a new file. */
export function writeDocument(
  document: PdfDocument,
  options: WriteOptions,
  sink: ByteSink,
  codec: Codec,
): { bytes: number } {
  const writer = new FileWriter(sink, codec, { version: versionOf(document), ...options });
  const transfer = new Transfer(document, writer, { replace: options.replace ?? new Map() });

  const trailer = new PdfDict();

  for (const key of ['Root', 'Info']) {
    const ref = document.trailer.get(key);
    const number = ref instanceof PdfRef ? transfer.numberOf(ref.number) : 0;

    if (number !== 0) {
      trailer.set(key, new OutputRef(number));
    }
  }

  const permanentId = document.array(document.trailer.get('ID'))?.[0];

  if (permanentId instanceof PdfString) {
    trailer.set('ID', permanentId);
  }

  transfer.drain();

  return { bytes: writer.finish(trailer) };
}

/** Header version to write: object streams need 1.5, and every reader supports 1.7. */
export function versionOf(document: PdfDocument): string {
  const named = document.get(document.catalog, 'Version');
  const isSecond = standsIn(document.source, 0, '%PDF-2') || isName(named, '2.0');

  return isSecond ? '2.0' : '1.7';
}

/**
 * Writes the file unchanged with the changed objects appended (ISO 32000-2, 7.5.6). A repaired file has no
 * valid structure to append to, so it is written from scratch.
 *
 * @param isSigned keeps wrong lengths of streams, which readers correct, as signatures cover the bytes of the file
 */
export function appendUpdate(
  document: PdfDocument,
  changed: ReadonlyMap<number, PdfObject>,
  sink: ByteSink,
  codec: Codec,
  isSigned = false,
): { bytes: number } {
  const { newestSection } = document;
  const isRepaired = document.repairs.some(
    (repair) => repair !== 'junk-before-header' && !(isSigned && repair === 'stream-length-corrected'),
  );

  const { source } = document;
  const base = source.length;
  const isFull = newestSection?.isStream === false && base > mostTableOffset - mostUpdateBytes;

  if (newestSection === null || isRepaired || isFull || document.overrides.size > 0) {
    return writeDocument(document, { replace: changed }, sink, codec);
  }

  const update = new ByteBuffer(64 * 1024);
  const [lastByte] = source.read(base - 1, base);

  if (lastByte !== 10 && lastByte !== 13) {
    update.byte(10);
  }

  const places = new Map<number, { offset: number; generation: number }>();

  for (const [number, object] of [...changed].sort(([a], [b]) => a - b)) {
    const generation = document.table.kinds[number] === inFile ? document.table.details[number]! : 0;
    places.set(number, { offset: base + update.length, generation });
    writeObject(update, document, number, generation, object);
  }

  const trailer = new PdfDict();

  for (const key of ['Root', 'Info', 'ID']) {
    trailer.set(key, document.trailer.get(key));
  }

  trailer.set('Prev', newestSection.offset);

  const start = base + update.length;

  if (newestSection.isStream) {
    appendXrefStream(update, document, places, trailer, start, codec);
  } else {
    appendXrefTable(update, document, places, trailer);
  }

  update.text(`startxref\n${start}\n%%EOF\n`);

  source.forEachPiece(0, base, (piece) => sink.write(piece));
  sink.write(update.view());

  return { bytes: base + update.length };
}

/** More than the bytes of any update. */
const mostUpdateBytes = 2 ** 31;

type ObjectOffsets = Map<number, { offset: number; generation: number }>;

function writeObject(
  out: ByteBuffer,
  document: PdfDocument,
  number: number,
  generation: number,
  object: PdfObject,
): void {
  out.text(`${number} ${generation} obj\n`);
  const isStream = object instanceof PdfStream;
  serializeKept(out, document, isStream ? object.dict.copy().set('Length', object.rawLength) : object);

  if (isStream) {
    out.text('\nstream\n');
    out.range(object.raw);
    out.text('\nendstream');
  }

  out.text('\nendobj\n');
}

/** Serialises references of an update with the object numbers and generations of the file itself. */
function serializeKept(out: ByteBuffer, document: PdfDocument, object: PdfObject): void {
  const { table } = document;
  serialize(
    out,
    object,
    (number) => number,
    (number) => (table.kinds[number] === inFile ? table.details[number]! : 0),
  );
}

function appendXrefTable(
  out: ByteBuffer,
  document: PdfDocument,
  places: ObjectOffsets,
  trailer: PdfDict,
): void {
  out.text('xref\n');

  for (const [first, run] of runsOf(places)) {
    out.text(`${first} ${run.length}\n`);

    for (const { offset, generation } of run) {
      out.text(`${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`);
    }
  }

  out.text('trailer\n');
  serializeKept(out, document, trailer.set('Size', sizeAfter(document, places)));
  out.byte(10);
}

function appendXrefStream(
  out: ByteBuffer,
  document: PdfDocument,
  places: ObjectOffsets,
  trailer: PdfDict,
  start: number,
  codec: Codec,
): void {
  const number = sizeAfter(document, places);
  places.set(number, { offset: start, generation: 0 });

  const index: number[] = [];
  const isWide = start > mostFourByteOffset;
  const rows = new ByteBuffer(places.size * 8);

  for (const [first, run] of runsOf(places)) {
    index.push(first, run.length);

    for (const { offset, generation } of run) {
      for (const byte of [
        1,
        ...(isWide ? [Math.floor(offset / 2 ** 32)] : []),
        offset >>> 24,
        offset >>> 16,
        offset >>> 8,
        offset,
        generation >>> 8,
        generation,
      ]) {
        rows.byte(byte & 255);
      }
    }
  }

  const dict = trailer
    .set('Type', nameOf('XRef'))
    .set('Size', number + 1)
    .set('W', [1, isWide ? 5 : 4, 2]);
  dict.set('Index', index).set('Filter', nameOf('FlateDecode'));
  writeObject(out, document, number, 0, new PdfStream(dict, codec.deflate(rows.view())));
}

function sizeAfter(document: PdfDocument, places: ObjectOffsets): number {
  let size = document.size;

  for (const number of places.keys()) {
    size = Math.max(size, number + 1);
  }

  return size;
}

/** Groups consecutive numbers; `places` is sorted by number. */
function runsOf(places: ObjectOffsets): [number, { offset: number; generation: number }[]][] {
  const runs: [number, { offset: number; generation: number }[]][] = [];
  let next = -1;

  for (const [number, place] of places) {
    if (number !== next) {
      runs.push([number, []]);
    }

    runs.at(-1)![1].push(place);
    next = number + 1;
  }

  return runs;
}
