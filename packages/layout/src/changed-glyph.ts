import type { PageGlyph } from '@octavo/pdf/content/page-content';

/**
 * Copies a glyph with some values changed. Spread syntax would lose the values that glyphs share
 * (`PackedGlyphs`).
 */
export function changedGlyph(glyph: PageGlyph, changes: Partial<PageGlyph>): PageGlyph {
  return {
    text: glyph.text,
    left: glyph.left,
    top: glyph.top,
    right: glyph.right,
    bottom: glyph.bottom,
    originX: glyph.originX,
    baseline: glyph.baseline,
    font: glyph.font,
    sizePoints: glyph.sizePoints,
    colour: glyph.colour,
    angle: glyph.angle,
    object: glyph.object,
    order: glyph.order,
    markedContent: glyph.markedContent,
    block: glyph.block,
    made: glyph.made,
    hyphen: glyph.hyphen,
    guessed: glyph.guessed,
    invisible: glyph.invisible,
    artifact: glyph.artifact,
    shown: glyph.shown,
    ...changes,
  };
}
