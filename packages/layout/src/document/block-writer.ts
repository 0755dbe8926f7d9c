import type { Box, DocumentContent, PageField, PageGlyph } from '@octavo/pdf/content/page-content';
import { type Breaking, breakLines } from '../block/break-lines.ts';
import type { Bounds, ParagraphDraft } from '../block/draft.ts';
import { readingStart } from '../block/labels.ts';
import type { Lexicon } from '../block/lexicon.ts';
import { sourceTextOf } from '../block/source-text.ts';
import { writeInlines } from '../block/write-inlines.ts';
import { bareBox, boxAround, sharedDown } from '../boxes.ts';
import type {
  Block,
  BlockPosition,
  DrawingParts,
  Figure,
  FloatingText,
  Footnote,
  Paragraph,
  ParagraphRole,
  Table,
  TextStyle,
} from '../model.ts';
import type { FoundParts } from '../page/figures/drawn-parts.ts';
import type { FoundFigure } from '../page/figures/figures.ts';
import type { FoundFloat } from '../page/floats.ts';
import { stoodUp, type VerticalText, verticalBounds } from '../page/vertical-text.ts';
import type { FoundCell, FoundTable } from '../table/found-table.ts';
import type { Tagging } from '../tags/tagging.ts';
import { barsOf, type Decorations, decorationsOf } from '../text/decorations.ts';
import { roundSize, type StyleSource } from '../text/inlines.ts';
import type { LineLook } from '../text/line-look.ts';
import { linesOf, type TextLine } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { isUpright } from '../upright.ts';
import { type Continuations, joined } from './continuations.ts';
import { listMarks } from './lists.ts';
import { type ParagraphDecoration, plainLook } from './looks/paragraph-looks.ts';
import { sentences } from './notes/note-sentences.ts';
import type { FoundNote } from './notes/notes.ts';
import { setLines } from './set-lines.ts';
import { tabStopsOf } from './tab-stops.ts';
import { turnedCell } from './turned-cell.ts';
import { withoutHighlight } from './without-highlight.ts';

export interface BlockSource {
  readonly content: DocumentContent;
  readonly breaking: Breaking;
  readonly roles: ReadonlyMap<ParagraphDraft, ParagraphRole>;
  readonly body: LineLook;
  readonly tagging: Tagging;
  readonly lexicon: Lexicon;
  readonly softHyphens: boolean;
  readonly sources: boolean;
  readonly continuations: Continuations;
  readonly noteOf: ReadonlyMap<PageGlyph, number>;
  readonly fieldOf: ReadonlyMap<PageGlyph, PageField>;
  readonly picturesIn: ReadonlyMap<FoundCell, readonly FoundFigure[]>;
  /** Parts of a drawing; null when it stays whole. */
  partsOf(figure: FoundFigure, pageIndex: number): FoundParts | null;
  /** Decoration painted around a paragraph of the flow. */
  lookOf(draft: ParagraphDraft): ParagraphDecoration;
}

const thresholds = {
  /** Largest difference between the spaces on both sides of a centred table, in points. */
  centredDifference: 12,

  /** Smallest space beside a centred table, in points. */
  centredSpace: 12,

  /** Largest space right of a table that is set at the right, in points. */
  rightSpace: 6,

  /** Smallest space left of such a table, in points. */
  rightInset: 36,

  /** Largest padding inside a box around a paragraph, in points. */
  widestPadding: 8,

  /** Line distance of a paragraph without any line, in points. */
  usualLeading: 12,

  /** Largest line distance of a single line, in multiples of the font size. */
  singleLeading: 1.4,
};

/** Turns the items found on pages into blocks of the document. */
export class BlockWriter {
  readonly #source: BlockSource;
  readonly #styles = new Map<number, StyleSource>();
  readonly #continued: ReadonlySet<ParagraphDraft>;
  #ids = 0;

  constructor(source: BlockSource) {
    this.#source = source;
    this.#continued = new Set(source.continuations.values());
  }

