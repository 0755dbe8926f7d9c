import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { boxAround } from '../boxes.ts';
import { commonest } from '../commonest.ts';
import { knownSize } from '../known-size.ts';

/** Consecutive glyphs on one baseline without a gap as wide as between columns. */
export interface GlyphPiece extends Box {
  readonly glyphs: readonly PageGlyph[];
  /** Glyphs after a space: a real one of the document, or one that the text engine inserted. */
  readonly spaced: ReadonlyMap<PageGlyph, 'real' | 'made'>;
  readonly baseline: number;
  /** Size of most of its characters. */
  readonly sizePoints: number;
  readonly characters: number;
  /** The block of the tag tree that its glyphs are part of, -1 for none. */
  readonly block: number;
}

const thresholds = {
  /**
   * Largest gap within a piece, in multiples of the font size; a wider one may be the space between columns.
   */
  widestJoin: 1,

  /** Glyphs whose baselines differ by less than this share of the font size are on one line. */
  sameBaseline: 0.2,
};

/**
 * Joins upright glyphs, in content order, into pieces. White space belongs to none; gaps show where it was.
 */
export function piecesOf(glyphs: readonly PageGlyph[]): GlyphPiece[] {
  const pieces: GlyphPiece[] = [];
  const spaced = new Map<PageGlyph, 'real' | 'made'>();
  let space: 'real' | 'made' | null = null;
  let run: PageGlyph[] = [];
  let right = 0;
  let left = 0;

  for (const glyph of glyphs) {
    if (glyph.made || glyph.text.trim() === '') {
      space = glyph.made && space !== 'real' ? 'made' : 'real';
      continue;
    }

    if (space !== null) {
      spaced.set(glyph, space);
      space = null;
    }

    const last = run.at(-1);

    if (last !== undefined && !follows(last, glyph, left, right)) {
      pieces.push(pieceOf(run, spaced));
      run = [];
    }

    left = run.length === 0 ? glyph.left : Math.min(left, glyph.left);
    right = run.length === 0 ? glyph.right : Math.max(right, glyph.right);
    run.push(glyph);
  }

  if (run.length > 0) {
    pieces.push(pieceOf(run, spaced));
  }

  return pieces;
}

function follows(last: PageGlyph, glyph: PageGlyph, left: number, right: number): boolean {
  const size = Math.max(last.sizePoints, glyph.sizePoints);

  if (
    Math.abs(glyph.baseline - last.baseline) > size * thresholds.sameBaseline ||
    last.block !== glyph.block
  ) {
    return false;
  }

  // Right-to-left text comes in reading order, too: its next glyph is at the left end.
  const apart = Math.max(glyph.left - right, left - glyph.right);
  const stepsBack = glyph.left < left - size && glyph.right > left + size;

  return apart < size * thresholds.widestJoin && !stepsBack;
}

function pieceOf(glyphs: readonly PageGlyph[], spaced: GlyphPiece['spaced']): GlyphPiece {
  const [first] = glyphs;

  return {
    glyphs,
    spaced,
    ...boxAround(glyphs),
    baseline: first?.baseline ?? 0,
    sizePoints: knownSize(commonest(glyphs.map(({ sizePoints }) => Math.round(sizePoints * 4) / 4))),
    characters: glyphs.reduce((sum, { text }) => sum + text.length, 0),
    block: first?.block ?? -1,
  };
}
