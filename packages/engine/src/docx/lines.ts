import type { BlockPosition, Inline, Paragraph } from '../layout/model.ts';
import { twips } from './units.ts';

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
export function linesIn(paragraph: Paragraph, place: BlockPosition): Lines {
  const spacing = spacingOf(paragraph);
  const count = countOf(paragraph, place, spacing);
  const top = firstBaseline(paragraph, place, count, spacing) - shareAbove * spacing;

  return { spacing, count, top, bottom: top + count * spacing };
}

/** What its lines are apart on average, so that none of them strays. */
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

  // As it is written: what rounding loses in each line adds up.
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

/** A picture in a line needs the line to grow with it. */
export function holdsPicture(paragraph: Paragraph): boolean {
  return paragraph.inlines.some(({ kind }) => kind === 'image');
}
