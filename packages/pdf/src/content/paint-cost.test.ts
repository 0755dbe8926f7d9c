import { codec } from '@octavo/engine-node/codec';
import { multiplyingDocument } from '@octavo/testkit/pdf/multiplying-page';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { PaintCost } from './paint-cost.ts';

function costOf(bytes: Uint8Array, pageIndex: number): number {
  const document = openPdf(bytes, codec);

  return new PaintCost(document).ofPage(document.pages[pageIndex]!);
}

describe('the paint cost of a page', () => {
  it.each(['forms', 'patterns', 'soft-masks', 'glyphs'] as const)(
    'counts every time that content is painted, through %s',
    (by) => {
      const few = costOf(multiplyingDocument(by, 2, 10), 1);
      expect(few).toBeGreaterThan(100);
      expect(few).toBeLessThan(2000);
      expect(costOf(multiplyingDocument(by, 9, 20), 1)).toBeGreaterThan(20 ** 9);
    },
  );

  it('refuses only the page above the limit, by its number', () => {
    const document = openPdf(multiplyingDocument('forms', 9, 20), codec);
    const cost = new PaintCost(document);

    expect(() => cost.requireDrawable(document.pages[0]!)).not.toThrow();
    expect(() => cost.requireDrawable(document.pages[1]!)).toThrow(
      expect.objectContaining({ code: 'too-complex', values: { page: 2 } }),
    );
  });

  it('counts forms nested at any depth', () => {
    expect(costOf(multiplyingDocument('forms', 5000, 1), 1)).toBeLessThan(100);
  });

  it.each([
    ['once is drawn to the depth of renderers', 1, true],
    ['twice is refused', 2, false],
  ])('of a form that paints itself %s', (_name, times, isDrawable) => {
    const file = new PdfFile();
    const pages = file.reserve();
    const form = pages + 1;
    const resources = `/Resources << /XObject << /X ${form} 0 R >> >>`;
    file.stream(`/Subtype /Form /BBox [0 0 9 9] ${resources}`, '/X Do '.repeat(times));
    const contents = file.stream('', '/X Do');
    const page = file.add(
      `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 9 9] /Contents ${contents} 0 R ${resources} >>`,
    );
    file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
    const document = openPdf(file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`)), codec);

    expect(new PaintCost(document).isDrawable(document.pages[0]!)).toBe(isDrawable);
  });
});
