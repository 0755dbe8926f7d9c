import type { ParagraphDraft } from '../block/draft.ts';
import { namedGlyph } from '../packed-glyphs.ts';
import type { PageGlyph, TagElement } from '../page-content.ts';
import type { TextLine } from '../text/lines.ts';
import { none } from './tag-blocks.ts';
import type { TaggedContent } from './tagged-content.ts';

/** What the tags of a document say of its lines. */
export interface Tagging {
  /** The paragraph a line is in, -1 when tags do not tell. */
  paragraphOf(line: TextLine): number;
  /** What the paragraph of a line is: `H2`, `LI`, `Caption`; '' when tags do not tell. */
  typeOf(line: TextLine | undefined): string;
  readonly marksHeadings: boolean;
  /** Whether a paragraph is an item of a list; null when tags do not tell. */
  isItem(draft: ParagraphDraft): boolean | null;
  alternativeOf(pageIndex: number, markedContent: number): string | null;
  isInTable(block: number): boolean;
  /** A glyph of a cell whose table was found nowhere, which tells nothing of the lines it stands in. */
  outsideOfTables(glyph: PageGlyph): PageGlyph;
  /** Tags say that a glyph is text rather than part of a figure. */
  isParagraph(glyph: PageGlyph): boolean;
}

/** Types that say more of a paragraph within them than that it is one. */
const telling = /^(Caption|BlockQuote|Note|FENote|TOCI)$/;

/** `isField` tells glyphs that stand for fields, which are known by themselves. */
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
    // Text of figures is labels here and there.
    paragraphOf: ({ block }) => (tags[block]?.type === 'Figure' ? none : block),
    typeOf: (line) => (line === undefined ? '' : typeOfBlock(line.block)),
    marksHeadings: uses(/^(H\d*|Title)$/),
    isItem: ({ lines: [line], label }) => {
      const block = line?.block ?? none;
      const isTold = tags[block]?.type === 'LI';

      // Makers leave out lists here and there: a number may be anything, a bullet is none but one.
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

/** For every element whether it is one of a type or stands below one. */
function within(wanted: string, tags: readonly TagElement[]): readonly boolean[] {
  const all: boolean[] = [];

  for (const { type, parent } of tags) {
    // Parents stand before their children.
    all.push(type === wanted || all[parent] === true);
  }

  return all;
}
