import type { PageContent, PageGlyph, TagElement } from '@octavo/pdf/content/page-content';
import { type ElementRow, elementRows } from './element-rows.ts';
import { none } from './tag-blocks.ts';

const thresholds = {
  /** Minimum share of the text that tags must cover to be used. */
  coveredShare: 0.8,

  /** Words split between elements, per row of text; with more, the elements do not reflect what is read. */
  cutShare: 0.04,

  /**
   * Rows that continue in the next paragraph, per row of text; with more, the producer tagged lines as
   * paragraphs.
   */
  brokenShare: 0.25,

  /** Minimum number of such rows or words; fewer are an author's slips. */
  fewestSigns: 4,

  /** Largest gap within a word that tags cut, in multiples of the font size. */
  cutGap: 0.1,

  /** Steps between rows of a paragraph, in multiples of the font size. */
  leastStep: 0.8,

  /** The same: largest step. */
  mostStep: 1.8,
};

/** Returns the block of a glyph, -1 for none. */
export type BlockOf = (glyph: PageGlyph, page: PageContent) => number;

/**
 * True when the tag tree of a document reflects its paragraphs. It does not when
 * - much of the text is in no element and no artifact, as in files that were changed after they were tagged;
 * - there is one element for everything;
 * - words are split between blocks, as by producers that tag each run of text;
 * - paragraphs end in the middle of sentences at the ends of lines, as by producers that tag each line.
 */
export function areTagsTrusted(
  pages: readonly PageContent[],
  tags: readonly TagElement[],
  blockOf: BlockOf,
): boolean {
  if (!coverText(pages)) {
    return false;
  }

  let [rows, cut, broken] = [0, 0, 0];

  for (const page of pages) {
    const own = elementRows(page.glyphs, (glyph) => blockOf(glyph, page));
    rows += own.length;
    cut += cutWords(page, blockOf);
    broken += brokenLines(own, tags);
  }

  return !isOften(cut, rows * thresholds.cutShare) && !isOften(broken, rows * thresholds.brokenShare);
}

function isOften(signs: number, allowed: number): boolean {
  return signs >= thresholds.fewestSigns && signs > allowed;
}

function coverText(pages: readonly PageContent[]): boolean {
  const elements = new Set<number>();
  let [all, tagged] = [0, 0];

  for (const page of pages) {
    for (const glyph of page.glyphs) {
      if (glyph.made || glyph.text.trim() === '') {
        continue;
      }

      const element = page.tags?.elementOf.get(glyph.markedContent);
      all += 1;
      tagged += element !== undefined || glyph.artifact ? 1 : 0;

      if (element !== undefined) {
        elements.add(element);
      }
    }
  }

  return all > 0 && tagged >= all * thresholds.coveredShare && elements.size >= 2;
}

/** Number of letters that follow a letter of another block without a space. */
function cutWords(page: PageContent, blockOf: BlockOf): number {
  let cut = 0;
  let last: PageGlyph | null = null;

  for (const glyph of page.glyphs) {
    if (
      last !== null &&
      /\p{L}/u.test(glyph.text) &&
      /\p{L}/u.test(last.text) &&
      Math.abs(glyph.baseline - last.baseline) < 0.5 &&
      Math.abs(glyph.left - last.right) < glyph.sizePoints * thresholds.cutGap
    ) {
      const [first, second] = [blockOf(last, page), blockOf(glyph, page)];
      cut += first !== second && first !== none && second !== none ? 1 : 0;
    }

    last = glyph;
  }

  return cut;
}

/**
 * Number of one-line paragraphs that continue in the next one: right below, in lower case, without having
 * ended.
 */
function brokenLines(rows: readonly ElementRow[], tags: readonly TagElement[]): number {
  return rows.filter((row, index) => {
    const below = rows[index + 1];
    const step = below === undefined ? 0 : below.baseline - row.baseline;

    return (
      below !== undefined &&
      row.block !== below.block &&
      rows[index - 1]?.block !== row.block &&
      [row, below].every(({ block }) => tags[block]?.type === 'P') &&
      Math.abs(row.left - below.left) < 2 &&
      step > row.sizePoints * thresholds.leastStep &&
      step < row.sizePoints * thresholds.mostStep &&
      /[\p{L},]\s*$/u.test(row.text) &&
      /^\s*\p{Ll}/u.test(below.text)
    );
  }).length;
}
