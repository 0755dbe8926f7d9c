import type { PlacedGlyph } from './placed-glyph.ts';
import type { UnitLine } from './unit-line.ts';

/** Weight and slope of all letters of a line; null for a line of several. */
export interface LineStyle {
  readonly bold: boolean | null;
  readonly italic: boolean | null;
}

export type StyleOf = (line: UnitLine) => LineStyle;

/** Style by style of the letters. */
export function lineStyle(
  { glyphs }: UnitLine,
  styleOf: (glyph: PlacedGlyph) => { readonly bold: boolean; readonly italic: boolean },
): LineStyle {
  const styles = glyphs.filter(({ isSpace }) => !isSpace).map(styleOf);
  const common = (key: 'bold' | 'italic') =>
    styles.every((style) => style[key] === styles[0]?.[key]) ? (styles[0]?.[key] ?? null) : null;

  return { bold: common('bold'), italic: common('italic') };
}

/** True between a heading and its text: all of one line is bold, and nothing of the other. */
export function isStyleChange(one: LineStyle, other: LineStyle): boolean {
  return one.bold !== null && other.bold !== null && one.bold !== other.bold;
}
