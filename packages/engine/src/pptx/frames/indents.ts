import type { PageGlyph } from '../../layout/page-content.ts';
import { isInk } from './line.ts';
import type { TextBlock } from './text-block.ts';

/** Where the lines of a block begin, from the side that its script begins at. */
export interface BlockIndents {
  /** Of its lines but the first; of a list item, of its text. */
  readonly text: number;
  /** Of its first line, with the label of a list item. */
  readonly first: number;
}

/**
 * Measures where a block begins.
 *
 * @param edge edge of the frame on the side where lines begin
 */
export function indentsOf(block: TextBlock, edge: number): BlockIndents {
  const { paragraph, lines } = block;
  const isRightToLeft = paragraph.direction === 'rtl';
  const begin = (box: { left: number; right: number }) =>
    isRightToLeft ? edge - box.right : box.left - edge;
  const [line, ...others] = lines;

  if (line === undefined) {
    return { text: 0, first: 0 };
  }

  const first = begin(line);
  const next = others.length === 0 ? null : Math.min(...others.map(begin));

  if (paragraph.role.kind === 'list-item') {
    const afterLabel = textAfterLabel(
      isRightToLeft ? line.glyphs.toReversed() : line.glyphs,
      paragraph.role.mark.label,
    );
    const text = afterLabel === null ? null : begin(afterLabel);

    return text === null ? { text: next ?? first, first } : { text: next ?? text, first };
  }

  return { text: next ?? first, first };
}

/** The first glyph after the label of a list item, null when the line does not begin with it. */
function textAfterLabel(glyphs: readonly PageGlyph[], label: string): PageGlyph | null {
  let left = label.replace(/\s/g, '').length;

  for (const glyph of glyphs) {
    if (!isInk(glyph)) {
      continue;
    }

    if (left <= 0) {
      return glyph;
    }

    left -= glyph.text.length;
  }

  return null;
}
