import type { FontFace, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { boxAround, sharedAcross, sharedDown } from '../../boxes.ts';
import { DisjointSets } from '../../groups.ts';
import { linesOf } from '../../text/lines.ts';
import { type GlyphPiece, piecesOf } from '../../text/pieces.ts';
import { isUpright } from '../../upright.ts';
import { type FoundFloat, turnedTexts } from '../floats.ts';

const thresholds = {
  /** Largest gap between pieces of one label, in multiples of the font size. */
  labelGap: 1.2,
};

/** Labels of a drawing as texts; rotated ones keep their angle. */
export function labelTexts(
  glyphs: readonly PageGlyph[],
  page: PageContent,
  fonts: readonly FontFace[],
): FoundFloat[] {
  const upright = glyphs.filter(isUpright);
  const turned = glyphs.filter((glyph) => !isUpright(glyph));

  return [
    ...labelsOf(piecesOf(upright)).map((label) => labelText(label, page.pageIndex)),
    ...turnedTexts(page, turned, fonts),
  ];
}

/** Groups pieces of text that are close together. */
export function labelsOf(pieces: readonly GlyphPiece[]): GlyphPiece[][] {
  const groups = new DisjointSets(pieces.length);

  for (const [index, piece] of pieces.entries()) {
    for (const [before, other] of pieces.slice(0, index).entries()) {
      const gap = Math.max(piece.sizePoints, other.sizePoints) * thresholds.labelGap;

      if (sharedAcross(piece, other) > -gap && sharedDown(piece, other) > -gap * 0.5) {
        groups.join(index, before);
      }
    }
  }

  return groups.all().map((group) => group.flatMap((index) => pieces[index] ?? []));
}

export function labelText(pieces: readonly GlyphPiece[], pageIndex: number): FoundFloat {
  const box = boxAround(pieces);

  return {
    box,
    angle: 0,
    lines: linesOf(pieces, pageIndex),
    bounds: box,
    background: null,
    border: null,
  };
}
