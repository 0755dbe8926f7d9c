import { codec } from '@octavo/engine-node/codec';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { NarrowBytes } from '@octavo/testkit/pdf/narrow-bytes';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { expect, it } from 'vitest';
import { assemble } from '../assemble.ts';
import { openPdf, openPdfByScan, type PdfDocument } from '../document.ts';
import { nameOf, PdfStream } from '../objects.ts';
import { objectsOf } from '../optimise/objects-of.ts';
import { appendUpdate, writeDocument } from '../write/write.ts';
import { findIn, isSameSource, MemoryBytes } from './byte-source.ts';

const plain = featureDocument({ pages: 40 });
const packed = bytesFrom((sink) => writeDocument(openPdf(plain, codec), {}, sink, codec));
const updated = bytesFrom((sink) => {
  const document = openPdf(packed, codec);
  appendUpdate(document, new Map([[document.size, nameOf('Added')]]), sink, codec);
});
const binary = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const changed = (change: (text: string) => string) => binary(change(Buffer.from(plain).toString('latin1')));

/** A picture whose payload is written directly, between objects of many kinds of spacing. */
const spaced = binary(
  [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj\n',
    `<</Type/Pages/Count 1${' '.repeat(300)}/Kids[3 0 R]>>\nendobj\n`,
    `3 0 obj % ${'a comment '.repeat(40)}\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R`,
    `/Note (${'text '.repeat(200)}) /Hex <${'00ff'.repeat(300)}> /Many [${'5 0 R '.repeat(300)}]>>endobj\n`,
    `4 0 obj <</Length 5 0 R>>${' '.repeat(100)}stream\n${'0 0 m '.repeat(5000)}\nendstream endobj\n`,
    `5 0 obj ${' '.repeat(90)}30000 endobj\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF`,
  ].join(''),
);

const cases: [string, Uint8Array][] = [
  ['a classic table', plain],
  ['object streams', packed],
  ['an update', updated],
  ['bytes before the header', changed((text) => `mail header\r\n\r\n${text}`)],
  ['no usable table', changed((text) => text.replace(/startxref\n\d+/, 'startxref\n7'))],
  ['wrong offsets', changed((text) => text.replace(/(\d{9})(\d) 00000 n /g, '$17 00000 n '))],
  ['wrong lengths of streams', changed((text) => text.replace(/\/Length \d+/g, '/Length 7'))],
  ['objects without brackets', changed((text) => text.replace(/>>\nendobj/g, '\nendobj'))],
  ['long blanks, comments, strings and arrays', spaced],
];

const copyOf = (document: PdfDocument) =>
  bytesFrom((sink) => writeDocument(document, { packed: false }, sink, codec));

it.each(cases)('reads and copies %s from ranges as from memory', (_, bytes) => {
  const [whole, ranges] = [openPdf(bytes, codec), openPdf(new NarrowBytes(bytes), codec)];
  expect(countFeatures(ranges)).toEqual(countFeatures(whole));
  expect(ranges.newestSection).toEqual(whole.newestSection);
  expect(ranges.trailer).toEqual(whole.trailer);

  for (const [number, object] of objectsOf(whole)) {
    const other = ranges.object(number);

    if (object instanceof PdfStream && other instanceof PdfStream) {
      expect(other.dict).toEqual(object.dict);
      expect(other.rawLength).toBe(object.rawLength);
      expect(Buffer.from(other.raw).equals(object.raw)).toBe(true);
    } else {
      expect(other).toEqual(object);
    }
  }

  expect(Buffer.from(copyOf(ranges)).equals(copyOf(whole))).toBe(true);
  expect(ranges.repairs.toSorted()).toEqual(whole.repairs.toSorted());
});

it.each(cases)('scans %s in ranges as in memory', (_, bytes) => {
  const [whole, ranges] = [openPdfByScan(bytes, codec), openPdfByScan(new NarrowBytes(bytes), codec)];
  expect(ranges.trailer).toEqual(whole.trailer);
  expect(ranges.table).toEqual(whole.table);
  expect(Buffer.from(copyOf(ranges)).equals(copyOf(whole))).toBe(true);
});

it('copies an object that is cut off at any of its bytes', () => {
  const names = Array.from({ length: 60 }, (_, index) => `/Name${index} ${index % 3 === 0 ? 2 : 1} 0 R`).join(
    '',
  );

  for (let blanks = 0; blanks < 20; blanks += 1) {
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${' '.repeat(blanks)}/Names<<${names}>>>>`;
    const file = binary(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj${page}endobj\ntrailer<</Root 1 0 R>>`,
    );
    expect(
      Buffer.from(copyOf(openPdf(new NarrowBytes(file), codec))).equals(copyOf(openPdf(file, codec))),
    ).toBe(true);
  }
});

it('assembles and appends to ranges as to bytes in memory', () => {
  const [whole, ranges] = [openPdf(packed, codec), openPdf(new NarrowBytes(packed), codec)];
  const part = (document: PdfDocument) =>
    bytesFrom((sink) =>
      assemble(
        {
          sources: [{ document, title: 'One' }],
          pages: [7, 3, 7].map((page) => ({ source: 0, page })),
          bookmarks: 'keep',
          modified: new Date(0),
        },
        sink,
        codec,
      ),
    );
  expect(Buffer.from(part(ranges)).equals(part(whole))).toBe(true);
  const update = (document: PdfDocument) =>
    bytesFrom((sink) => {
      const { number } = document.pages[3]!.ref!;
      const dict = document.pages[3]!.dict.copy().set('Rotate', 90);
      appendUpdate(document, new Map([[number, dict]]), sink, codec);
    });
  expect(Buffer.from(update(ranges)).equals(update(whole))).toBe(true);
});

it('measures a result without reading what is only copied', () => {
  const whole = openPdf(spaced, codec);
  const measured: number[] = [];
  const sink = { write: () => undefined, skip: (length: number) => void measured.push(length) };
  const { bytes } = writeDocument(openPdf(new NarrowBytes(spaced), codec), { packed: false }, sink, codec);
  expect(bytes).toBe(copyOf(whole).length);
  expect(measured).toEqual([30_000]);
});

it('keeps no window in memory for a string', () => {
  const document = openPdf(new NarrowBytes(spaced), codec);
  const note = document.pages[0]!.dict.get('Note') as { bytes: Uint8Array };
  expect(note.bytes.buffer.byteLength).toBe(1000);
});

it('finds words that begin in one window and end in the next', () => {
  const source = new NarrowBytes(binary('aob objob jobj'));
  expect([0, 5, 11].map((from) => findIn(source, 'obj', from))).toEqual([4, 11, 11]);
  expect(findIn(source, 'obj', 12)).toBe(-1);
});

it('compares files to their last byte', () => {
  const bytes = new Uint8Array(700_000);
  const other = bytes.with(699_999, 1);
  expect(isSameSource(new MemoryBytes(bytes), new NarrowBytes(bytes))).toBe(true);
  expect(isSameSource(new MemoryBytes(bytes), new NarrowBytes(other))).toBe(false);
  expect(isSameSource(new MemoryBytes(bytes), new MemoryBytes(bytes.subarray(1)))).toBe(false);
});
