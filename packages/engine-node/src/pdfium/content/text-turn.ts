import type { PageGlyph } from '@octavo/engine/layout/page-content';

/** Pages with fewer glyphs tell nothing of how they are held. */
const fewestGlyphs = 12;

/** So much of its text runs one way on a page that is held that way. */
const mostShare = 0.7;

/** Degrees clockwise by which a page must be turned for its text to be upright, 0 when it is or when it runs many ways. */
export function textTurn(glyphs: readonly PageGlyph[]): 0 | 90 | 180 | 270 {
  const printed = glyphs.filter(({ made, text }) => !made && text.trim() !== '');

  if (printed.length < fewestGlyphs) {
    return 0;
  }

  for (const [angle, turn] of [
    [90, 270],
    [180, 180],
    [-90, 90],
  ] as const) {
    const count = printed.filter((glyph) => Math.abs(glyph.angle - angle) < 4).length;

    if (count >= printed.length * mostShare) {
      return turn;
    }
  }

  return 0;
}
