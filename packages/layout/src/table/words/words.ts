import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { boxAround } from '../../boxes.ts';

/** Consecutive glyphs without a space between them, all with the same rotation. */
export interface Word extends Box {
  readonly glyphs: readonly PageGlyph[];
  /** The spaces that follow. */
  readonly blanks: readonly PageGlyph[];
  readonly text: string;
  readonly baseline: number;
  readonly sizePoints: number;
}

/** Words side by side. */
export interface WordLine extends Box {
  readonly words: readonly Word[];
  readonly baseline: number;
  readonly sizePoints: number;
}

const thresholds = {
  /** In multiples of the font size: a wider gap separates words, a larger baseline shift is another line. */
  wordGap: 0.18,
  baselineShift: 0.5,

  /** Height of the strips in which lines near a word are searched, in points. */
  bucketPoints: 24,

  /** Largest angle of upright text, in degrees. */
  upright: 10,

  /** Size below which a word is a raised or lowered mark, in multiples of its line's. */
  markSize: 0.85,

  /** Largest difference between baselines of such a mark and its line, in multiples of the font size. */
  markShift: 0.45,

  /** The same of words of one size. */
  lineShift: 0.3,

  /** Largest gap between parts of one word in the order of the content, in multiples of the font size. */
  overlap: 0.12,

  /** Difference between angles of glyphs of different words, in degrees. */
  otherAngle: 5,
};

/** True when a glyph is read along the lines of the page, not rotated. */
export function isUpright(glyph: PageGlyph): boolean {
  return Math.abs(glyph.angle) < thresholds.upright;
}

export function isBlank(glyph: PageGlyph): boolean {
  return glyph.text.trim() === '';
}

/** Words formed by glyphs in the order of the content stream; blanks are not part of a word's text. */
export function wordsOf(glyphs: readonly PageGlyph[]): Word[] {
  const words: Word[] = [];
  let run: PageGlyph[] = [];
  let box: Box | null = null;

  const close = () => {
    if (box !== null) {
      words.push(wordOf(run, box));
    }

    run = [];
    box = null;
  };

  for (const glyph of glyphs) {
    if (isBlank(glyph)) {
      close();
      const last = words.at(-1);

      if (last !== undefined) {
        words[words.length - 1] = { ...last, blanks: [...last.blanks, glyph] };
      }

      continue;
    }

    const last = run.at(-1);

    if (last !== undefined && box !== null && !follows(glyph, last, box)) {
      close();
    }

    run.push(glyph);
    box = box === null ? glyph : boxAround([box, glyph]);
  }

  close();

  return words;
}

/** The lines of upright words, from the top, each with its words from the left. */
export function linesOf(words: readonly Word[]): WordLine[] {
  const sorted = [...words].sort((one, other) => other.sizePoints - one.sizePoints);
  const rows: { baseline: number; sizePoints: number; words: Word[] }[] = [];
  const byPlace = new Map<number, (typeof rows)[number][]>();

  // The largest words first, so that raised and lowered marks find the line they belong to.
  for (const word of sorted) {
    const place = Math.floor(word.baseline / thresholds.bucketPoints);
    const near = [place - 1, place, place + 1].flatMap((key) => byPlace.get(key) ?? []);
    const distance = (row: (typeof rows)[number]) => Math.abs(row.baseline - word.baseline);
    const [nearest] = near.sort((one, other) => distance(one) - distance(other));

    if (nearest !== undefined && distance(nearest) <= shiftOf(nearest.sizePoints, word.sizePoints)) {
      nearest.words.push(word);
      continue;
    }

    const row = { baseline: word.baseline, sizePoints: word.sizePoints, words: [word] };
    rows.push(row);
    byPlace.set(place, [...(byPlace.get(place) ?? []), row]);
  }

  return rows.sort((one, other) => one.baseline - other.baseline).map(lineOf);
}

/** Largest distance of a word from a line's baseline: small marks are raised, words of equal size are not. */
function shiftOf(lineSize: number, wordSize: number): number {
  return lineSize * (wordSize < lineSize * thresholds.markSize ? thresholds.markShift : thresholds.lineShift);
}

function lineOf(row: { baseline: number; sizePoints: number; words: readonly Word[] }): WordLine {
  const words = joinTouching([...row.words].sort((one, other) => one.left - other.left));

  return { ...boxAround(words), words, baseline: row.baseline, sizePoints: row.sizePoints };
}

/** Joins words that were drawn in pieces, with no gap between them. */
function joinTouching(words: readonly Word[]): Word[] {
  const joined: Word[] = [];

  for (const word of words) {
    const last = joined.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : word.left - last.right;

    if (
      last !== undefined &&
      Math.abs(gap) < Math.min(last.sizePoints, word.sizePoints) * thresholds.overlap
    ) {
      joined[joined.length - 1] = {
        ...wordOf([...last.glyphs, ...word.glyphs], boxAround([last, word])),
        baseline: last.baseline,
        blanks: word.blanks,
      };
    } else {
      joined.push(word);
    }
  }

  return joined;
}

function follows(glyph: PageGlyph, last: PageGlyph, { left, top, right, bottom }: Box): boolean {
  if (Math.abs(glyph.angle - last.angle) > thresholds.otherAngle) {
    return false;
  }

  const size = Math.max(glyph.sizePoints, last.sizePoints);

  if (!isUpright(glyph)) {
    const apart = Math.max(glyph.top - bottom, top - glyph.bottom, glyph.left - right, left - glyph.right);

    return apart <= size * thresholds.wordGap;
  }

  // Gap on either side, as right-to-left scripts run backwards.
  const gap = Math.max(glyph.left - last.right, last.left - glyph.right);

  return (
    gap <= size * thresholds.wordGap &&
    gap > -size &&
    Math.abs(glyph.baseline - last.baseline) <= size * thresholds.baselineShift
  );
}

function wordOf(glyphs: readonly PageGlyph[], box: Box): Word {
  const sizePoints = Math.max(...glyphs.map((glyph) => glyph.sizePoints));
  const base = glyphs.find((glyph) => glyph.sizePoints === sizePoints);

  return {
    left: box.left,
    top: box.top,
    right: box.right,
    bottom: box.bottom,
    glyphs,
    blanks: [],
    text: glyphs.map(({ text }) => text).join(''),
    baseline: base?.baseline ?? box.bottom,
    sizePoints,
  };
}
