import type { SfntFont } from '../../font/sfnt-font.ts';

export interface FontStyle {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
  /** Font of this name, or one with its widths; tried before those of the family. */
  readonly twin?: 'Carlito' | 'Caladea' | 'LiberationSansNarrow' | 'NotoSans' | 'NotoSerif';
  /** Handwriting; a character that it lacks is not set in another font. */
  readonly hand?: Hand;
}

/** Fonts of handwriting with the parts that their files are divided into, the most usual letters first. */
export const hands = {
  'great-vibes': ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  'dancing-script': ['latin', 'latin-ext', 'vietnamese'],
  caveat: ['latin', 'latin-ext', 'cyrillic'],
  sacramento: ['latin', 'latin-ext'],
  'herr-von-muellerhoff': ['latin', 'latin-ext'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Hand = keyof typeof hands;

/** Language whose forms of Han characters are wanted. */
export type HanLanguage = 'ja' | 'ko' | 'zh-Hans' | 'zh-Hant';

/** A text that is to be set in one font. */
export interface FontRequest {
  readonly text: string;
  readonly style: FontStyle;
  readonly language: HanLanguage;
}

/** A run of text of one font, script and direction, within its line. */
export interface ShapingRun {
  readonly font: SfntFont;
  /** The line: letters outside the run decide the forms of those at its ends. */
  readonly line: string;
  readonly start: number;
  readonly end: number;
  readonly rightToLeft: boolean;
}

/** A glyph at its position; lengths in ems of the font. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** Offset in the line of the first UTF-16 unit of the characters that the glyph belongs to. */
  readonly cluster: number;
  readonly advance: number;
  /** Distance of the glyph from the pen. */
  readonly right: number;
  readonly up: number;
}

/** Chooses and places the glyphs of scripts whose letters change with their neighbours. */
export interface Shaper {
  /** Returns the glyphs from left to right. */
  shape(run: ShapingRun): readonly ShapedGlyph[];
}

/** Fonts of the host, and the shaper that some scripts need. */
export interface FontSource {
  /** The first font in the host's order that has every character of the text; null when there is none. */
  fontFor(request: FontRequest): Promise<SfntFont | null>;
  /** Loaded when a text first needs it. */
  loadShaper(): Promise<Shaper>;
}
