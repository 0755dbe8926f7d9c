import type { PageGlyph } from '@octavo/pdf/content/page-content';

/** Fewest glyphs from which the orientation of a page can be determined. */
const fewestGlyphs = 12;

/** Share of the text that must run in one direction to determine the orientation. */
const mostShare = 0.7;

/**
 * Clockwise degrees to turn a page so that its text is upright; 0 when it already is or runs in several
 * directions.
 */
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
