import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { blankDocument, edited } from '../../test/edit-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-scripts-'));
const path = join(folder, 'filled.pdf');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = 'Été Привет Ελλάδα 日本 한국 中文 שלום مرحبا हिन्दी ไทย ქართ հայ'.split(' ');
const kinds = { line: {}, paragraphs: { multiline: true }, cells: { comb: 10 } } as const;

it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'keeps words of any script in fields of the kind "%s", for other programs too',
  async (kind) => {
    const fields = words.map((_, index) => ({
      kind: 'field.add',
      field: {
        type: 'text',
        name: `f${index}`,
        box: { left: 10, top: 5 + index * 24, width: 200, height: 20 },
        ...kinds[kind],
      },
    }));
    const values = words.map((value, index) => ({ kind: 'field.value', name: `f${index}`, value }));
    const { bytes, document } = await edited(blankDocument(), [...fields, ...values]);
    writeFileSync(path, bytes);

    expect(Object.values(qpdfFieldValues(path))).toEqual(words);

    const editor = PdfEditor.open(document, {
      codec,
      fonts: installedFonts(),
      codeMaps: installedCodeMaps(),
    });
    await editor.flatten({ annotations: false, forms: true, layers: false });
    writeFileSync(
      path,
      bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink)),
    );
    // Poppler marks the direction of words from right to left.
    const shown = popplerTexts(path)?.[0]?.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '') ?? '';
    // Cells are apart, so that poppler reads spaces between them.
    const plain = (text: string) => (kind === 'cells' ? [...text.replaceAll(' ', '')].sort().join('') : text);

    expect(plain(shown)).toBe(plain(words.join(' ')));
  },
);
