import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openPdf } from '@octavo/pdf/document';
import { luminanceOf } from '@octavo/pdf/image/classify';
import { ssim } from '@octavo/pdf/image/ssim';
import { corpusFiles } from '@octavo/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { drawPage } from '../pdfium/draw.ts';
import { loadDocument, type PdfiumDocument } from '../pdfium/library.ts';
import { createWorkspace } from '../workspace.ts';
import { compress } from './compress.ts';

const files = corpusFiles(/^pdf\/(?!broken|hostile|encrypted|signed|long).*\.pdf$/);
const mostPages = 8;

function luminance(document: PdfiumDocument, page: number) {
  const pixels = drawPage(document, page, 72);

  return { ...pixels, gray: luminanceOf({ ...pixels, channels: 4 }) };
}

describe.skipIf(files.length === 0)('lossless recompression', () => {
  it.each(files)('changes no pixel in a second renderer: $id', async ({ path }) => {
    const bytes = readFileSync(path);
    const before = createHash('sha256').update(bytes).digest('hex');
    let document: ReturnType<typeof openPdf>;

    try {
      document = openPdf(bytes, codec);
    } catch {
      // Other tests cover files that need a password.
      return;
    }

    const workspace = await createWorkspace();

    try {
      const place = { workspace, signal: new AbortController().signal };
      const outcome = await compress({
        document,
        path,
        isRepaired: false,
        goal: { kind: 'lossless' },
        place,
        report: () => undefined,
      });
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(before);

      if (outcome.kind !== 'written') {
        return;
      }

      using original = await loadDocument(bytes);
      using packed = await loadDocument(readFileSync(outcome.path));

      for (let page = 0; page < Math.min(original.pageCount, mostPages); page += 1) {
        const one = luminance(original, page);
        const other = luminance(packed, page);
        expect(ssim(one.gray, other.gray, one.width, one.height)).toBeGreaterThan(0.9999);
      }
    } finally {
      await workspace.remove();
    }
  });
});
