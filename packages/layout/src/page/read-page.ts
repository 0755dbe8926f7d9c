import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { type Breaking, breakLines } from '../block/break-lines.ts';
import type { Bounds, ParagraphDraft } from '../block/draft.ts';
import { bareBox, sharedAcross, sharedDown } from '../boxes.ts';
import type { Margins } from '../model.ts';
import type { FoundCell, FoundTable } from '../table/found-table.ts';
import { linesOf, type TextLine } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { isUpright } from '../upright.ts';
import type { FoundDiagram } from './diagrams/diagrams.ts';
import { coversPage, type FoundFigure } from './figures/figures.ts';
import type { FoundFloat } from './floats.ts';
import { framedTables, linesIn } from './frames/framed-lines.ts';
import type { MarginBar, PageFrame } from './frames/frames.ts';
import { takeTextBoxes } from './frames/text-boxes.ts';
import { type Column, columnsOf } from './order/columns.ts';
import { inTreeBands } from './order/tree-bands.ts';
import { inTreeOrder } from './order/tree-order.ts';
import type { VerticalText } from './vertical-text.ts';

/** A block of a page in reading order, before the roles of paragraphs are decided. */
export type PageBlock =
  | { readonly kind: 'draft'; readonly draft: ParagraphDraft }
  | { readonly kind: 'float'; readonly float: FoundFloat }
  | { readonly kind: 'vertical'; readonly text: VerticalText }
  | { readonly kind: 'table'; readonly table: FoundTable; readonly bounds: Bounds }
  | {
      readonly kind: 'figure';
      readonly figure: FoundFigure;
      readonly placement: 'block' | 'floating';
      readonly bounds: Bounds;
    };

/** A stretch of a page with one set of columns. */
export interface Band {
  readonly columns: readonly Bounds[];
  /**
   * True for a band cut off from the one above: all columns above are read first, although they continue
   * here.
   */
  readonly isCut?: boolean;
  /** Column by column, in reading direction. */
  readonly blocks: readonly PageBlock[];
}

export interface PageParts {
  readonly content: PageContent;
  /** Glyphs left for the flow: upright, and in no table, figure, header or footer. */
  readonly glyphs: readonly PageGlyph[];
  readonly tables: readonly FoundTable[];
  /** Figures that are in no table cell. */
  readonly figures: readonly FoundFigure[];
  readonly cellPictures: ReadonlyMap<FoundCell, readonly FoundFigure[]>;
  readonly vertical: VerticalText | null;
  readonly diagrams: readonly FoundDiagram[];
  readonly frames: readonly PageFrame[];
  readonly bars: readonly MarginBar[];
  /** Text and shapes outside of the flow. */
  readonly floats: readonly FoundFloat[];
  readonly margins: Margins;
  readonly direction: 'ltr' | 'rtl';
}

export interface PageElement extends Box {
  readonly table?: FoundTable;
  readonly figure?: FoundFigure;
  readonly diagram?: FoundDiagram;
}

/** A column with its lines, from which paragraphs are built. */
export interface ReadColumn {
  readonly column: Omit<Column, 'pieces'>;
  readonly bounds: Bounds;
  readonly lines: readonly TextLine[];
  /** Text boxes beside which the lines continue. */
  readonly boxes: readonly FoundFloat[];
}

const thresholds = {
  /** Height of letters above the baseline, in multiples of the font size. */
  letterHeight: 0.6,
};

/** Divides the flow of a page into columns of lines. */
export function readColumns(parts: PageParts): ReadColumn[] {
  const { content, margins, direction } = parts;
  const pieces = piecesOf(parts.glyphs);
  const atoms = atomsOf(parts);
  const columns = columnsOf({ pieces, atoms }, direction);
  const edge = { left: margins.left, right: content.widthPoints - margins.right };

  return columns.map((column) => {
    const { pieces: flowing, boxes } = takeTextBoxes(column, content);
    // Pieces hold every glyph again; once there are lines, they only waste memory.
    const { pieces: _, ...place } = column;

    return {
      column: place,
      bounds: boundsOf(column, edge),
      lines: linesOf(flowing, content.pageIndex),
      boxes,
    };
  });
}

