import type { PageGlyph, TagElement } from '@octavo/pdf/content/page-content';
import type { ParagraphDraft } from '../block/draft.ts';
import { namedGlyph } from '../packed-glyphs.ts';
import type { TextLine } from '../text/lines.ts';
import { none } from './tag-blocks.ts';
import type { TaggedContent } from './tagged-content.ts';

/** Information about lines from the tags of a document. */
export interface Tagging {
  /** Paragraph that a line is in, -1 when the tags do not say. */
  paragraphOf(line: TextLine): number;
  /** Type of a line's paragraph: `H2`, `LI`, `Caption`; '' when the tags do not say. */
  typeOf(line: TextLine | undefined): string;
  readonly marksHeadings: boolean;
  /** True when a paragraph is an item of a list; null when the tags do not say. */
  isItem(draft: ParagraphDraft): boolean | null;
  alternativeOf(pageIndex: number, markedContent: number): string | null;
  isInTable(block: number): boolean;
  /**
   * Removes the block of a glyph in a cell whose table was not found: it is no evidence about the line of the
   * glyph.
   */
  outsideOfTables(glyph: PageGlyph): PageGlyph;
  /** True when the tags mark a glyph as text rather than as part of a figure. */
  isParagraph(glyph: PageGlyph): boolean;
}

/** Types that describe a paragraph within them more precisely than `P`. */
const telling = /^(Caption|BlockQuote|Note|FENote|TOCI)$/;

/**
 * Reads the tags of a document. `isField`: true for glyphs that represent form fields, which keep their
 * block.
 */
export function taggingOf(
  { content, isTrusted }: TaggedContent,
  isField: (glyph: PageGlyph) => boolean,
): Tagging {
  const { tags, pages } = content;
  const byPage = new Map(pages.map((page) => [page.pageIndex, page.tags?.elementOf]));
  const inTable = within('Table', tags);
  const inFigure = within('Figure', tags);

  const typeOfBlock = (block: number): string => {
    const own = tags[block];
    const holder = tags[own?.parent ?? none];

    return own?.type === 'P' && telling.test(holder?.type ?? '') ? holder!.type : (own?.type ?? '');
  };
  const uses = (types: RegExp): boolean => isTrusted && tags.some(({ type }) => types.test(type));
  const marksLists = uses(/^LI$/);

  return {
    // Text of figures consists of scattered labels.
    paragraphOf: ({ block }) => (tags[block]?.type === 'Figure' ? none : block),
    typeOf: (line) => (line === undefined ? '' : typeOfBlock(line.block)),
    marksHeadings: uses(/^(H\d*|Title)$/),
    isItem: ({ lines: [line], label }) => {
      const block = line?.block ?? none;
      const isTold = tags[block]?.type === 'LI';

      // Producers leave some lists untagged: a number may then be anything, but a bullet always marks an
      // item.
      return !marksLists || block < 0 || (!isTold && label?.kind === 'bullet') ? null : isTold;
    },
    alternativeOf: (pageIndex, markedContent) => {
      const element = byPage.get(pageIndex)?.get(markedContent);

      return element === undefined ? null : (tags[element]?.alternative ?? null);
    },
    outsideOfTables: (glyph) =>
      /^T[DH]$/.test(tags[glyph.block ?? none]?.type ?? '') && !isField(glyph)
        ? namedGlyph(glyph, glyph.text, none)
        : glyph,
    isParagraph: ({ block = none }) => block >= 0 && inFigure[block] !== true,
    isInTable: (block) => inTable[block] === true,
  };
}

/** For every element: true when it has the type or is below an element of that type. */
function within(wanted: string, tags: readonly TagElement[]): readonly boolean[] {
  const all: boolean[] = [];

  for (const { type, parent } of tags) {
    // Parents precede their children.
    all.push(type === wanted || all[parent] === true);
  }

  return all;
}
