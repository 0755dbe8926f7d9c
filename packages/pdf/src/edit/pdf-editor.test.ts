import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { drawPage, type PagePixels } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { pageTexts } from '@octavo/engine-node/pdfium/page-texts';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { anyPlacedPage, placedDocument } from '@octavo/testkit/pdf/placed-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerTexts, popplerWords, qpdfCheck } from '@octavo/testkit/programs/independent';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { dictOf, nameOf, PdfDict } from '../objects.ts';
import type { PdfPicture } from '../picture/picture.ts';
import { rectanglePath } from './path-operators.ts';
import { PdfEditor } from './pdf-editor.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-edit-'));
const fonts = installedFonts();
const codeMaps = installedCodeMaps();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
} as const;

function edit(bytes: Uint8Array): PdfEditor {
  return PdfEditor.open(openPdf(bytes, codec), { codec, fonts, codeMaps });
}

function commit(editor: PdfEditor, mode: 'append' | 'rewrite' = 'append'): Uint8Array {
  return bytesFrom((sink) => editor.commit({ mode }, sink));
}

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${Math.random()}.pdf`);
  writeFileSync(path, bytes);

  return path;
}

async function draw(bytes: Uint8Array, page: number, dpi: number): Promise<PagePixels> {
  using document = await loadDocument(bytes);

  return drawPage(document, page, dpi);
}

/** Pixels that differ, as a box in pixels; null when there are none. */
function changedBox(one: PagePixels, other: PagePixels) {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const [xs, ys]: [number[], number[]] = [[], []];

  for (let at = 0; at < one.data.length; at += 4) {
    if (one.data[at] !== other.data[at] || one.data[at + 1] !== other.data[at + 1]) {
      xs.push((at / 4) % one.width);
      ys.push(Math.floor(at / 4 / one.width));
    }
  }

  return xs.length === 0
    ? null
    : [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
}

const helloIn = {
  Latin: 'Été à Łódź',
  Greek: 'Καλημέρα',
  Cyrillic: 'Привет',
  Hebrew: 'שלום עולם',
  Arabic: 'مرحبا بالعالم',
  Devanagari: 'नमस्ते दुनिया',
  Bengali: 'বাংলা ভাষা',
  Tamil: 'வணக்கம்',
  Thai: 'สวัสดีชาวโลก',
  Japanese: '日本語のテキスト',
  Chinese: '中文文本',
  Korean: '안녕하세요',
} as const;

it('draws at the given position on any page, and changes nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPlacedPage(), { minLength: 2, maxLength: 2 }),
      fc.boolean(),
      async (pages, isAppended) => {
        const before = placedDocument(pages);
        const editor = edit(before);
        const page = editor.page(0);
        const unit = pages[0]!.userUnit;
        const box = { left: 30 * unit, top: 60 * unit, width: 50 * unit, height: 20 * unit };
        page.drawPath(rectanglePath(box), { fill: [1, 0, 0] });
        const after = commit(editor, isAppended ? 'append' : 'rewrite');

        expect(changedBox(await draw(before, 0, 144), await draw(after, 0, 144))).toEqual([
          60, 120, 160, 160,
        ]);
        expect(changedBox(await draw(before, 1, 72), await draw(after, 1, 72))).toBe(null);
        expect(openPdf(after, codec).repairs).toEqual([]);
        expect(Buffer.from(after.subarray(0, before.length)).equals(Buffer.from(before))).toBe(isAppended);
      },
    ),
    { numRuns: 60 },
  );
});

it('draws below the content of the page', async () => {
  const before = placedDocument([{ ...plain, contents: ['0.8 g 100 100 100 100 re f'] }]);
  const editor = edit(before);
  editor.page(0).drawPath(rectanglePath({ left: 50, top: 50, width: 200, height: 200 }), {
    fill: [1, 0, 0],
    under: true,
  });
  const { data, width } = await draw(commit(editor), 0, 72);
  const colorAt = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];

  expect(colorAt(60, 60)).toEqual([0, 0, 255]);
  expect(colorAt(150, 150)).toEqual([204, 204, 204]);
});

it('draws text upright at its point on any page', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlacedPage(), async (page) => {
      const editor = edit(placedDocument([{ ...page, contents: [] }]));
      const unit = page.userUnit;
      const size = { size: 12 * unit };
      await editor.page(0).drawText('Page 17', { ...size, at: { x: 50 * unit, y: 80 * unit } });
      const { width } = await editor.measureText('Page 17', size);
      const path = fileOf(commit(editor));
      const [first, last] = popplerWords(path, 1);
      // pdftotext counts from the media box and knows no unit.
      const [left, top] = offsetOf(page);

      expect([first?.word, last?.word]).toEqual(['Page', '17']);
      expect((first?.left ?? 0) - left).toBeCloseTo(50, 0);
      expect((last?.right ?? 0) - left).toBeCloseTo(50 + width / unit, 0);
      expect((first?.top ?? 0) - top).toBeLessThan(80);
      expect((first?.top ?? 0) + (first?.height ?? 0) - top).toBeGreaterThan(80);
      expect((first?.top ?? 0) + (first?.height ?? 0) - top).toBeLessThan(85);
    }),
    { numRuns: 16 },
  );
});

it('keeps every character of twelve scripts, in two readers', async () => {
  const editor = edit(placedDocument(Object.keys(helloIn).map(() => plain)));

  for (const [index, text] of Object.values(helloIn).entries()) {
    await editor.page(index).drawText(text, { size: 20, at: { x: 20, y: 100 } });
  }

  const path = fileOf(commit(editor));
  const pdfium: string[] = [];

  for await (const text of pageTexts(path)) {
    pdfium.push(text);
  }

  expect(qpdfCheck(path).ok).toBe(true);
  expect(popplerTexts(path)?.map(withoutMarks)).toEqual(Object.values(helloIn));
  expect(pdfium.map(withoutMarks)).toEqual(Object.values(helloIn));
});

it('keeps a drawn annotation and a picture upright on any page', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlacedPage(), async (page) => {
      const unit = page.userUnit;
      const box = { left: 20 * unit, top: 30 * unit, width: 60 * unit, height: 40 * unit };
      const before = placedDocument([{ ...page, contents: [] }]);
      const annotated = edit(before);
      const appearance = annotated.appearance({ ...box, left: 0, top: 0 });
      // The upper left quarter only.
      appearance.drawing.drawPath(
        rectanglePath({ left: 0, top: 0, width: box.width / 2, height: box.height / 2 }),
        { fill: [1, 0, 0] },
      );
      const entries = annotated.page(0).appearanceEntries(appearance, box);
      annotated.page(0).addAnnotation(new PdfDict([['Subtype', nameOf('Stamp')], ...entries]));
      const pictured = edit(before);
      pictured.page(0).drawImage(quarterPicture(), { box, artifact: 'watermark' });
      const blank = await draw(before, 0, 72);

      expect(changedBox(blank, await draw(commit(annotated), 0, 72))).toEqual([20, 30, 50, 50]);
      expect(changedBox(blank, await draw(commit(pictured, 'rewrite'), 0, 72))).toEqual([20, 30, 50, 50]);
    }),
    { numRuns: 24 },
  );
});

it('keeps the resource names of foreign content', async () => {
  const editor = edit(placedDocument([{ ...plain, contents: ['BT /F1 20 Tf 20 200 Td (Own) Tj ET'] }]));
  const font = editor.changes.add(
    dictOf({ Type: nameOf('Font'), Subtype: nameOf('Type1'), BaseFont: nameOf('Courier') }),
  );
  editor
    .page(0)
    .appendContent('BT /F1 20 Tf 20 100 Td (Foreign) Tj ET', dictOf({ Font: dictOf({ F1: font }) }), {
      space: 'user',
    });

  expect(popplerWords(fileOf(commit(editor)), 1).map(({ word, right }) => [word, Math.round(right)])).toEqual(
    [
      ['Own', 61],
      ['Foreign', 104],
    ],
  );
});

it('names a character without a font before anything is written', async () => {
  const editor = edit(placedDocument([plain]));

  await expect(editor.page(0).drawText('a\u{f0000}', { size: 10, at: { x: 0, y: 0 } })).rejects.toMatchObject(
    { code: 'character-missing', values: { character: '\u{f0000}', code: 'U+F0000' } },
  );
});

it('changes one of two pages that are the same object', async () => {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R >>`);
  file.set(tree, `<< /Type /Pages /Count 2 /Kids [${page} 0 R ${page} 0 R] /MediaBox [0 0 200 200] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const editor = edit(file.finish(root));
  await editor.page(1).drawText('Second', { size: 10, at: { x: 20, y: 20 } });

  expect(popplerTexts(fileOf(commit(editor)))).toEqual(['', 'Second']);
});

it('shares common objects of equal pages', async () => {
  const editor = edit(
    placedDocument(Array.from({ length: 100 }, () => ({ ...plain, resources: 'shared' as const }))),
  );

  for (let index = 0; index < 100; index += 1) {
    await editor.page(index).drawText('Draft', { size: 10, at: { x: 20, y: 20 }, opacity: 0.5 });
  }

  const { bytes: before } = editor.changes.document;
  const after = commit(editor);

  // A page's dictionary and its row of the cross-reference table, and the font once.
  expect(after.length - before.length).toBeLessThan(100 * 200 + 12_000);
});

/** Red, and transparent outside of its upper left quarter. */
function quarterPicture(): PdfPicture {
  const row = (filter: number, ...pixels: number[]) => [filter, ...pixels];

  return {
    width: 6,
    height: 4,
    components: 3,
    bitsPerComponent: 8,
    palette: null,
    filter: 'FlateDecode',
    data: codec.deflate(
      Uint8Array.from(
        Array.from({ length: 4 }, () =>
          row(0, ...Array.from({ length: 6 }, () => [255, 0, 0]).flat()),
        ).flat(),
      ),
    ),
    inverted: false,
    profile: null,
    alpha: codec.deflate(
      Uint8Array.from(
        [0, 1, 2, 3].flatMap((y) => row(0, ...[0, 1, 2, 3, 4, 5].map((x) => (x < 3 && y < 2 ? 255 : 0)))),
      ),
    ),
    orientation: 1,
    dpi: null,
  };
}

/** Direction marks that pdftotext adds, and its white space. */
function withoutMarks(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Distance of the shown corner from that of the media box, in units of the page. */
function offsetOf(page: {
  readonly rotation: number;
  readonly mediaBox: readonly number[];
  readonly cropBox: readonly number[] | null;
}): readonly [number, number] {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.mediaBox;
  const [l = left, b = bottom, r = right, t = top] = page.cropBox ?? [];

  switch (page.rotation) {
    case 90:
      return [b - bottom, l - left];
    case 180:
      return [right - r, b - bottom];
    case 270:
      return [top - t, right - r];
    default:
      return [l - left, top - t];
  }
}
