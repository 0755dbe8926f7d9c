import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { changedGlyph } from './changed-glyph.ts';
import { packedPage, unpackedPage } from './packed-glyphs.ts';

const page = new DrawnPage().text(50, 100, 'Words').text(50, 120, 'in bold', { bold: true }).content();
const plain = (glyphs: typeof page.glyphs) => glyphs.map((glyph) => changedGlyph(glyph, {}));

it('restores the glyphs of a packed page', () => {
  expect(plain(packedPage(page).glyphs)).toEqual(plain(page.glyphs));
});

it('accepts a page that is already packed', () => {
  expect(plain(packedPage(packedPage(page)).glyphs)).toEqual(plain(page.glyphs));
});

it('returns the same glyphs on each access of an unpacked page', () => {
  const packed = packedPage(page);
  const unpacked = unpackedPage(packed);

  expect(unpacked.glyphs[0]).toBe(unpacked.glyphs[0]);
  expect(unpacked.glyphs[0]).not.toBe(packed.glyphs[0]);
});
