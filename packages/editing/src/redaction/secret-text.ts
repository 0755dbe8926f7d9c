import type { TextSpan } from './personal-data.ts';

/** Text that must not remain in a document. */
export interface Secret {
  readonly text: string;
  readonly matchCase: boolean;
  /** True to spare longer words that contain it. */
  readonly wholeWords: boolean;
}

/** Text without spaces, ligatures and widths of characters, and the place of each of its units in the original. */
export interface CompactText {
  readonly original: string;
  readonly text: string;
  /** The same length as `text`, for searches that ignore case. */
  readonly lower: string;
  /** First and last place of the character of each unit, in UTF-16 units of the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Characters that are not seen: soft hyphens, joiners, marks of direction. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/u;

/** Hyphen that a typesetter may have added at the end of a line. */
const lineHyphen = /^[-\u2010]\s*\n\s*\p{L}/u;

/** Reach of a hyphen, the blanks around a line break, and a letter. */
const lineHyphenUnits = 8;

/** Spaces and case do not matter here; the hyphens of line ends are left out when `joinsLines` is true. */
export function compact(original: string, joinsLines = false): CompactText {
  const parts: string[] = [];
  const lower: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;

  for (const character of original) {
    const start = at;
    at += character.length;
    const isLeftOut =
      /\s/u.test(character) ||
      invisible.test(character) ||
      (joinsLines && lineHyphen.test(original.slice(start, start + lineHyphenUnits)));

    for (const unit of isLeftOut ? '' : character.normalize('NFKC')) {
      if (/\s/u.test(unit)) {
        continue;
      }

      const lowered = unit.toLowerCase();
      parts.push(unit);
      lower.push(lowered.length === unit.length ? lowered : unit);
      starts.push(...Array<number>(unit.length).fill(start));
      ends.push(...Array<number>(unit.length).fill(at));
    }
  }

  return { original, text: parts.join(''), lower: lower.join(''), starts, ends };
}

/** Finds a secret, however its characters are encoded, broken into lines or spaced out. */
export function findSecret(texts: readonly CompactText[], secret: Secret): readonly TextSpan[] {
  const { text, lower } = compact(secret.text);
  const needle = secret.matchCase ? text : lower;
  const found = new Map<string, TextSpan>();

  for (const { original, text: exact, lower: folded, starts, ends } of needle === '' ? [] : texts) {
    const haystack = secret.matchCase ? exact : folded;

    for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
      const span = { start: starts[at]!, end: ends[at + needle.length - 1]! };

      if (isMeant(original, span, secret)) {
        found.set(`${span.start} ${span.end}`, span);
      }
    }
  }

  return [...found.values()].sort((one, other) => one.start - other.start);
}

/** Letters of a secret from which it is recognised although its spaces differ. */
const leastSpacedOut = 4;

/** Share of its letters that a secret has in pieces when it is spaced out. */
const leastPieces = 0.5;

/** False for a match across other words, such as `heca` in `the cat`. */
function isMeant(original: string, { start, end }: TextSpan, secret: Secret): boolean {
  const isAlone = standsAlone(original, start, end);

  if (secret.wholeWords && !isAlone) {
    return false;
  }

  const match = original.slice(start, end);

  if (piecesOf(match).join(' ') === piecesOf(secret.text).join(' ')) {
    return true;
  }

  const joined = match.replace(/[-\u2010]\s*\n\s*/gu, '');
  const pieces = piecesOf(joined);
  const { length } = pieces.join('');
  const count = piecesOf(secret.text).length;
  const isSpacedOut = length >= leastSpacedOut && pieces.length >= length * leastPieces;

  return pieces.length === count || (isAlone && (pieces.length === 1 || isSpacedOut));
}

function piecesOf(text: string): readonly string[] {
  return text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
}

function standsAlone(text: string, from: number, to: number): boolean {
  const [before, after] = [text.slice(Math.max(0, from - 2), from), text.slice(to, to + 2)];

  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
}
