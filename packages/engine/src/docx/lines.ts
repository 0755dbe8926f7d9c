import type { Inline, Paragraph, Place } from '../layout/model.ts';

/** Share of an exact line that Word and LibreOffice put above the baseline. */
const shareAbove = 0.8;
/** Share of the height of a font above the baseline, near enough for all of them. */
const ascentShare = 0.78;

/** The lines of a paragraph as Word will set them, in points. */
export interface Lines {
  /** From baseline to baseline. */
  readonly spacing: number;
  readonly count: number;
  /** Where the top of the first line must stand for its baseline to meet the source's. */
  readonly top: number;
  /** Where the bottom of the last line stands then. */
  readonly bottom: number;
}

/** The lines that a paragraph has in one of its places. */
export function linesIn(paragraph: Paragraph, place: Place): Lines {
  const { box } = place;
  const size = largestSize(paragraph.inlines);
  const spacing = Math.max(paragraph.lineSpacing, size * 0.9, 1);
  const height = box.bottom - box.top;
  const single = paragraph.places.length === 1;
  const count = single
    ? Math.max(1, paragraph.lineCount)
    : Math.max(1, Math.round((height - size * 1.15) / spacing) + 1);
  const lineHeight = Math.min(size * 1.6, Math.max(size * 0.8, height - (count - 1) * spacing));
  const baseline = box.top + ascentShare * lineHeight;
  const top = baseline - shareAbove * spacing;

  return { spacing, count, top, bottom: top + count * spacing };
}

/** Size of the largest text of a paragraph, in points. */
export function largestSize(inlines: readonly Inline[]): number {
  const sizes = inlines.map((inline) => ('style' in inline ? inline.style.sizePoints : 0));
  const largest = Math.max(0, ...sizes);

  return largest === 0 ? 10 : largest;
}

/** A picture in a line needs the line to grow with it. */
export function holdsPicture(paragraph: Paragraph): boolean {
  return paragraph.inlines.some(({ kind }) => kind === 'image');
}
