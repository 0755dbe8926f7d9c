import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@octavo/pdf/assemble';
import type { ByteSource } from '@octavo/pdf/bytes/byte-source';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { ByteSink } from '@octavo/pdf/host';
import { dictOf, type PdfObject, PdfRef, PdfStream } from '@octavo/pdf/objects';
import { appendUpdate, writeDocument } from '@octavo/pdf/write/write';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerRotations, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { codec } from './codec.ts';
import { openFileBytes } from './file-bytes.ts';
import { writeFileThrough } from './file-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-file-bytes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const gibibyte = 1024 ** 3;
const source = featureDocument({ pages: 4 });
const ranges = (path: string) => openFileBytes(path, 0);

/** Zeros that the sink below does not write. */
const hole = new Uint8Array(64 * 1024 * 1024);

/** Writes to a file from an offset on, with holes in place of zeros, which take no room on the disk. */
function writeSparse(path: string, from: number, write: (sink: ByteSink) => void): void {
  const descriptor = openSync(path, from === 0 ? 'w' : 'r+');
  let position = from;

  try {
    write({
      write(chunk) {
        if (chunk !== hole) {
          writeSync(descriptor, chunk, 0, chunk.length, position);
        }

        position += chunk.length;
      },
    });
  } finally {
    closeSync(descriptor);
  }
}

/** The document with an attachment of zeros before most of its other objects. */
function writeWithHole(path: string, length: number, packed: boolean): void {
  const document = openPdf(source, codec);
  const attachment = new PdfStream(dictOf({}), {
    length,
    read: () => hole,
    readLast: (count) => hole.subarray(0, count),
    forEachPiece(take) {
      for (let left = length; left > 0; left -= hole.length) {
        take(hole);
      }
    },
  });
  const root = document.trailer.get('Root') as PdfRef;
  const catalog = dictOf({
    Attached: new PdfRef(document.size),
    ...Object.fromEntries(document.catalog.entries),
  });
  const replace = new Map<number, PdfObject>([
    [root.number, catalog],
    [document.size, attachment],
  ]);
  writeSparse(path, 0, (sink) => writeDocument(document, { replace, packed }, sink, codec));
}

function partOf(document: PdfDocument, name: string): string {
  const path = join(folder, name);
  const pages = [2, 0].map((page) => ({ source: 0, page }));
  const plan = {
    sources: [{ document, title: '' }],
    pages,
    bookmarks: 'keep',
    modified: new Date(0),
  } as const;
  writeFileThrough(path, (sink) => assemble(plan, sink, codec));

  return path;
}

describe.each([
  ['a classic table', 5 * gibibyte, false, false],
  ['a cross-reference stream', 5 * gibibyte, true, true],
  ['offsets that no classic table can have', 10 * gibibyte, false, true],
])('a file beyond 4 GiB with %s', (name, length, packed, isStream) => {
  const path = join(folder, `${name}.pdf`);
  writeWithHole(path, length, packed);

  it('is read where it lies, and split into files that others read', async () => {
    const document = openPdf(await openFileBytes(path), codec);
    expect(document.source.length).toBeGreaterThan(length);
    expect(document.newestSection?.isStream).toBe(isStream);
    expect(countFeatures(document)).toEqual(countFeatures(openPdf(source, codec)));
    expect(document.repairs).toEqual([]);
    const part = partOf(document, `${name}-part.pdf`);
    expect(qpdfCheck(part)).toMatchObject({ ok: true });
    expect(popplerTexts(part)).toEqual([2, 0].map((page) => popplerTexts(path)?.[page]));
    // The attachment is left out, and nothing else differs.
    expect(readFileSync(part).length).toBe(
      readFileSync(partOf(openPdf(source, codec), `${name}-small.pdf`)).length,
    );
    expect(spawnSync('qpdf', ['--show-npages', path], { encoding: 'utf8' }).stdout).toBe('4\n');
  });

  it('takes updates after its bytes', async () => {
    const file = await openFileBytes(path);
    // Its own bytes are in the file already.
    const inPlace: ByteSource = {
      length: file.length,
      isWhole: false,
      whole: () => file.whole(),
      windowAt: (offset, least) => file.windowAt(offset, least),
      read: (start, end) => file.read(start, end),
      after: (offset) => file.after(offset),
      forEachPiece: () => undefined,
    };
    const document = openPdf(inPlace, codec);
    const [first] = document.pages;
    const changed = new Map([[first!.ref!.number, first!.dict.copy().set('Rotate', 90)]]);
    writeSparse(path, file.length, (sink) => appendUpdate(document, changed, sink, codec));
    const updated = openPdf(await openFileBytes(path), codec);
    expect(updated.repairs).toEqual([]);
    expect(updated.pages.map(({ rotation }) => rotation)).toEqual([90, 0, 0, 0]);
    expect(popplerRotations(path, 4)).toEqual([90, 0, 0, 0]);
  });
});

