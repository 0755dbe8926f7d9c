import type { PageContent, PageGlyph } from '@octavo/pdf/content/page-content';

const thresholds = {
  /** Fewest numbered lines of a page, and fewest such pages. */
  fewestLines: 10,
  fewestPages: 2,

  /** Smallest distance between a number and its line, in multiples of the size of the number. */
  gap: 0.5,

  /** Largest difference between the left, or right, edges of the numbers, in points. */
  sameEdge: 3,

  /** Largest size of numbers that go on from page to page, in multiples of their lines; others may be a column. */
  small: 0.9,
};

/** Numbers in the left margin of a page, one more on each line. */
interface LineNumbering {
  readonly first: number;
  /** True when they are smaller than their lines. */
  readonly isSmall: boolean;
  /** Indexes of their glyphs: packed pages create glyphs anew on each access. */
  readonly glyphs: ReadonlySet<number>;
}

interface MarginNumber {
  readonly value: number;
  readonly left: number;
  readonly right: number;
  readonly isSmall: boolean;
  readonly glyphs: readonly number[];
}

/**
 * Pages without the numbers that count their lines, as in transcripts and manuscripts: they would stand within
 * sentences. Numbers that begin anew on each page count lines, and so do small ones that go on.
 */
export function withoutLineNumbers(pages: readonly PageContent[]): readonly PageContent[] {
  const numberings = pages.map((page) => numberingOf(page.glyphs));
  const numbered = numberings.filter((numbering) => numbering !== null);
  const beginsAnew = new Set(numbered.map(({ first }) => first)).size === 1;

  if (numbered.length < thresholds.fewestPages || !(beginsAnew || numbered.every(({ isSmall }) => isSmall))) {
    return pages;
  }

  return pages.map((page, index) => {
    const numbering = numberings[index] ?? null;

    return numbering === null
      ? page
      : { ...page, glyphs: page.glyphs.filter((_, at) => !numbering.glyphs.has(at)) };
  });
}

function numberingOf(glyphs: readonly PageGlyph[]): LineNumbering | null {
  const numbers = alignedOf(linesOf(glyphs).flatMap((line) => marginNumber(line, glyphs) ?? []));
  const [first] = numbers;
  const areCounted = numbers.every(({ value }, index) => value === (first?.value ?? 0) + index);

  if (first === undefined || numbers.length < thresholds.fewestLines || !areCounted) {
    return null;
  }

  return {
    first: first.value,
    isSmall: numbers.every(({ isSmall }) => isSmall),
    glyphs: new Set(numbers.flatMap((number) => number.glyphs)),
  };
}

/** Indexes of the upright glyphs of each line, from top to bottom and from left to right. */
function linesOf(glyphs: readonly PageGlyph[]): number[][] {
  const lines = new Map<number, number[]>();

  for (const [index, { text, made, angle, baseline }] of glyphs.entries()) {
    if (!made && angle === 0 && text.trim() !== '') {
      const level = Math.round(baseline);
      const near = [level, level - 1, level + 1].find((each) => lines.has(each)) ?? level;
      lines.set(near, [...(lines.get(near) ?? []), index]);
    }
  }

  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, line]) => line.toSorted((one, other) => (glyphs[one]?.left ?? 0) - (glyphs[other]?.left ?? 0)));
}

/** The number that a line begins with, apart from its text; null for none. */
function marginNumber(line: readonly number[], glyphs: readonly PageGlyph[]): MarginNumber | null {
  const end = line.findIndex((index) => !/^\d$/.test(glyphs[index]?.text ?? ''));
  const own = line.slice(0, end < 0 ? line.length : end);
  const [first, last] = [glyphs[own[0] ?? -1], glyphs[own.at(-1) ?? -1]];
  const next = glyphs[line[end] ?? -1];

  if (first === undefined || last === undefined || own.length > 4) {
    return null;
  }

  const isApart = next === undefined || next.left - last.right > first.sizePoints * thresholds.gap;
  const isSmall = next !== undefined && first.sizePoints <= next.sizePoints * thresholds.small;

  return isApart
    ? {
        value: Number(own.map((index) => glyphs[index]?.text ?? '').join('')),
        left: first.left,
        right: last.right,
        isSmall,
        glyphs: own,
      }
    : null;
}

/** Numbers with the same right or left edge: others are those of pages, or words of the text. */
function alignedOf(numbers: readonly MarginNumber[]): readonly MarginNumber[] {
  const [byRight, byLeft] = (['right', 'left'] as const).map((side) => {
    const edges = numbers.map((number) => number[side]).toSorted((one, other) => one - other);
    const middle = edges[edges.length >> 1] ?? 0;

    return numbers.filter((number) => Math.abs(number[side] - middle) < thresholds.sameEdge);
  });

  return (byRight?.length ?? 0) >= (byLeft?.length ?? 0) ? (byRight ?? []) : (byLeft ?? []);
}
