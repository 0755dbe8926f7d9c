import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PdfiumCharacter } from './pdfium-characters.ts';

/** Largest distance between two origins that are the same, in points. */
const tolerance = 0.12;

/** Differences between our glyphs of a page and the characters that PDFium reads. */
export interface GlyphComparison {
  /** Glyphs without a character, and characters without a glyph. */
  readonly extra: readonly Glyph[];
  readonly missing: readonly PdfiumCharacter[];
}

export function compareGlyphs(
  glyphs: readonly Glyph[],
  characters: readonly PdfiumCharacter[],
): GlyphComparison {
  const grid = new Map<string, Glyph[]>();
  const matched = new Set<Glyph>();
  const missing: PdfiumCharacter[] = [];

  for (const glyph of glyphs) {
    const key = cellOf(glyph.drawnOrigin[0], glyph.drawnOrigin[1]);
    grid.set(key, [...(grid.get(key) ?? []), glyph]);
  }

  const near = (x: number, y: number) =>
    [-1, 0, 1].flatMap((column) =>
      [-1, 0, 1].flatMap((row) => grid.get(cellOf(x + column * tolerance, y + row * tolerance)) ?? []),
    );

  for (const character of characters) {
    const candidates = [...new Set(near(character.x, character.y))].filter(
      ({ drawnOrigin: [x, y] }) =>
        Math.abs(x - character.x) <= tolerance && Math.abs(y - character.y) <= tolerance,
    );
    const same = candidates.filter((glyph) => isSameText(glyph, character));
    const found = same.find((glyph) => !matched.has(glyph)) ?? same[0];

    if (found !== undefined) {
      matched.add(found);
      // Characters of one point are joined: a sign and the stroke that negates it.
      candidates.filter(({ text }) => character.text.includes(text)).forEach((glyph) => matched.add(glyph));
    } else if (!isBlank(character.text)) {
      missing.push(character);
    }
  }

  return {
    extra: glyphs.filter((glyph) => !matched.has(glyph) && !isBlank(glyph.text) && !isDropped(glyph, glyphs)),
    missing,
  };
}

/** Characters that PDFium leaves out: copies of one beside it, which make letters bold, and those of ActualText. */
function isDropped(glyph: Glyph, glyphs: readonly Glyph[]): boolean {
  return (
    glyph.shown.marks.some((mark) => mark.properties?.has('ActualText')) ||
    glyphs.some(
      (other) =>
        other !== glyph &&
        other.text === glyph.text &&
        Math.hypot(other.origin[0] - glyph.origin[0], other.origin[1] - glyph.origin[1]) <
          Math.hypot(...glyph.advance) * 0.7,
    )
  );
}

function isSameText({ text: own, code, shown }: Glyph, { text, isKnown }: PdfiumCharacter): boolean {
  // For a glyph that it doesn't know, PDFium may return the code itself.
  const isCode =
    shown.state.font.font.kind === 'composite' && text.includes(String.fromCharCode(code & 0xffff));
  const isUnknown = !isKnown || own === '' || isCode;

  return isUnknown || isPrivate(text) || isPrivate(own) || folded(own) === folded(text);
}

function isPrivate(text: string): boolean {
  return /[\ue000-\uf8ff\ufffd-\uffff]/.test(text);
}

function isBlank(text: string): boolean {
  return /^[\s\0-\x1f\xad\u200b-\u200f\u2028-\u202e\ufeff]*$/u.test(text);
}

/** Characters of a text without differences of form, order, number or hyphens at line ends. */
function folded(text: string): string {
  const plain = text
    .replaceAll(/[\x02\xad\u2010\u2011]/g, '-')
    .normalize('NFKC')
    .replaceAll(/[\s\u0300-\u036f]/g, '')
    // Brackets of text that runs to the left are mirrored.
    .replaceAll(/[)\]}>»]/g, (bracket) => '([{<«'[')]}>»'.indexOf(bracket)]!);

  return [...new Set(plain)].sort().join('');
}

function cellOf(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
