import type { PagePath } from '@octavo/pdf/content/page-content';
import type { Bounds, ParagraphDraft } from '../block/draft.ts';
import type { Block, Section } from '../model.ts';
import type { Band, PageBlock, PageParts } from '../page/read-page.ts';
import type { BlockWriter } from './block-writer.ts';
import type { RunningTexts } from './running/running-texts.ts';

interface OpenSection extends Omit<Section, 'blocks' | 'lastPage'> {
  blocks: Block[];
  lastPage: number;
}

const thresholds = {
  /** Columns that differ by less than this, in points, are the same. */
  sameColumn: 9,

  /** Thickest rule between columns, in points. */
  thickestRule: 3,

  /** Shortest rule between columns, in points. */
  shortestRule: 60,

  /** Distance by which such a rule may lie inside a column, in points. */
  ruleOverlap: 3,

  /**
   * Largest difference between right ends of equal columns, in multiples of `sameColumn`: ragged lines end
   * earlier.
   */
  sameRight: 3,
};

/** Splits the document where page size, columns or running lines change, and writes its blocks. */
export function sectionsOf(
  pages: readonly PageParts[],
  bands: readonly (readonly Band[])[],
  writer: BlockWriter,
  running: readonly RunningTexts[],
): Section[] {
  const sections: OpenSection[] = [];
  const turns = new Map(running.map((texts) => [texts.firstPage, texts]));
  let [texts] = running;

  for (const [index, page] of pages.entries()) {
    const { content, margins } = page;
    const turn = turns.get(content.pageIndex);
    texts = turn ?? texts;
    const { pageIndex, widthPoints, heightPoints } = content;
    const whole = [{ left: margins.left, right: widthPoints - margins.right }];
    const own = bands[index] ?? [];
    const shown: readonly Band[] = own.length === 0 ? [{ columns: whole, blocks: [] }] : own;

    for (const [place, band] of shown.entries()) {
      const columns = band.columns.length > 1 ? band.columns : whole;
      const open = sections.at(-1);
      const isSame =
        open !== undefined &&
        band.isCut !== true &&
        !(turn !== undefined && place === 0) &&
        sameSize(open, content) &&
        sameColumns(open.columns, columns);
      const section = isSame
        ? open
        : {
            widthPoints,
            heightPoints,
            margins,
            columns,
            columnRule: hasColumnRule(columns, content.paths),
            startsPage: place === 0,
            firstPage: pageIndex,
            lastPage: pageIndex,
            headers: texts?.headers ?? [],
            footers: texts?.footers ?? [],
            firstPageNumber: numberOf(pageIndex, texts),
            blocks: [],
          };

      if (section !== open) {
        sections.push(section);
      }

      section.lastPage = pageIndex;

      if (place === 0) {
        const strays = texts?.strays.get(pageIndex) ?? [];
        section.blocks.push(...strays.map((stray) => writer.float(stray, pageIndex)));
      }

      section.blocks.push(...blocksOf(band.blocks, page, writer));
    }
  }

  return sections;
}

/** Number shown on a page; null when none is shown. */
function numberOf(pageIndex: number, texts: RunningTexts | undefined): number | null {
  const number = pageIndex + (texts?.numberOffset ?? -1 - pageIndex);

  return number < 0 ? null : number;
}

/** True when a vertical rule stands between two columns. */
function hasColumnRule(columns: readonly Bounds[], paths: readonly PagePath[]): boolean {
  return columns.some((column, index) => {
    const next = columns[index + 1];

    return (
      next !== undefined &&
      paths.some(
        ({ left, top, right, bottom }) =>
          right - left < thresholds.thickestRule &&
          bottom - top > thresholds.shortestRule &&
          left > column.right - thresholds.ruleOverlap &&
          right < next.left + thresholds.ruleOverlap,
      )
    );
  });
}

function sameSize(
  open: { widthPoints: number; heightPoints: number },
  content: { widthPoints: number; heightPoints: number },
): boolean {
  return (
    Math.abs(open.widthPoints - content.widthPoints) < 1 &&
    Math.abs(open.heightPoints - content.heightPoints) < 1
  );
}

function sameColumns(first: readonly Bounds[], second: readonly Bounds[]): boolean {
  return (
    first.length === second.length &&
    (first.length === 1 ||
      first.every((column, index) => {
        const other = second[index]!;

        return (
          Math.abs(column.left - other.left) < thresholds.sameColumn &&
          Math.abs(column.right - other.right) < thresholds.sameColumn * thresholds.sameRight
        );
      }))
  );
}

function blocksOf(found: readonly PageBlock[], page: PageParts, writer: BlockWriter): Block[] {
  const blocks: Block[] = [];
  let above: { bottom: number; draft: ParagraphDraft | null } = { bottom: page.margins.top, draft: null };

  for (const block of found) {
    switch (block.kind) {
      case 'draft': {
        const { draft } = block;
        const isBelow = draft.box.top >= above.bottom - 2;
        const gap =
          above.draft !== null && isBelow
            ? writer.gapBetween(above.draft, draft)
            : draft.box.top - above.bottom;
        const paragraph = writer.paragraph(draft, Math.max(0, isBelow ? gap : 0));

        if (paragraph !== null) {
          blocks.push(paragraph);
        }

        above = { bottom: draft.box.bottom, draft };
        break;
      }
      case 'table': {
        const place = block.table.places.find(({ pageIndex }) => pageIndex === page.content.pageIndex)!;

        // A table that continues from the previous page was written there.
        if (place === block.table.places[0]) {
          blocks.push(writer.table(block.table, block.bounds, Math.max(0, place.box.top - above.bottom)));
        }

        above = { bottom: place.box.bottom, draft: null };
        break;
      }
      case 'float':
        blocks.push(writer.float(block.float, page.content.pageIndex));
        break;
      case 'vertical':
        blocks.push(...writer.vertical(block.text, page.content.pageIndex));
        break;
      case 'figure': {
        const { figure, placement, bounds } = block;
        const gap = Math.max(0, figure.top - above.bottom);
        blocks.push(writer.figure(figure, page.content.pageIndex, bounds, placement, gap));

        if (placement === 'block') {
          above = { bottom: figure.bottom, draft: null };
        }
      }
    }
  }

  return blocks;
}
