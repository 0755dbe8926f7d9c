import { type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';

/** Length in user space of a unit of unscaled text space along the line of a glyph. */
export function lengthFactor(glyph: Glyph): number {
  const [a, b, c, d] = glyphMatrix(glyph);
  const { font, scale, size } = glyph.shown.state;
  const sign = Math.sign(size) || 1;

  return font.font.isVertical ? -Math.hypot(c, d) * sign : (Math.hypot(a, b) * Math.abs(scale) * sign) / 100;
}
