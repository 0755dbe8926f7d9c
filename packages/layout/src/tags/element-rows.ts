import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { isUpright } from '../upright.ts';

/** Consecutive glyphs of one block on one baseline, in content order. */
export interface ElementRow {
  readonly block: number;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly text: string;
}

const thresholds = {
  /** Baselines that differ by less than this share of the font size are the same. */
  sameBaseline: 0.6,
};

/** Rows of the blocks of a page; `blockOf` returns -1 for glyphs that are in none. */
export function elementRows(
  glyphs: readonly PageGlyph[],
  blockOf: (glyph: PageGlyph) => number,
): ElementRow[] {
  const rows: { -readonly [Key in keyof ElementRow]: ElementRow[Key] }[] = [];

  for (const glyph of glyphs) {
    if (glyph.made || !isUpright(glyph)) {
      continue;
    }

    const block = blockOf(glyph);
    const last = rows.at(-1);
    const isBlank = glyph.text.trim() === '';

    if (
      last !== undefined &&
      last.block === block &&
      Math.abs(last.baseline - glyph.baseline) < last.sizePoints * thresholds.sameBaseline
    ) {
      last.text += glyph.text;
      last.left = isBlank ? last.left : Math.min(last.left, glyph.left);
      last.right = isBlank ? last.right : Math.max(last.right, glyph.right);
    } else if (!isBlank) {
      const { left, right, baseline, sizePoints, text } = glyph;
      rows.push({ block, left, right, baseline, sizePoints, text });
    }
  }

  return rows;
}
