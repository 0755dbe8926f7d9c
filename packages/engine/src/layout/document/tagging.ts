import { commonest } from '../commonest.ts';
import type { DocumentContent, PageGlyph } from '../page-content.ts';
import type { Line } from '../text/lines.ts';

/** What the tags of a document say of its lines. */
export interface Tagging {
  /** The block element a line is in, -1 when tags do not tell. */
  elementOf(line: Line): number;
  typeOf(element: number): string;
  readonly tellsHeadings: boolean;
  alternativeOf(pageIndex: number, markedContent: number): string | null;
  /** Null when tags do not tell. */
  isInTable(pageIndex: number, glyph: PageGlyph): boolean | null;
}

/** Types that stand within a paragraph (ISO 32000-2, 14.8.4.7): what holds them is the paragraph. */
const inline =
  /^(Span|Link|Annot|Quote|Em|Strong|Sub|Reference|Code|Lbl|LBody|Ruby|Warichu|NonStruct|Private|BibEntry|Form)$/;

/** Tags that hold less of the text than this share are left aside. */
const coveredShare = 0.8;

export function taggingOf(content: DocumentContent): Tagging {
  const { tags, pages } = content;
  const isTrusted = tags.length > 0 && covers(content);
  const byPage = new Map(pages.map((page) => [page.pageIndex, page.tags?.elementOf]));
  const blocks = tags.map((_, index) => blockOf(index));
  const known = new WeakMap<Line, number>();

  function blockOf(index: number): number {
    let at = index;

    while (at >= 0 && inline.test(tags[at]?.type ?? '')) {
      at = tags[at]?.parent ?? -1;
    }

    return at;
  }

  const elementOfGlyph = (glyph: PageGlyph, pageIndex: number): number => {
    const element = byPage.get(pageIndex)?.get(glyph.markedContent);

    return element === undefined ? -1 : (blocks[element] ?? -1);
  };

  const inTable = tags.map((tag) => /^(Table|T[DHR]|THead|TBody|TFoot)$/.test(tag.type));

  for (const [index, { parent }] of tags.entries()) {
    // Parents stand before their children.
    inTable[index] = inTable[index] === true || inTable[parent] === true;
  }

  return {
    isInTable: (pageIndex, glyph) => {
      const element = byPage.get(pageIndex)?.get(glyph.markedContent);

      return isTrusted && element !== undefined ? inTable[element] === true : null;
    },
    elementOf: (line) => {
      if (!isTrusted) {
        return -1;
      }

      const found =
        known.get(line) ??
        commonest(line.glyphs.map(({ glyph }) => elementOfGlyph(glyph, line.pageIndex))) ??
        -1;
      known.set(line, found);

      // What holds whole chapters tells nothing about paragraphs.
      return /^(P|H[1-6]?|Title|LI|Caption|TOCI|Note|FENote|TD|TH|BlockQuote)$/.test(tags[found]?.type ?? '')
        ? found
        : -1;
    },
    typeOf: (element) => tags[element]?.type ?? '',
    tellsHeadings: isTrusted && tags.some(({ type }) => /^(H[1-6]?|Title)$/.test(type)),
    alternativeOf: (pageIndex, markedContent) => {
      const element = byPage.get(pageIndex)?.get(markedContent);

      return element === undefined ? null : (tags[element]?.alternative ?? null);
    },
  };
}

/** True when nearly all text belongs to elements or is marked as no content, and elements are not lines. */
function covers({ pages }: DocumentContent): boolean {
  let all = 0;
  let tagged = 0;
  const elements = new Set<number>();

  for (const page of pages) {
    for (const glyph of page.glyphs) {
      if (glyph.made || glyph.text.trim() === '') {
        continue;
      }

      const element = page.tags?.elementOf.get(glyph.markedContent);
      all += 1;

      if (element !== undefined) {
        elements.add(element);
      }

      if (element !== undefined || glyph.artifact) {
        tagged += 1;
      }
    }
  }

  return all > 0 && tagged >= all * coveredShare && elements.size >= 2;
}