function atomsOf({ content, tables, figures, diagrams }: PageParts): PageElement[] {
  const onPage = tables.flatMap((table) => {
    const place = table.places.find(({ pageIndex }) => pageIndex === content.pageIndex);

    return place === undefined ? [] : [{ ...place.box, table }];
  });

  return [
    ...onPage,
    ...figures.filter((figure) => !figure.behindText).map((figure) => ({ ...bareBox(figure), figure })),
    ...diagrams.map((diagram) => ({ ...bareBox(diagram), diagram })),
  ];
}

/** Bounds of a column. Outer columns extend to the margins of the page, regardless of their lines. */
function boundsOf(column: ReadColumn['column'], edge: Bounds): Bounds {
  return {
    left: column.reachesLeft ? Math.min(edge.left, column.left) : column.left,
    right: column.reachesRight ? Math.max(edge.right, column.right) : column.right,
  };
}

/** The blocks of a page by bands, in reading order. */
export function readBands(parts: PageParts, columns: readonly ReadColumn[], breaking: Breaking): Band[] {
  const bands: { id: number; isCut: boolean; columns: Bounds[]; blocks: PageBlock[] }[] = [];
  const behind = parts.figures.filter((figure) => figure.behindText);
  const pageLines = columns.flatMap(({ lines }) => lines);

  for (const read of inTreeBands(columns, parts.content)) {
    const { column, isCut = false } = read;
    const last = bands.at(-1);
    const band = last?.id === column.band ? last : { id: column.band, isCut, columns: [], blocks: [] };

    if (band !== last) {
      bands.push(band);
    }

    band.columns.push(read.bounds);
    band.blocks.push(...inTreeOrder(blocksOf(read, pageLines, parts, breaking), parts.content));
  }

  const [first] = bands;
  const edge = { left: parts.margins.left, right: parts.content.widthPoints - parts.margins.right };

  const { vertical } = parts;

  if (behind.length + parts.floats.length > 0 || vertical !== null) {
    const blocks = [
      ...behind.map((figure): PageBlock => ({ kind: 'figure', figure, placement: 'floating', bounds: edge })),
      ...parts.floats.map((float): PageBlock => ({ kind: 'float', float })),
      ...(vertical === null ? [] : [{ kind: 'vertical' as const, text: vertical }]),
    ];

    if (first === undefined) {
      bands.push({ id: 0, isCut: false, columns: [edge], blocks });
    } else {
      first.blocks.unshift(...blocks);
    }
  }

  return bands.map(({ columns: bounds, ...band }) => ({ ...band, columns: distinct(bounds) }));
}

/** Merges overlapping bounds into the columns of a band. */
function distinct(bounds: readonly Bounds[]): Bounds[] {
  const merged: Bounds[] = [];

  for (const { left, right } of [...bounds].sort((a, b) => a.left - b.left)) {
    const last = merged.at(-1);

    if (last !== undefined && left < last.right - 2) {
      merged[merged.length - 1] = { left: last.left, right: Math.max(last.right, right) };
    } else {
      merged.push({ left, right });
    }
  }

  return merged;
}

