import type { PageImage } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { isScan } from './scan-facts.ts';

/** A picture covering a whole A4 page, at the given resolution. */
function wholePage(dpi: number): PageImage {
  return {
    left: 0,
    top: 0,
    right: 595,
    bottom: 842,
    image: 'ground',
    pixelWidth: (595 / 72) * dpi,
    pixelHeight: (842 / 72) * dpi,
    angle: 0,
    order: 0,
    markedContent: -1,
    artifact: false,
  };
}

it('recognises a picture with a stamp as a scan', () => {
  const page = new DrawnPage().text(400, 30, 'Received 3 May', { size: 9 }).content();

  expect(isScan({ ...page, images: [wholePage(200)] })).toBe(true);
});

it('does not recognise a slide with a title on a picture as a scan', () => {
  const titled = new DrawnPage().text(60, 100, 'Swifts of the town', { size: 32 }).content();
  const captioned = new DrawnPage().text(60, 800, 'A swift, seen from below', { size: 12 }).content();

  expect(isScan({ ...titled, images: [wholePage(200)] })).toBe(false);
  expect(isScan({ ...captioned, images: [wholePage(72)] })).toBe(false);
});

it('recognises a page without text as a scan, and a text page as none', () => {
  const text = new DrawnPage();

  for (let line = 0; line < 10; line += 1) {
    text.text(60, 100 + 14 * line, 'Swifts nest under the roofs of the town.');
  }

  expect(isScan(new DrawnPage().content())).toBe(true);
  expect(isScan({ ...text.content(), images: [wholePage(200)] })).toBe(false);
});
