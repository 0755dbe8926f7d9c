import { breakableParts } from '../text/breakable-parts.ts';

/** Width of a text in ems. */
export type MeasureText = (text: string) => Promise<number>;

/** Font sizes of fields whose size is left to the reader. */
const largestAuto = 12;
const smallestAuto = 4;
const autoStep = 0.5;

/** The largest usual size at which a line fits. */
export async function fitLine(
  text: string,
  width: number,
  height: number,
  measure: MeasureText,
): Promise<number> {
  const ems = await measure(text);
  const fitting = Math.min(height / 1.3, ems === 0 ? largestAuto : width / ems, largestAuto);

  return Math.max(smallestAuto, fitting);
}

/** A given size, or a smaller one at which a line fits: a field never hides a part of its value. */
export async function fittingSize(
  text: string,
  size: number,
  width: number,
  measure: MeasureText,
): Promise<number> {
  const ems = await measure(text);

  return ems * size <= width ? size : Math.max(Math.min(smallestAuto, size), width / ems);
}

/**
 * Lines of a text broken to a width, and the largest size at which they fit: at most `largest`, or the largest usual
 * one.
 */
export async function fitLines(
  text: string,
  width: number,
  height: number,
  {
    lineHeight,
    largest,
    measure,
  }: { readonly lineHeight: number; readonly largest: number | null; readonly measure: MeasureText },
): Promise<{ readonly size: number; readonly lines: readonly string[] }> {
  for (let size = largest ?? largestAuto; ; size = Math.max(smallestAuto, size - autoStep)) {
    const lines = await breakLines(text, width / size, measure);

    if (lines.length * size * lineHeight <= height || size <= smallestAuto) {
      return { size, lines };
    }
  }
}

/**
 * Breaks a text at spaces, between the words of scripts without spaces, and inside words that are wider than a line.
 * `width` is in ems.
 */
export async function breakLines(text: string, width: number, measure: MeasureText): Promise<string[]> {
  const lines: string[] = [];

  for (const paragraph of text.split(/\r\n?|\n/)) {
    let line = '';

    for (const word of breakableParts(paragraph)) {
      if ((await measure((line + word).trimEnd())) <= width) {
        line += word;
        continue;
      }

      if (line !== '') {
        lines.push(line.trimEnd());
      }

      const parts = await breakWord(word, width, measure);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }

    lines.push(line.trimEnd());
  }

  return lines;
}

async function breakWord(word: string, width: number, measure: MeasureText): Promise<string[]> {
  const parts: string[] = [];
  let part = '';

  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    if (part !== '' && (await measure((part + segment).trimEnd())) > width) {
      parts.push(part);
      part = '';
    }

    part += segment;
  }

  return [...parts, part];
}
