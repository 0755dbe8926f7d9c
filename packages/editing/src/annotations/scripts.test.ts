import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { pdfiumComments } from '@octavo/testkit/pdf/pdfium-comments';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { adding, blankDocument, edited } from '../../test/edit-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-scripts-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = 'Été Привет Ελλάδα 日本 한국 中文 שלום مرحبا हिन्दी ไทย ქართ հայ'.split(' ');

it.each([0, 90, 180, 270] as const)(
  'keeps text of any script at %i degrees, for other programs too',
  async (rotation) => {
    const text = words.join('\n');
    const box = { left: 20, top: 10, width: 150, height: 240 };
    const { bytes, document } = await edited(blankDocument({ rotation }), [
      adding({ type: 'note', at: { x: 200, y: 20 }, contents: text }),
      adding({ type: 'text-box', box, text, look: { size: 12 } }),
    ]);
    const editor = PdfEditor.open(document, {
      codec,
      fonts: installedFonts(),
      codeMaps: installedCodeMaps(),
    });
    await editor.flatten({ annotations: true, forms: false, layers: false });
    const path = join(folder, 'flat.pdf');
    writeFileSync(
      path,
      bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink)),
    );

    expect((await pdfiumComments(bytes)).map((each) => each.replaceAll('\r', '\n'))).toEqual([
      text,
      '',
      text,
    ]);
    // Poppler marks the direction of words from right to left.
    const found = popplerTexts(path)?.[0]?.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
    expect(found?.split(' ')).toEqual(words);
  },
);

it('adds at most 40 kB for simple annotations with Latin text', async () => {
  const before = blankDocument();
  const { bytes } = await edited(before, [
    adding({ type: 'note', at: { x: 200, y: 20 }, contents: 'A note' }),
    adding({ type: 'rectangle', box: { left: 20, top: 10, width: 50, height: 40 } }),
    adding({
      type: 'text-box',
      box: { left: 20, top: 60, width: 200, height: 100 },
      text: 'The quick brown fox jumps over the lazy dog. 0123456789',
    }),
  ]);

  expect(bytes.length - before.length).toBeLessThan(40_000);
});
