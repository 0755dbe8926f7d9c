import type { HanLanguage } from './font-source.ts';

/** Scripts whose letters are joined, reordered or stacked, so that their glyphs depend on their neighbours. */
const shapedScripts = [
  'Arabic',
  'Syriac',
  'Thaana',
  'Nko',
  'Mandaic',
  'Mongolian',
  'Phags_Pa',
  'Adlam',
  'Hanifi_Rohingya',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Balinese',
  'Javanese',
  'Sundanese',
  'Tai_Tham',
  'Meetei_Mayek',
  'Chakma',
  'Tifinagh',
] as const;

const otherScripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Ethiopic',
  'Cherokee',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Yi',
  'Canadian_Aboriginal',
] as const;

export type Script = (typeof shapedScripts)[number] | (typeof otherScripts)[number];

const tests = [...otherScripts, ...shapedScripts].map(
  (script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const,
);

const complex = new RegExp(
  `[\\p{M}\\u200c\\u200d\\u1100-\\u11ff${shapedScripts.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
);

/** Letters, signs and controls that give a text a direction other than from left to right. */
const directed =
  /[\p{Script=Hebrew}\p{Script=Arabic}\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Script of a character; null for digits, punctuation and marks, which take that of their neighbours. */
export function scriptOf(character: string): Script | null {
  return tests.find(([, test]) => test.test(character))?.[0] ?? null;
}

/** True for text whose glyphs cannot be looked up one by one. */
export function needsShaping(text: string): boolean {
  return complex.test(text);
}

/** True for text that may have to be reordered for display. */
export function needsReordering(text: string): boolean {
  return directed.test(text);
}

/** Language of the Han characters in a text, by the scripts beside them. */
export function hanLanguageOf(text: string): HanLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return 'ja';
  }

  if (/\p{Script=Hangul}/u.test(text)) {
    return 'ko';
  }

  return /\p{Script=Bopomofo}/u.test(text) ? 'zh-Hant' : 'zh-Hans';
}

/** True for characters without a glyph of their own: joiners, direction marks, variation selectors. */
export function isIgnorable(character: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(character);
}