/** Paragraphs and atoms of one column from top to bottom. */
function blocksOf(
  { column, bounds, lines, boxes }: ReadColumn,
  pageLines: readonly TextLine[],
  { frames, content }: PageParts,
  breaking: Breaking,
): PageBlock[] {
  const own = column.atoms as readonly PageElement[];
  const framed = framedTables(lines, own, bounds, frames, breaking);
  const inner = new Set(framed.flatMap(({ tables }) => tables));
  const outer = own.filter(({ table }) => table === undefined || !inner.has(table));
  const boxed = framed.map(
    ({ left, top, right, bottom, table }): PageElement => ({ left, top, right, bottom, table }),
  );
  const atoms: readonly PageElement[] = [...outer, ...boxed];
  const sorted = [...atoms].sort((a, b) => a.top - b.top);
  const floats = sorted.filter(
    (atom) => atom.figure !== undefined && lines.some((line) => isBeside(line, atom)),
  );
  const blocks: PageBlock[] = boxes.map((float) => ({ kind: 'float', float }));
  const inFrames = new Set(framed.flatMap((frame) => linesIn(frame, lines)));
  let rest = lines.filter((line) => !inFrames.has(line));

  for (const atom of sorted) {
    if (floats.includes(atom)) {
      continue;
    }

    const above = rest.filter((line) => line.baseline < atom.top + 2);
    rest = rest.filter((line) => !above.includes(line));
    blocks.push(...draftsOf(above));

    if (atom.table !== undefined) {
      blocks.push({ kind: 'table', table: atom.table, bounds });
    } else if (atom.figure !== undefined) {
      const placement = coversPage(atom.figure, content) ? 'floating' : 'block';
      blocks.push({ kind: 'figure', figure: atom.figure, placement, bounds });
    } else if (atom.diagram !== undefined) {
      blocks.push(...diagramBlocks(atom.diagram, bounds));
    }
  }

  blocks.push(...draftsOf(rest));

  for (const { figure } of floats) {
    insertFloat(blocks, figure!, pageLines, bounds);
  }

  return blocks;

  function draftsOf(part: readonly TextLine[]): PageBlock[] {
    return breakLines(part, bounds, breaking).map((draft) => ({ kind: 'draft', draft }));
  }
}

/** Blocks of a diagram: the drawing under the texts, which keep their positions. */
function diagramBlocks({ drawing, texts }: FoundDiagram, bounds: Bounds): PageBlock[] {
  return [
    ...(drawing === null
      ? []
      : [{ kind: 'figure' as const, figure: drawing, placement: 'floating' as const, bounds }]),
    ...texts.map((float): PageBlock => ({ kind: 'float', float })),
  ];
}

function isBeside(line: TextLine, { top, bottom }: Box): boolean {
  return line.top < bottom - 2 && line.bottom > top + 2;
}

/** Anchors a floating figure at the first paragraph beside it. */
function insertFloat(
  blocks: PageBlock[],
  figure: FoundFigure,
  pageLines: readonly TextLine[],
  bounds: Bounds,
): void {
  const isOver = pageLines.some((line) => standsOn(line, figure));
  const at = blocks.findIndex((block) => block.kind === 'draft' && block.draft.box.bottom > figure.top);

  blocks.splice(at < 0 ? blocks.length : at, 0, {
    kind: 'figure',
    // Text over a figure must not be pushed aside by it.
    figure: isOver ? { ...figure, behindText: true } : figure,
    placement: 'floating',
    bounds,
  });
}

/**
 * True when the letters of a line overlap the figure, ignoring the space that the font keeps above and below.
 */
function standsOn(line: TextLine, figure: Box): boolean {
  const top = line.baseline - line.sizePoints * thresholds.letterHeight;

  return sharedAcross(line, figure) > 2 && sharedDown({ top, bottom: line.baseline }, figure) > 2;
}

/** Glyphs on the page that nothing else has taken: upright ones flow, rotated ones float. */
export function freeGlyphs(
  content: PageContent,
  isTaken: (glyph: PageGlyph) => boolean,
  figures: readonly FoundFigure[],
): { readonly flowing: PageGlyph[]; readonly turned: PageGlyph[] } {
  const labels = new Set(figures.flatMap((figure) => figure.labels ?? []));
  const free = content.glyphs.filter(
    (glyph) =>
      !isTaken(glyph) &&
      glyph.right > 0 &&
      glyph.left < content.widthPoints &&
      glyph.bottom > 0 &&
      glyph.top < content.heightPoints &&
      !labels.has(glyph),
  );

  return {
    flowing: free.filter(isUpright),
    turned: free.filter((glyph) => !isUpright(glyph)),
  };
}
