import type { DocumentContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { bodyStyle } from '@octavo/testkit/layout/made-layout';
import { expect, it } from 'vitest';
import { familyWidths } from '../../ooxml/family-widths.ts';
import { fitFonts } from './font-fit.ts';

const text = 'the quick brown fox jumps over the lazy dog and runs away';

/** A line of text in a font that is wider than its substitute by the given amount. */
function contentOf(wider: number, family: string): DocumentContent {
  let left = 72;
  const glyphs = [...text].map((letter): PageGlyph => {
    const width = familyWidths['Times New Roman']?.upright[letter.charCodeAt(0) - 32] ?? 250;
    const right = left + (width * 12 * wider) / 1000;
    const glyph = { left, top: 72, right, bottom: 86, originX: left };
    left = right;

    return {
      ...glyph,
      text: letter,
      baseline: 83,
      font: 0,
      sizePoints: 12,
      colour: '000000',
      angle: 0,
      object: 0,
      order: 0,
      markedContent: -1,
      made: false,
      hyphen: false,
      invisible: false,
      artifact: false,
    };
  });
  const face = { name: family, family, bold: false, italic: false, serif: true, fixedPitch: false };

  return {
    fonts: [{ ...face, ascent: 0.9, descent: 0.2 }],
    pages: [
      {
        pageIndex: 0,
        widthPoints: 595,
        heightPoints: 842,
        glyphs,
        paths: [],
        images: [],
        links: [],
        fields: [],
        tags: null,
        scanned: false,
      },
    ],
    outline: [],
    tags: [],
    title: null,
    author: null,
    creator: null,
    language: null,
  };
}

it.each([
  ['of equal width', 1, 100],
  ['wider', 1.1, 110],
  ['too different in width to be the font', 1.5, 100],
])('scales characters of a substitute for a font that is %s', (_, wider, percent) => {
  const style = { ...bodyStyle, family: 'Minion' };

  expect(fitFonts(contentOf(wider, 'Minion')).percentOf(style, '')).toBe(percent);
  expect(fitFonts(contentOf(wider, 'Minion')).percentOf({ ...style, bold: true }, '')).toBe(100);
});

it('has no exact widths without a metric-compatible font', () => {
  const own = fitFonts(contentOf(1, 'Times New Roman'));
  const other = fitFonts(contentOf(1, 'Georgia'));

  expect(own.isExact({ ...bodyStyle, family: 'Times New Roman' })).toBe(true);
  expect(other.isExact({ ...bodyStyle, family: 'Georgia' })).toBe(false);
  expect(other.isExact({ ...bodyStyle, family: 'Noto Sans' })).toBe(true);
});
