import * as z from 'zod';

/** Kinds of fonts that a text can be set in, whatever its script. */
export const textFonts = ['sans', 'serif', 'mono'] as const;
export type TextFontKind = (typeof textFonts)[number];

/** Fonts of the browser that look like those of the result, for previews. */
export const textFamilies: Readonly<Record<TextFontKind, string>> = {
  sans: "'Liberation Sans', Arial, Helvetica, sans-serif",
  serif: "'Liberation Serif', 'Times New Roman', Times, serif",
  mono: "'Liberation Mono', 'Courier New', Courier, monospace",
};

/** Colour of a text, such as `#808080`. */
export const textColor = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'expected a color such as #808080' });

/** Red, green and blue from 0 to 1 of a colour such as `#808080`. */
export function rgbOf(color: string): readonly [number, number, number] {
  const value = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;

  return [value(1), value(3), value(5)];
}
