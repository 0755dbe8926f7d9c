import { DocumentError } from '../../document-error.ts';
import type { SfntFont } from '../../font/sfnt-font.ts';
import type { FontSource, FontStyle, HanLanguage } from './font-source.ts';
import { isIgnorable, type Script, scriptOf } from './scripts.ts';

/** Fonts in which a text is set. */
export interface FontChoice {
  /** Font that sets every character it has, before those of the source. */
  readonly font: SfntFont | null;
  readonly style: FontStyle;
  readonly language: HanLanguage;
}

/** Part of a line set in one font, of one script. */
export interface FontRun {
  readonly font: SfntFont;
  readonly script: Script | null;
  readonly start: number;
  readonly end: number;
}

/** Characters that take the font of what stands before them. */
const neutral = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

/**
 * Splits a line into runs, each with the first font that has its characters.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function fontRuns(line: string, choice: FontChoice, source: FontSource): Promise<FontRun[]> {
  const runs: FontRun[] = [];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line);

  for (const { segment, index } of segments) {
    const last = runs.at(-1);
    const script = scriptOf(segment) ?? last?.script ?? null;

    for (const { text, start, font } of await fontsOf(segment, index, last, choice, source)) {
      const run = runs.at(-1);

      if (run !== undefined && run.font === font && (run.script === script || run.script === null)) {
        runs[runs.length - 1] = { ...run, script, end: start + text.length };
      } else {
        runs.push({ font, script, start, end: start + text.length });
      }
    }
  }

  return runs;
}

interface PartInFont {
  readonly text: string;
  readonly start: number;
  readonly font: SfntFont;
}

/** The font of a grapheme, or of each of its characters when no font has all of them. */
async function fontsOf(
  grapheme: string,
  start: number,
  last: FontRun | undefined,
  choice: FontChoice,
  source: FontSource,
): Promise<PartInFont[]> {
  const whole = await fontFor(grapheme, last, choice, source);

  if (whole !== null) {
    return [{ text: grapheme, start, font: whole }];
  }

  const parts: PartInFont[] = [];
  let at = start;

  for (const character of grapheme) {
    const font = await fontFor(character, last, choice, source);

    if (font === null) {
      throw missing(character);
    }

    parts.push({ text: character, start: at, font });
    at += character.length;
  }

  return parts;
}

async function fontFor(
  text: string,
  last: FontRun | undefined,
  { font, style, language }: FontChoice,
  source: FontSource,
): Promise<SfntFont | null> {
  if (last !== undefined && neutral.test(text) && hasCharacters(last.font, text)) {
    return last.font;
  }

  return font !== null && hasCharacters(font, text) ? font : source.fontFor({ text, style, language });
}

/** True when a font can set a text; spaces of any width and invisible characters need no glyph of their own. */
export function hasCharacters(font: SfntFont, text: string): boolean {
  const hasAll = (characters: string) =>
    [...characters].every((character) => isIgnorable(character) || glyphFor(font, character) !== 0);

  // Shaping composes letters and marks that have a common glyph.
  return hasAll(text) || hasAll(text.normalize('NFC'));
}

/** The glyph of a character; that of the space for spaces of other widths; 0 when there is none. */
export function glyphFor(font: SfntFont, character: string): number {
  const glyph = font.glyphOf(character.codePointAt(0) ?? 0);

  return glyph === 0 && /^\p{Zs}$/u.test(character) ? font.glyphOf(0x20) : glyph;
}

function missing(character: string): DocumentError {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

  return new DocumentError('character-missing', code, { values: { character, code } });
}
