import { hasLetters } from './letters.ts';
import type { LocatedLine } from './located-text.ts';
import type { PageLetters } from './page-letters.ts';
import type { PassageLine, TextSpan } from './passage.ts';

/** A glyph in coordinates of its line: x along it, y across. */
interface AlongGlyph extends TextSpan {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
  readonly isLetter: boolean;
}

interface LineWord extends TextSpan {
  readonly left: number;
  readonly right: number;
  readonly glyphs: readonly AlongGlyph[];
}

const thresholds = {
  /** Largest distance between a letter of the page and the same letter of a passage, in points. */
  samePlace: 0.1,

  /** Space around the middle of a raised or lowered letter within its line, as a share of the letter's height. */
  raisedShare: 0.15,
};

/** Scripts whose words are not separated: each character can begin a quote. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * A line with the words that can be read again from their boxes; null for none. Words that share their box with
 * letters of others are left out, and the letters that are not theirs become marks that no box may cross.
 */
export function provenLine(
  { page, sideways, glyphs }: LocatedLine,
  text: string,
  letters: PageLetters,
): PassageLine | null {
  const along = glyphs.map(({ start, end, place }): AlongGlyph => {
    const { left, top, right, bottom, x, y } = place;
    const isLetter = hasLetters(text.slice(start, end));

    return sideways
      ? { start, end, left: top, right: bottom, top: left, bottom: right, x: y, y: x, isLetter }
      : { start, end, left, right, top, bottom, x, y, isLetter };
  });
  const words = wordsOf(along, text);
  const { top, bottom } = edgesOf(along);
  const own = along.filter(({ isLetter }) => isLetter);
  const ownAt = byPoint(own);
  const foreign: { readonly x: number }[] = [];
  const shown = new Set<AlongGlyph>();

  for (const letter of lettersAlong(words, { top, bottom }, sideways, letters)) {
    const same = near(ownAt, letter).filter((glyph) => isSame(glyph, letter));
    same.forEach((glyph) => shown.add(glyph));
    foreign.push(...(same.length === 0 ? [letter] : []));
  }

  const parts = words.flatMap((word) => cutAt(foreign, word));
  const proven = parts.filter(
    (word) =>
      word.glyphs.every((glyph) => !glyph.isLetter || shown.has(glyph)) &&
      !foreign.some((letter) => isWithin(letter, word)) &&
      !own.some((glyph) => isWithin(glyph, word) && !word.glyphs.includes(glyph)),
  );

  if (!proven.some((word) => word.glyphs.some(({ isLetter }) => isLetter))) {
    return null;
  }

  const unproven = parts.filter((word) => !proven.includes(word)).flatMap((word) => word.glyphs);
  const marks = [...foreign, ...unproven.filter(({ isLetter }) => isLetter)];

  return {
    page,
    top: rounded(top),
    bottom: rounded(bottom),
    ...(sideways && { sideways }),
    words: [
      ...proven.flatMap((word) => [word.start, word.end, rounded(word.left), rounded(word.right)]),
      ...marks.flatMap(({ x }) => [0, 0, rounded(x), rounded(x)]),
    ],
  };
}

/** Words between white space; a character each in scripts without it. */
function wordsOf(glyphs: readonly AlongGlyph[], text: string): LineWord[] {
  const words: AlongGlyph[][] = [];
  let last: AlongGlyph | null = null;

  for (const glyph of glyphs) {
    const isApart =
      last === null || glyph.start > last.end || unspaced.test(text.slice(last.start, glyph.end));

    if (isApart) {
      words.push([glyph]);
    } else {
      words.at(-1)?.push(glyph);
    }

    last = glyph;
  }

  return words.map(wordOf);
}

function wordOf(glyphs: readonly AlongGlyph[]): LineWord {
  return {
    start: glyphs[0]?.start ?? 0,
    end: glyphs.at(-1)?.end ?? 0,
    left: Math.min(...glyphs.map(({ left }) => left)),
    right: Math.max(...glyphs.map(({ right }) => right)),
    glyphs,
  };
}

/** Parts of a word between letters that are not in the text: the signs of notes within it. */
function cutAt(foreign: readonly { readonly x: number }[], word: LineWord): LineWord[] {
  const inside = foreign.filter((letter) => isWithin(letter, word));

  if (inside.length === 0) {
    return [word];
  }

  const parts: AlongGlyph[][] = [];
  let last: AlongGlyph | null = null;

  for (const glyph of word.glyphs) {
    const [from, to] = [Math.min(last?.x ?? glyph.x, glyph.x), Math.max(last?.x ?? glyph.x, glyph.x)];

    if (last === null || inside.some(({ x }) => x > from && x < to)) {
      parts.push([glyph]);
    } else {
      parts.at(-1)?.push(glyph);
    }

    last = glyph;
  }

  return parts.map(wordOf);
}

/** Edges across the line: those of its usual letters, moved outwards for the middles of raised and lowered ones. */
function edgesOf(glyphs: readonly AlongGlyph[]): { readonly top: number; readonly bottom: number } {
  const room = ({ top, bottom }: AlongGlyph) => (bottom - top) * thresholds.raisedShare;

  return {
    top: Math.min(middleOf(glyphs.map(({ top }) => top)), ...glyphs.map((glyph) => glyph.y - room(glyph))),
    bottom: Math.max(
      middleOf(glyphs.map(({ bottom }) => bottom)),
      ...glyphs.map((glyph) => glyph.y + room(glyph)),
    ),
  };
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Letters of the page within a line, in coordinates along it. */
function lettersAlong(
  words: readonly LineWord[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
  sideways: boolean,
  letters: PageLetters,
): { readonly x: number; readonly y: number }[] {
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));

  return sideways
    ? letters
        .within({ left: top, right: bottom, top: left, bottom: right })
        .map(({ x, y }) => ({ x: y, y: x }))
    : letters.within({ left, top, right, bottom });
}

/** Glyphs by the whole points at which they stand. */
function byPoint(glyphs: readonly AlongGlyph[]): ReadonlyMap<number, AlongGlyph[]> {
  const points = new Map<number, AlongGlyph[]>();

  for (const glyph of glyphs) {
    const point = Math.floor(glyph.x);
    const others = points.get(point);

    if (others === undefined) {
      points.set(point, [glyph]);
    } else {
      others.push(glyph);
    }
  }

  return points;
}

function near(glyphs: ReadonlyMap<number, AlongGlyph[]>, { x }: { readonly x: number }): AlongGlyph[] {
  const point = Math.floor(x);

  return [point - 1, point, point + 1].flatMap((each) => glyphs.get(each) ?? []);
}

function isSame(glyph: AlongGlyph, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return Math.abs(glyph.x - x) < thresholds.samePlace && Math.abs(glyph.y - y) < thresholds.samePlace;
}

function isWithin({ x }: { readonly x: number }, { left, right }: LineWord): boolean {
  return x > left && x < right;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
