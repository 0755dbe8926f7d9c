import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import type { RunGlyph } from '../canvas.ts';
import type { CadTextStyle } from '../shapes.ts';

export type CadFontFamily = 'sans' | 'serif' | 'mono' | 'narrow';

export interface CadFontFace {
  readonly family: CadFontFamily;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Available fonts. The first font in a list that has a character draws it. */
export interface FontShelf {
  fontsOf(face: CadFontFace): readonly SfntFont[];
}

/** Glyphs of one font. */
export interface FontGlyphs {
  readonly font: SfntFont;
  readonly glyphs: RunGlyph[];
}

const serif = /times|roman[tdc]|complex|georgia|garamond|cambria|italic[ct]|(?<!sans )serif/i;
const narrow = /narrow|condensed|isocp|iso3098/i;
const mono = /cour|mono|consol/i;

/** Face closest to a font that is named in the drawing but not embedded. */
export function faceOf({ font, bold, italic }: CadTextStyle): CadFontFace {
  const name = font.split(/[\\/]/).at(-1) ?? '';

  return {
    family: mono.test(name) ? 'mono' : narrow.test(name) ? 'narrow' : serif.test(name) ? 'serif' : 'sans',
    bold: bold || /bold|bd\.ttf|black|heavy/i.test(name),
    italic: italic || /italic(?![ct])|oblique|(?:arial|times|cour|cambria|calibri)b?i\.ttf$/i.test(name),
  };
}

/** Symbols of ISO 1101 that the shape font gdt draws for each letter. */
const toleranceSigns: Readonly<Record<string, string>> = {
  a: '∠',
  b: '⟂',
  c: '⏥',
  d: '⌓',
  e: '○',
  f: '∥',
  g: '⌭',
  h: '↗',
  i: '⌯',
  j: '⌖',
  k: '⌒',
  l: 'Ⓛ',
  m: 'Ⓜ',
  n: '⌀',
  p: 'Ⓟ',
  r: '◎',
  s: 'Ⓢ',
  t: '⌰',
  u: '⏤',
};

/** Replaces letters of the gdt font by the symbols it draws for them. */
export function shownText(text: string, { font }: CadTextStyle): string {
  return /(?:^|[\\/])gdt(?:\.shx)?$/i.test(font)
    ? [...text].map((letter) => toleranceSigns[letter] ?? letter).join('')
    : text;
}

/** Splits a text into runs by the first font that has each character. */
export function setInFonts(text: string, fonts: readonly SfntFont[]): FontGlyphs[] {
  const runs: FontGlyphs[] = [];
  const [first] = fonts;

  if (first === undefined) {
    return runs;
  }

  for (const letter of text) {
    const character = letter.codePointAt(0) ?? 0;

    if (character < 0x20) {
      continue;
    }

    const font = fonts.find((candidate) => candidate.glyphOf(character) !== 0) ?? first;
    const id = font.glyphOf(character);
    const glyph = { id, character, advance: font.advanceOf(id) };
    const last = runs.at(-1);

    if (last?.font === font) {
      last.glyphs.push(glyph);
    } else {
      runs.push({ font, glyphs: [glyph] });
    }
  }

  return runs;
}

/** Em size in drawing units for a given cap height. */
export function emOf(font: SfntFont, height: number): number {
  return height / font.capHeight;
}

/** Width of a text with the given cap height. */
export function widthOf(runs: readonly FontGlyphs[], height: number): number {
  const [first] = runs;

  if (first === undefined) {
    return 0;
  }

  return runs.reduce(
    (sum, { font, glyphs }) =>
      sum + glyphs.reduce((width, { advance }) => width + advance, 0) * emOf(font, height),
    0,
  );
}
