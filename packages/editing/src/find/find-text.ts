import type { PageText } from './page-text.ts';

export interface TextSearch {
  readonly matchCase?: boolean;
  /** True to find words only, and no parts of them. */
  readonly wholeWords?: boolean;
}

/** Glyphs of a page that show a text: from the first to the last one, in painting order. */
export interface FoundText {
  readonly first: number;
  readonly last: number;
  /** The text as the page has it. */
  readonly text: string;
}

/** Text without differences that a reader does not see, and the place of each of its units. */
interface SearchableText {
  readonly text: string;
  readonly places: readonly number[];
}

/**
 * Finds a text on a page. Ligatures, widths of characters and lengths of spaces do not matter, and neither does a
 * hyphen at the end of a line.
 */
export function findText(page: PageText, wanted: string, search: TextSearch = {}): readonly FoundText[] {
  const needle = fold(wanted.trim(), search).text;

  if (needle === '') {
    return [];
  }

  const found = new Map<string, FoundText>();

  for (const hyphens of ['apart', 'dropped', 'kept'] as const) {
    const { text, places } = fold(page.text, search, hyphens);

    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
      const end = at + needle.length;

      if (search.wholeWords !== true || standsAlone(text, at, end)) {
        const match = matchOf(page, places.slice(at, end));
        found.set(`${match.first} ${match.last}`, match);
      }
    }
  }

  return [...found.values()].sort((one, other) => one.first - other.first);
}

/** Reading of a hyphen at the end of a line: before a space, of the typesetter, or of the word itself. */
type LineHyphens = 'apart' | 'dropped' | 'kept';

/** Characters that are not seen: soft hyphens, joiners, marks of direction. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/u;

function fold(
  text: string,
  { matchCase = false }: TextSearch,
  hyphens: LineHyphens = 'apart',
): SearchableText {
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;

  for (const character of text) {
    const place = at;
    at += character.length;
    const folded = foldedCharacter(text, character, place, hyphens);

    if (folded === ' ' && (parts.length === 0 || parts.at(-1) === ' ')) {
      continue;
    }

    const shown = matchCase ? folded : folded.toLowerCase();

    for (const unit of shown.split('')) {
      parts.push(unit);
      places.push(place);
    }
  }

  return { text: parts.join(''), places };
}

function foldedCharacter(text: string, character: string, at: number, hyphens: LineHyphens): string {
  if (invisible.test(character)) {
    return '';
  }

  if (
    hyphens === 'dropped' &&
    /[-\u2010]/.test(character) &&
    /^\s*\n\s*\p{L}/u.test(text.slice(at + 1, at + 8))
  ) {
    return '';
  }

  if (
    hyphens !== 'apart' &&
    /\s/.test(character) &&
    /\p{L}[-\u2010]\s*$/u.test(text.slice(Math.max(0, at - 6), at))
  ) {
    return '';
  }

  return /\s/u.test(character) ? ' ' : character.normalize('NFKC');
}

function standsAlone(text: string, from: number, to: number): boolean {
  const [before, after] = [text.slice(Math.max(0, from - 2), from), text.slice(to, to + 2)];

  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
}

function matchOf(page: PageText, places: readonly number[]): FoundText {
  const [start = 0, end = 0] = [places[0], places.at(-1)];
  const glyphs = page.glyphs.slice(start, end + 1).filter((glyph) => glyph >= 0);

  return {
    first: Math.min(...glyphs),
    last: Math.max(...glyphs),
    text: page.text.slice(start, end + 1),
  };
}
