import { type Corners, cornersThrough } from '@octavo/pdf/content/corners';
import type { MeasuredFonts } from '@octavo/pdf/content/fonts/measured-fonts';
import { type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';
import { emOf, type PageText, readPageText } from '../find/page-text.ts';

/** Area of a glyph's ink in user space. */
export function inkOf(glyph: Glyph, fonts: MeasuredFonts): Corners {
  const { state } = glyph.shown;
  const font = fonts.of(state.font.font.dict);
  const box = font.boxOf({ code: glyph.code, length: glyph.to - glyph.from, cid: glyph.cid });
  const [a, b, c, d, e, f] = glyphMatrix(glyph);
  const { size } = state;
  const stretch = state.scale / 100;

  return cornersThrough(box, [a * size * stretch, b * size * stretch, c * size, d * size, e, f]);
}

/**
 * Texts of a page: as it is painted, and from line to line as it is seen, in which words appear that are painted in
 * pieces.
 */
export function pageTexts(glyphs: readonly Glyph[]): readonly PageText[] {
  const painted = readPageText(glyphs);
  const order = seenOrder(glyphs);
  const seen = readPageText(order.map((index) => glyphs[index]!));

  return [painted, { text: seen.text, glyphs: seen.glyphs.map((place) => (place < 0 ? -1 : order[place]!)) }];
}

/** Distance of baselines, in ems, below which letters stand on one line. */
const sameLine = 0.3;

function seenOrder(glyphs: readonly Glyph[]): readonly number[] {
  const lines: { readonly y: number; readonly em: number; readonly indexes: number[] }[] = [];
  const byHeight = [...glyphs.keys()].sort((one, other) => glyphs[other]!.origin[1] - glyphs[one]!.origin[1]);

  for (const index of byHeight) {
    const glyph = glyphs[index]!;
    const line = lines.at(-1);

    if (line !== undefined && line.y - glyph.origin[1] < sameLine * line.em) {
      line.indexes.push(index);
    } else {
      lines.push({ y: glyph.origin[1], em: emOf(glyph), indexes: [index] });
    }
  }

  return lines.flatMap(({ indexes }) =>
    indexes.sort((one, other) => glyphs[one]!.origin[0] - glyphs[other]!.origin[0]),
  );
}
