import type { BlockPosition, Inline, Paragraph } from '@octavo/layout/model';
import { twips } from '../units.ts';

/** Share of an exact line height that Word and LibreOffice put above the baseline. */
const shareAbove = 0.8;
/** Ascent as a share of the font height; a good approximation for all fonts. */
const ascentShare = 0.78;

/** The lines of a paragraph as Word will set them, in points. */
export interface Lines {
  /** From baseline to baseline. */
  readonly spacing: number;
  readonly count: number;
  /** Top of the first line that puts its baseline at the source's. */
  readonly top: number;
  /** Resulting bottom of the last line. */
  readonly bottom: number;
}

/** Lines of a paragraph in one of its fragments. */
export function linesIn(paragraph: Paragraph, place: BlockPosition): Lines {
  const spacing = spacingOf(paragraph);
  const count = countOf(paragraph, place, spacing);
  const top = firstBaseline(paragraph, place, count, spacing) - shareAbove * spacing;

  return { spacing, count, top, bottom: top + count * spacing };
}

/** Average line distance, so that errors do not accumulate. */
function spacingOf({ places, lineSpacing, inlines }: Paragraph): number {
  let gaps = 0;
  let height = 0;

  for (const { lines = [] } of places) {
    const [first, last] = [lines[0], lines.at(-1)];

    if (first !== undefined && last !== undefined && last.baseline > first.baseline) {
      gaps += lines.length - 1;
      height += last.baseline - first.baseline;
    }
  }

  const spacing = Math.max(gaps === 0 ? lineSpacing : height / gaps, largestSize(inlines) * 0.9, 1);

  // Rounded as written, because the rounding errors of all lines add up.
  return twips(spacing) / 20;
}

function countOf(
  { places, lineCount, inlines }: Paragraph,
  { lines, box }: BlockPosition,
  spacing: number,
): number {
  if (lines !== undefined) {
    return Math.max(1, lines.length);
  }

  const others = Math.round((box.bottom - box.top - largestSize(inlines) * 1.15) / spacing);

  return Math.max(1, places.length === 1 ? lineCount : others + 1);
}

function firstBaseline(
  { inlines }: Paragraph,
  { box, lines }: BlockPosition,
  count: number,
  spacing: number,
): number {
  const [first] = lines ?? [];

  if (first !== undefined) {
    return box.top + first.baseline;
  }

  const size = largestSize(inlines);
  const rest = box.bottom - box.top - (count - 1) * spacing;

  return box.top + ascentShare * Math.min(size * 1.6, Math.max(size * 0.8, rest));
}

/** Size of the largest text of a paragraph, in points. */
export function largestSize(inlines: readonly Inline[]): number {
  const sizes = inlines.map((inline) => ('style' in inline ? inline.style.sizePoints : 0));
  const largest = Math.max(0, ...sizes);

  return largest === 0 ? 10 : largest;
}

/** True when the paragraph has an inline picture, so its line must be able to grow. */
export function holdsPicture(paragraph: Paragraph): boolean {
  return paragraph.inlines.some(({ kind }) => kind === 'image');
}
