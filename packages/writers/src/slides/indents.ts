import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { isInk } from './line.ts';
import type { TextBlock } from './text-block.ts';

/** Indents of a block, measured from the start side of its script. */
export interface BlockIndents {
  /** Indent of the lines after the first; of a list item, that of its text. */
  readonly text: number;
  /** Indent of the first line, including the label of a list item. */
  readonly first: number;
}

/**
 * Measures the indents of a block.
 *
 * @param edge edge of the frame on the start side
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

/** First visible glyph after as many characters as the label has; null when the line ends before. */
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
