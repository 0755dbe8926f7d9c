import type { PageGlyph } from '../page-content.ts';

/** Glyphs of one block that stand on one baseline, as they follow each other in the content. */
export interface ElementRow {
  readonly block: number;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly text: string;
}

/** Baselines that differ by less than this share of the size are one. */
const sameBaseline = 0.6;

/** The rows of the blocks of a page; `blockOf` gives -1 for what is in none. */
export function elementRows(
  glyphs: readonly PageGlyph[],
  blockOf: (glyph: PageGlyph) => number,
): ElementRow[] {
  const rows: { -readonly [Key in keyof ElementRow]: ElementRow[Key] }[] = [];

  for (const glyph of glyphs) {
    if (glyph.made || Math.abs(glyph.angle) > 4) {
      continue;
    }

    const block = blockOf(glyph);
    const last = rows.at(-1);
    const isBlank = glyph.text.trim() === '';

    if (
      last !== undefined &&
      last.block === block &&
      Math.abs(last.baseline - glyph.baseline) < last.sizePoints * sameBaseline
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
