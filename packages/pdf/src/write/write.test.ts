import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerRotations, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { openPdf, type PdfDocument } from '../document.ts';
import { dictOf, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import { rotatePages } from '../pages/rotate.ts';
import { appendUpdate, type WriteOptions, writeDocument } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-write-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = featureDocument({ pages: 5 });
const counts = countFeatures(openPdf(source, codec));

function written(document: PdfDocument, options: WriteOptions = {}): Uint8Array {
  return bytesFrom((sink) => writeDocument(document, options, sink, codec));
}

function checked(bytes: Uint8Array): string {
  const path = join(folder, 'written.pdf');
  writeFileSync(path, bytes);
  expect(qpdfCheck(path)).toMatchObject({ ok: true });
  return path;
}

it.each([{ packed: true }, { packed: false }])('writes everything that it parsed: %o', (options) => {
  const bytes = written(openPdf(source, codec), options);
  expect(countFeatures(openPdf(bytes, codec))).toEqual(counts);
  expect(popplerTexts(checked(bytes))).toHaveLength(5);
  // Equal input gives equal bytes: a file depends neither on time nor on randomness.
  expect(written(openPdf(source, codec), options)).toEqual(bytes);
});

it('replaces changed objects, and drops those without references', () => {
  const document = openPdf(source, codec);
  const [first, second] = document.pages;
  const old = first!.dict.get('Contents') as PdfRef;
  const stream = new PdfStream(
    dictOf({}),
    Uint8Array.from(Buffer.from('BT /F1 20 Tf 72 500 Td (Changed) Tj ET')),
  );
  const bytes = written(document, {
    packed: false,
    replace: new Map<number, PdfObject>([
      [document.size, stream],
      [old.number, new PdfRef(document.size)],
      [(second!.dict.get('Contents') as PdfRef).number, new PdfRef(document.size)],
    ]),
  });

  const texts = popplerTexts(checked(bytes))!;
  expect(texts.slice(0, 2).map((text) => text.includes('Changed'))).toEqual([true, true]);
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('DocTextNo1x');
  expect(openPdf(bytes, codec).size).toBe(document.size - 1);
});

it('appends to classic and compressed files without changing existing bytes', () => {
  for (const packed of [false, true]) {
    const base = written(openPdf(source, codec), { packed });
    const document = openPdf(base, codec);
    const { number } = document.pages[3]!.ref!;
    const changed = new Map([
      [number, document.pages[3]!.dict.copy().set('Marked', new PdfRef(document.size))],
      [document.size, new PdfDict([['Told', true]])],
    ]);
    const bytes = bytesFrom((sink) => appendUpdate(document, changed, sink, codec));

    expect(Buffer.from(bytes.subarray(0, base.length)).equals(base)).toBe(true);
    checked(bytes);
    const after = openPdf(bytes, codec);
    expect(after.repairs).toEqual([]);
    expect(after.dict(after.pages[3]!.dict.get('Marked'))?.get('Told')).toBe(true);
  }
});

it('rewrites a repaired file instead of appending to it', () => {
  const broken = Uint8Array.from(
    Buffer.from(
      Buffer.from(source)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n1'),
      'latin1',
    ),
  );
  const turned = bytesFrom((sink) => rotatePages(openPdf(broken, codec), new Map([[0, 90]]), sink, codec));
  checked(turned);
  expect(openPdf(turned, codec).repairs).toEqual([]);
  expect(openPdf(turned, codec).pages[0]!.rotation).toBe(90);
});

it('returns to the original orientation after four rotations', () => {
  let bytes: Uint8Array = source;
  const seen: number[][] = [];
  for (let turn = 0; turn < 4; turn++) {
    const document = openPdf(bytes, codec);
    const turns = new Map([0, 2].map((index) => [index, 90] as const));
    bytes = bytesFrom((sink) => rotatePages(document, turns, sink, codec));
    seen.push(popplerRotations(checked(bytes), 5));
  }
  expect(seen).toEqual([
    [90, 0, 90, 0, 0],
    [180, 0, 180, 0, 0],
    [270, 0, 270, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
  expect(countFeatures(openPdf(bytes, codec))).toEqual(counts);
});
