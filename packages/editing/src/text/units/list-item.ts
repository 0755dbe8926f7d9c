import type { PlacedGlyph } from './placed-glyph.ts';
import { isWordGap, type UnitLine } from './unit-line.ts';

/** Signs that begin an item of a list. */
const bulletSigns = /^[•◦▪▫■□●○‣⁃·–—\-*➢➤✓✔❖\uf0b7\uf0a7\uf0d8]$/u;

/** Numbers and letters that begin an item: `1.`, `(a)`, `[12]`, `iv)`. */
const itemNumber = /^(?:\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\[\d{1,4}\]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)$/;

/** Mark that begins a line, and the left edge of the text behind it; null for lines without one. */
export function itemMark({
  glyphs,
}: UnitLine): { readonly glyphs: readonly PlacedGlyph[]; readonly text: number } | null {
  const mark: PlacedGlyph[] = [];

  for (const glyph of glyphs) {
    const before = mark.at(-1);

    if (before !== undefined && !glyph.isSpace && (hasSpace(glyphs, glyph) || isWordGap(before, glyph))) {
      const text = mark.map((each) => each.text).join('');

      return bulletSigns.test(text) || itemNumber.test(text) ? { glyphs: mark, text: glyph.left } : null;
    }

    if (!glyph.isSpace) {
      mark.push(glyph);
    }

    if (mark.length > 8) {
      return null;
    }
  }

  return null;
}

function hasSpace(glyphs: readonly PlacedGlyph[], glyph: PlacedGlyph): boolean {
  return glyphs[glyphs.indexOf(glyph) - 1]?.isSpace === true;
}

export function startsListItem(line: UnitLine): boolean {
  return itemMark(line) !== null;
}

/** Left edge of the text behind the mark of a list item. */
export function hangingText(line: UnitLine): number | null {
  return itemMark(line)?.text ?? null;
}
