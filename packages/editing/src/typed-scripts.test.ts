import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import type { PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { pdfiumCharacters } from '@octavo/testkit/pdf/pdfium-characters';
import { pdfiumComments } from '@octavo/testkit/pdf/pdfium-comments';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerPixels, popplerTexts, qpdfComments } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { adding, blankDocument, drawn, edited } from '../test/edit-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-typed-'));
const path = join(folder, 'typed.pdf');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = 'Été Привет Ελλάδα 日本 한국 中文 שלום السلام हिन्दी ไทย ქართ հայ'.split(' ');
const rowHeight = 24;

/** Words one below the other, each in a box of its own. */
function inRows(typed: (word: string, box: object, row: number) => object | object[]): object[] {
  return words.flatMap((word, row) =>
    typed(word, { left: 10, top: 5 + row * rowHeight, width: 200, height: 20 }, row),
  );
}

const look = { size: 12, color: '#000000' };
const field = (name: string, box: object) => ({ kind: 'field.add', field: { type: 'text', name, box } });

const kinds = {
  'page text': inRows((text, box) => ({ kind: 'text.add', box, runs: [{ text }], look })),
  'text box': inRows((text, box) => adding({ type: 'text-box', box, text, look: { size: 12 } })),
  field: inRows((value, box, row) => [
    field(`f${row}`, box),
    { kind: 'field.value', name: `f${row}`, value },
  ]),
} as const;

/** File whose page has what annotations and fields show as content. */
async function flattened(document: PdfDocument): Promise<Uint8Array> {
  const editor = PdfEditor.open(document, { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() });
  await editor.flatten({ annotations: true, forms: true, layers: false });

  return bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink));
}

/** Letters without spaces and marks of direction, which readers add. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufffe]/gu, '');
}

async function pdfiumText(bytes: Uint8Array): Promise<string> {
  using document = await loadDocument(bytes);

  return (pdfiumCharacters(document, 0) ?? []).map(({ text }) => text).join('');
}

/** Rows, by the numbers of the words, that have ink within the frames of their fields; three bytes for each pixel. */
function inkedRows(pixels: Uint8Array, width: number): number[] {
  const perPoint = width / 400;
  const isInked = (line: number) =>
    pixels
      .subarray((line * width + 14 * perPoint) * 3, (line * width + 200 * perPoint) * 3)
      .some((value) => value < 128);

  return words.flatMap((_, row) => {
    const top = Math.ceil((5 + row * rowHeight + 2) * perPoint);
    const lines = Array.from({ length: 16 * perPoint }, (__, line) => top + line);

    return lines.some(isInked) ? [row] : [];
  });
}

/** Rows with ink as PDFium and poppler draw them. */
async function inkIn(bytes: Uint8Array): Promise<readonly (readonly number[])[]> {
  writeFileSync(path, bytes);
  const own = await drawn(bytes);
  const image = popplerPixels(path, 1, 144)!;
  // Three bytes for each pixel, behind the header of a PPM image.
  const data = image.subarray(image.length - 800 * 600 * 3);

  return [inkedRows(withoutAlpha(own.data), own.width), inkedRows(data, 800)];
}

function withoutAlpha(data: Uint8Array): Uint8Array {
  return data.filter((_, at) => at % 4 !== 3);
}

const rows = words.map((_, row) => row);

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('words of twelve scripts as %s', (kind) => {
  it('come back from poppler and PDFium, and leave ink in both', async () => {
    const { bytes, document } = await edited(blankDocument(), kinds[kind]);

    expect(await inkIn(bytes)).toEqual([rows, rows]);

    const flat = await flattened(document);
    writeFileSync(path, flat);

    expect(lettersOf(popplerTexts(path)?.[0] ?? '')).toBe(lettersOf(words.join('')));
    expect(lettersOf(await pdfiumText(flat))).toBe(lettersOf(words.join('')));
  });
});

describe('words of twelve scripts as notes', () => {
  it('come back from qpdf and PDFium, with an icon in both renderers', async () => {
    const notes = words.map((contents, row) =>
      adding({ type: 'note', at: { x: 20, y: 5 + row * rowHeight }, contents }),
    );
    const { bytes } = await edited(blankDocument(), notes);

    expect(await inkIn(bytes)).toEqual([rows, rows]);
    expect(qpdfComments(path)).toEqual(words);
    const comments = await pdfiumComments(bytes);
    // The windows of notes have no text of their own.
    expect(comments.filter((text) => text !== '')).toEqual(words);
  });
});
