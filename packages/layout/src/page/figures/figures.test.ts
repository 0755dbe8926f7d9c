import type { PageContent } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { changedGlyph } from '../../changed-glyph.ts';
import { figuresOf } from './figures.ts';

const scan = {
  left: 0,
  top: 0,
  right: 595,
  bottom: 842,
  image: 'scan',
  pixelWidth: 1654,
  pixelHeight: 2339,
  angle: 0,
  order: 0,
  markedContent: -1,
  artifact: false,
};

function page(text: string, invisible: boolean): PageContent {
  const content = new DrawnPage().text(70, 100, text).content();

  return {
    ...content,
    images: [scan],
    glyphs: content.glyphs.map((glyph) => changedGlyph(glyph, { invisible })),
  };
}

it('omits the picture of a page with recognised text', () => {
  expect(figuresOf(page('swifts sleep on the wing', true), [])).toEqual([]);
});

it('keeps the picture of a page without text, and one below printed text', () => {
  expect(figuresOf(page('', true), [])).toMatchObject([{ behindText: false }]);
  expect(figuresOf(page('swifts sleep on the wing', false), [])).toMatchObject([{ behindText: true }]);
});

it('keeps the picture of a scan with the labels inside it', () => {
  const chart = { ...page('swifts sleep on the wing', false), scanned: true, pictured: true };

  expect(figuresOf(chart, [])).toMatchObject([{ behindText: false, source: { withText: true } }]);
  expect(figuresOf({ ...chart, pictured: false }, [])).toEqual([]);
});