it('copies payloads piece by piece to the same bytes as from memory', async () => {
  const path = join(folder, 'large-payload.pdf');
  const document = openPdf(source, codec);
  const noise = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 2654435761) >>> 24);
  const ref = document.makeIndirect(new PdfStream(dictOf({}), noise));
  document.catalog.set('Attached', ref);
  writeFileThrough(path, (sink) => writeDocument(document, { packed: false }, sink, codec));
  const [one, other] = [join(folder, 'from-memory.pdf'), join(folder, 'from-ranges.pdf')];
  const whole = openPdf(readFileSync(path), codec);
  const parts = openPdf(await ranges(path), codec);
  writeFileThrough(one, (sink) => writeDocument(whole, {}, sink, codec));
  writeFileThrough(other, (sink) => writeDocument(parts, {}, sink, codec));
  expect(readFileSync(other).equals(readFileSync(one))).toBe(true);
  expect(qpdfCheck(other)).toMatchObject({ ok: true });
});

it('reads a small file into memory, and from another one the bytes that are asked for', async () => {
  const path = join(folder, 'feature.pdf');
  writeFileSync(path, source);
  expect((await openFileBytes(path)).isWhole).toBe(true);
  const file = await ranges(path);
  expect(file.isWhole).toBe(false);
  expect(Buffer.from(file.read(9, 20)).equals(source.subarray(9, 20))).toBe(true);
  expect(Buffer.from(file.after(10).read(0, 5)).equals(source.subarray(10, 15))).toBe(true);
  const { bytes, base } = file.after(5000).windowAt(0, 100);
  expect(base).toBe(0);
  expect(Buffer.from(bytes.subarray(0, 100)).equals(source.subarray(5000, 5100))).toBe(true);
  expect(Buffer.from(file.whole()).equals(source)).toBe(true);
});

it('refuses to read 2 GiB into one array, with the limit', async () => {
  const path = join(folder, 'huge.pdf');
  writeFileSync(path, source);
  truncateSync(path, 2 * gibibyte);
  const file = await openFileBytes(path);
  expect(() => file.whole()).toThrow(
    expect.objectContaining({ code: 'file-too-large', values: { each: 2 * gibibyte } }),
  );
});

it('opens more files than may be open at once, and notices one that was changed', async () => {
  const paths = Array.from({ length: 80 }, (_, index) => join(folder, `many-${index}.pdf`));
  paths.forEach((path, index) => writeFileSync(path, `file ${index}`));
  const files = await Promise.all(paths.map((path) => ranges(path)));
  const texts = files.map((file) => Buffer.from(file.read(0, file.length)).toString());
  expect(texts).toEqual(paths.map((_, index) => `file ${index}`));
  writeFileSync(paths[0]!, 'something else');
  expect(() => files[0]!.read(0, 4)).toThrow(expect.objectContaining({ code: 'damaged-file' }));
});