  get bodyStyle(): TextStyle {
    const { body } = this.#source;
    const face = this.#source.content.fonts.find(({ family }) => family === body.family);

    return {
      family: body.family,
      serif: face?.serif ?? false,
      fixedPitch: body.fixedPitch,
      sizePoints: roundSize(body.sizePoints),
      bold: body.bold,
      italic: body.italic,
      underline: false,
      strike: false,
      colour: body.colour,
      highlight: null,
      position: 'normal',
    };
  }

  /** Paragraph of a draft and its continuations; null for a draft that continues another. */
  paragraph(draft: ParagraphDraft, spaceBefore: number): Paragraph | null {
    if (this.#continued.has(draft)) {
      return null;
    }

    const places: [BlockPosition, ...BlockPosition[]] = [placeOf(draft)];
    let whole = draft;

    for (let next = this.#source.continuations.get(draft); next !== undefined; ) {
      places.push(placeOf(next));
      whole = joined(whole, next);
      next = this.#source.continuations.get(next);
    }

    const paragraph = this.#write(
      whole,
      this.#source.roles.get(draft) ?? { kind: 'body' },
      places,
      spaceBefore,
    );
    const look = this.#source.lookOf(draft);

    return { ...paragraph, ...look, inlines: withoutHighlight(paragraph.inlines, look.background) };
  }

  /** Paragraphs of lines outside the flow, such as cells and headers. */
  paragraphsOf(lines: readonly TextLine[], bounds: Bounds): Paragraph[] {
    const drafts = breakLines(lines, bounds, this.#source.breaking);
    const marks = listMarks(drafts, this.#source.tagging.isItem);

    return drafts.map((draft, index) => {
      const mark = marks.get(draft);
      const above = drafts[index - 1];
      const role: ParagraphRole = mark === undefined ? { kind: 'body' } : { kind: 'list-item', mark };

      return this.#write(
        draft,
        role,
        [placeOf(draft)],
        above === undefined ? 0 : this.gapBetween(above, draft),
      );
    });
  }

  /** Note of the document; a paragraph that continues in another column or page is joined. */
  note({ id, mark, parts }: FoundNote): Footnote {
    const drafts = parts.map(({ lines, bounds }) =>
      sentences(breakLines(lines, bounds, this.#source.breaking)),
    );
    const blocks = drafts.flatMap((own, part) => {
      const next = drafts[part + 1]?.[0];

      return own.slice(part === 0 ? 0 : 1).map((draft, index, rest) => {
        const isContinued = next !== undefined && index === rest.length - 1;
        const places: [BlockPosition, ...BlockPosition[]] = isContinued
          ? [placeOf(draft), placeOf(next)]
          : [placeOf(draft)];

        return this.#write(isContinued ? joined(draft, next) : draft, { kind: 'body' }, places, 0);
      });
    });

    return { id, mark, blocks };
  }

  /** Space between two paragraphs beyond the line spacing, in points. */
  gapBetween(above: ParagraphDraft, below: ParagraphDraft): number {
    const [last, first] = [above.lines.at(-1), below.lines[0]];

    if (last === undefined || first === undefined) {
      return 0;
    }

    return Math.max(0, first.baseline - last.baseline - this.#spacingOf(below));
  }

  table(found: FoundTable, bounds: Bounds, spaceBefore: number): Table {
    const [first, ...rest] = found.places;

    return {
      kind: 'table',
      id: this.#nextId(),
      columnWidths: found.columnWidths,
      rowHeights: found.rowHeights,
      headerRows: found.headerRows,
      headedOnce: found.headedOnce ?? false,
      cells: found.cells.map((cell) => ({
        row: cell.row,
        column: cell.column,
        rowSpan: cell.rowSpan,
        columnSpan: cell.columnSpan,
        blocks: this.#cellBlocks(cell, found.ruled),
        background: cell.background,
        borders: cell.borders,
        verticalAlignment: cell.verticalAlignment,
        turned: turnedCell(cell)?.turned ?? null,
        place: cell.place,
      })),
      ruled: found.ruled,
      indentLeft: first.box.left - bounds.left,
      spaceBefore,
      places: [first, ...rest],
    };
  }

  figure(
    found: FoundFigure,
    pageIndex: number,
    bounds: Bounds,
    placement: Figure['placement'],
    spaceBefore: number,
  ): Figure {
    const parts = this.#source.partsOf(found, pageIndex);
    const { left, top, right, bottom } = found;
    const slack = [left - bounds.left, bounds.right - right] as const;
    const centred =
      Math.abs(slack[0] - slack[1]) < thresholds.centredDifference && slack[0] > thresholds.centredSpace;

    return {
      kind: 'figure',
      id: this.#nextId(),
      source: found.source,
      alternative:
        this.#source.tagging.alternativeOf(pageIndex, found.markedContent) ?? found.alternative ?? null,
      placement,
      behindText: found.behindText,
      alignment: centred
        ? 'centre'
        : slack[1] < thresholds.rightSpace && slack[0] > thresholds.rightInset
          ? 'right'
          : 'left',
      angle: found.angle,
      spaceBefore,
      places: [{ pageIndex, box: { left, top, right, bottom } }],
      parts: parts === null ? null : this.#drawingParts(parts, bareBox(found), pageIndex),
    };
  }

  #drawingParts({ paths, pictures, texts }: FoundParts, box: Box, pageIndex: number): DrawingParts {
    return {
      box,
      paths,
      pictures: pictures.map(({ order, figure }) => ({
        order,
        figure: this.figure(figure, pageIndex, box, 'floating', 0),
      })),
      texts: texts.map((text) => this.float(text, pageIndex)),
    };
  }

  float({ box, angle, lines, bounds, background, border }: FoundFloat, pageIndex: number): FloatingText {
    const place = { pageIndex, box };
    // Rotated lines use local coordinates, which are meaningless outside the box.
    const blocks = this.paragraphsOf(lines, bounds).map((paragraph) => ({
      ...paragraph,
      inlines: withoutHighlight(paragraph.inlines, background),
      places: angle === 0 ? paragraph.places : ([place] as const),
    }));

    return { kind: 'floating-text', id: this.#nextId(), blocks, angle, background, border, places: [place] };
  }

  vertical(text: VerticalText, pageIndex: number): Paragraph[] {
    return this.paragraphsOf(text.lines, verticalBounds(text)).map((paragraph) => ({
      ...paragraph,
      vertical: true,
      places: [{ pageIndex, box: stoodUp(paragraph.places[0].box) }],
    }));
  }

  #cellBlocks(cell: FoundCell, ruled: boolean): Block[] {
    const turned = turnedCell(cell);

    if (turned !== null) {
      const { pageIndex } = cell.place;

      return this.paragraphsOf(this.linesOf(turned.glyphs, pageIndex), turned.bounds).map((paragraph) => ({
        ...paragraph,
        places: [cell.place],
      }));
    }

    const lines = this.linesOf(cell.glyphs, cell.place.pageIndex);
    const { left, right } = cell.place.box;
    const own = lines.length === 0 ? { left, right } : boxAround(lines);
    // Cell padding: the distance that the text keeps from the rulings.
    const padding = Math.max(0, Math.min(own.left - left, right - own.right, thresholds.widestPadding));
    const bounds = { left: left + padding, right: right - padding, firm: ruled };
    const inner = cell.tables.map((table) => this.table(table, bounds, 0));
    const texts = this.paragraphsOf(lines, bounds);
    const pictures = (this.#source.picturesIn.get(cell) ?? []).map((picture) => {
      const isBeside = lines.some((line) => sharedDown(line, picture) > line.sizePoints * 0.5);

      return this.figure(picture, cell.place.pageIndex, bounds, isBeside ? 'floating' : 'block', 0);
    });

    return [...texts, ...inner, ...pictures].sort((a, b) => a.places[0].box.top - b.places[0].box.top);
  }

  linesOf(glyphs: readonly PageGlyph[], pageIndex: number): TextLine[] {
    return linesOf(piecesOf(glyphs), pageIndex);
  }

  #write(
    draft: ParagraphDraft,
    role: ParagraphRole,
    places: readonly [BlockPosition, ...BlockPosition[]],
    spaceBefore: number,
  ): Paragraph {
    const { lines, bounds } = draft;
    const [first] = lines;
    const skipLabel = role.kind === 'list-item';
    const isRightToLeft = first?.direction === 'rtl';
    // Only lines in the draft's own column count for its indents; those in other columns are left out.
    const own = lines.filter(
      (line) => line.pageIndex === places[0].pageIndex && line.left >= draft.bounds.left - 2,
    );
    const others = own.length > 1 ? own.slice(1) : own;
    const start = (line: TextLine): number =>
      isRightToLeft ? bounds.right - line.right : line.left - bounds.left;
    const indent = others.length === 0 ? 0 : Math.min(...others.map(start));
    const isPlaced = draft.alignment === 'left' || draft.alignment === 'justify';
    const isAlone = skipLabel && own.length === 1 && draft.label !== null && first !== undefined;
    const textLeft = isAlone ? draft.label.textLeft - readingStart(bounds, first.direction) : indent;
    const firstIndent = first === undefined ? 0 : start(first) - textLeft;
    const indentStart = isPlaced ? tidy(textLeft) : 0;

    return {
      kind: 'paragraph',
      id: this.#nextId(),
      role,
      inlines: writeInlines(draft, skipLabel, (line) => this.#styleSource(line.pageIndex), this.#source),
      alignment: draft.alignment,
      direction: isRightToLeft ? 'rtl' : 'ltr',
      vertical: false,
      indentLeft: isRightToLeft ? 0 : indentStart,
      indentRight: isRightToLeft ? indentStart : 0,
      firstLineIndent: isPlaced ? tidy(firstIndent) : 0,
      spaceBefore,
      lineSpacing: this.#spacingOf(draft),
      tabStops: tabStopsOf(own, bounds),
      ...plainLook,
      places,
      lineCount: lines.length,
      ...(this.#source.sources && { source: sourceTextOf(draft, skipLabel, this.#source) }),
    };
  }

  #spacingOf({ lines }: ParagraphDraft): number {
    const gaps = lines
      .slice(1)
      .flatMap((line, index) =>
        line.baseline > lines[index]!.baseline ? [line.baseline - lines[index]!.baseline] : [],
      )
      .sort((a, b) => a - b);
    const [first] = lines;

    if (first === undefined) {
      return thresholds.usualLeading;
    }

    return (
      gaps[gaps.length >> 1] ??
      Math.min(this.#source.breaking.leadingOf(first.sizePoints), first.sizePoints * thresholds.singleLeading)
    );
  }

  #styleSource(pageIndex: number): StyleSource {
    let source = this.#styles.get(pageIndex);

    if (source === undefined) {
      const page = this.#source.content.pages.find((candidate) => candidate.pageIndex === pageIndex)!;
      source = {
        fonts: this.#source.content.fonts,
        decorations: uprightOnly(decorationsOf(page, barsOf(page.paths))),
        noteOf: (glyph) => this.#source.noteOf.get(glyph),
        fieldOf: (glyph) => this.#source.fieldOf.get(glyph),
      };
      this.#styles.set(pageIndex, source);
    }

    return source;
  }

  #nextId(): number {
    this.#ids += 1;

    return this.#ids;
  }
}

/**
 * Limits decorations to upright glyphs: rotated glyphs use local coordinates, so page decorations do not
 * apply to them.
 */
function uprightOnly(decorations: Decorations): Decorations {
  return {
    isUnderlined: (glyph, line) => isUpright(glyph) && decorations.isUnderlined(glyph, line),
    isStruck: (glyph, line) => isUpright(glyph) && decorations.isStruck(glyph, line),
    highlightOf: (glyph) => (isUpright(glyph) ? decorations.highlightOf(glyph) : null),
    linkOf: (glyph) => (isUpright(glyph) ? decorations.linkOf(glyph) : null),
  };
}

function placeOf(draft: ParagraphDraft): BlockPosition {
  return { pageIndex: draft.lines[0]?.pageIndex ?? draft.pageIndex, box: draft.box, lines: setLines(draft) };
}

/** Rounds an indent to half points. Differences below a point come from the producer, not from the author. */
function tidy(points: number): number {
  return Math.abs(points) < 1 ? 0 : Math.round(points * 2) / 2;
}
