import type {
  Block,
  DocumentLayout,
  Figure,
  FloatingText,
  Inline,
  Paragraph,
  RunningText,
  Section,
  Table,
  TableCell,
} from '@octavo/layout/model';
import { type DrawingAnchor, drawingAnchors } from './drawings/anchors.ts';
import { type TextCompany, textCompanies } from './drawings/text-company.ts';
import { cellFlow } from './flow/cell-flow.ts';
import {
  extentOf,
  type FlowEnd,
  type FlowPlacement,
  flowSection,
  flowWithin,
  isInFlow,
  type SectionFlow,
  startsLower,
} from './flow/flow.ts';
import { holdsPicture, linesIn } from './flow/lines.ts';
import type { FontFit } from './fonts/font-fit.ts';
import { alignmentOf, type Edges, indentsBetween, indentsOf, standsRight } from './paragraphs/indents.ts';
import { NumberingWriter } from './paragraphs/numbering.ts';
import { type ParagraphFormat, plainParagraph } from './paragraphs/paragraph-format.ts';
import { isHeading, type ParagraphLocation, type StyleId, styleIdOf } from './paragraphs/style-names.ts';
import { clusterStyles, type StyleSheet, type Vote } from './paragraphs/style-sheet.ts';
import { type CellMargins, cellMargins } from './tables/table-margins.ts';
import { runFormat } from './text/run-format.ts';
import { twips } from './units.ts';

export interface PlannedParagraph {
  readonly style: StyleId;
  readonly format: ParagraphFormat;
  /** Format of the paragraph without direct formatting. */
  readonly base: ParagraphFormat;
  readonly numbering: { readonly numId: number; readonly level: number } | null;
  readonly breakBefore: FlowPlacement['breakBefore'];
  /** Offset in points between the origins of tab stops here and in the model. */
  readonly tabOffset: number;
}

/** All decisions about a document, made before it is written. */
export interface DocumentPlan {
  readonly flows: ReadonlyMap<Section, SectionFlow>;
  readonly paragraphs: ReadonlyMap<Paragraph, PlannedParagraph>;
  readonly placements: ReadonlyMap<Block, FlowPlacement>;
  readonly companies: ReadonlyMap<Figure, TextCompany>;
  /** Paragraphs that floating content moves with; other floating content keeps its position on the page. */
  readonly anchors: ReadonlyMap<Figure | FloatingText, DrawingAnchor>;
  readonly cellMargins: ReadonlyMap<Table, CellMargins>;
  readonly cellAlignments: ReadonlyMap<TableCell, TableCell['verticalAlignment']>;
  readonly styles: StyleSheet;
  readonly fit: FontFit;
  readonly numbering: NumberingWriter;
}

/** Smaller differences are invisible, in twips: horizontally, and vertically, where they add up on a page. */
const unseenTwips = 10;
const unseenHeight = 2;

const nowhere: FlowPlacement = { before: 0, breakBefore: 'none', floats: false, indent: 0 };

interface ParagraphPlan {
  readonly style: StyleId;
  readonly format: ParagraphFormat;
  readonly breakBefore: FlowPlacement['breakBefore'];
  readonly tabOffset: number;
}

export function planDocument(layout: DocumentLayout, fit: FontFit): DocumentPlan {
  const flows = new Map<Section, SectionFlow>();
  const draft = new Drafts();
  let end: FlowEnd | null = null;

  for (const section of layout.sections) {
    const flowed: ReturnType<typeof flowSection> = flowSection(section, end, layout.notes);
    end = flowed.end;
    flows.set(section, flowed.flow);
    draft.addBlocks(section.blocks, flowed.flow.placements, 'body', null, section);

    const edges = edgesOf(section);

    for (const running of section.headers) {
      draft.addBlocks(running.blocks, flowWithin(running.blocks, startOf(edges, running)), 'header', edges);
    }

    for (const running of section.footers) {
      draft.addBlocks(running.blocks, flowWithin(running.blocks, startOf(edges, running)), 'footer', edges);
    }
  }

  for (const note of layout.notes) {
    draft.addBlocks(note.blocks, new Map(), 'note');
  }

  return draft.finish(layout, flows, fit);
}

class Drafts {
  readonly #drafts = new Map<Paragraph, ParagraphPlan>();
  readonly #placements = new Map<Block, FlowPlacement>();
  readonly #margins = new Map<Table, CellMargins>();
  readonly #cellAlignments = new Map<TableCell, TableCell['verticalAlignment']>();
  readonly #companies = new Map<Figure, TextCompany>();
  readonly #anchors = new Map<Figure | FloatingText, DrawingAnchor>();

  addBlocks(
    blocks: readonly Block[],
    placements: ReadonlyMap<Block, FlowPlacement>,
    surroundings: ParagraphLocation,
    edges: Edges | null = null,
    section: Section | null = null,
  ): void {
    const staysInFlow = (figure: Figure) => isInFlow(figure) && placements.get(figure)?.floats !== true;

    for (const [figure, company] of textCompanies(blocks, section, staysInFlow)) {
      this.#companies.set(figure, company);
    }

    for (const [drawing, anchor] of section === null ? [] : drawingAnchors(section, placements)) {
      this.#anchors.set(drawing, anchor);
    }

    let previous: Block | null = null;
    const inFlow = blocks.filter(isInFlow);

    for (const [index, block] of inFlow.entries()) {
      const placement = placements.get(block) ?? nowhere;
      this.#placements.set(block, placement);

      if (block.kind === 'paragraph') {
        const next = inFlow[index + 1];
        const keeps = next !== undefined && placements.get(next)?.breakBefore === 'none';
        this.#addParagraph(block, placement, surroundings, edges, keeps, section);
      } else if (block.kind === 'table') {
        this.#addTable(block);

        if (previous?.kind === 'paragraph' && placement.breakBefore === 'none') {
          this.#giveAfter(previous, placement.before);
          this.#placements.set(block, { ...placement, before: 0 });
        }
      }

      previous = block;
    }

    for (const text of blocks.flatMap(textsOf)) {
      const [{ box }] = text.places;
      this.addBlocks(text.blocks, flowWithin(text.blocks, box), 'cell', box);
    }
  }

  finish(layout: DocumentLayout, flows: ReadonlyMap<Section, SectionFlow>, fit: FontFit): DocumentPlan {
    const votes = [...this.#drafts].map(([paragraph, draft]): Vote => voteOf(paragraph, draft, fit));
    const styles = clusterStyles(votes, runFormat(layout.bodyStyle, fit));
    const numbering = new NumberingWriter();
    const paragraphs = new Map<Paragraph, PlannedParagraph>();

    for (const [paragraph, draft] of this.#drafts) {
      const style = styles.get(draft.style)?.paragraph ?? plainParagraph;
      const { start, firstLine } = draft.format;
      const numbered =
        paragraph.role.kind === 'list-item'
          ? numbering.place(paragraph.role.mark, { start, firstLine })
          : null;
      const base =
        numbered === null ? style : { ...style, start: numbered.start, firstLine: numbered.firstLine };
      const format = settled(draft.format, base, paragraph);
      paragraphs.set(paragraph, { ...draft, format, base, numbering: numbered });
    }

    return {
      flows,
      paragraphs,
      placements: this.#placements,
      companies: this.#companies,
      anchors: this.#anchors,
      cellMargins: this.#margins,
      cellAlignments: this.#cellAlignments,
      styles,
      fit,
      numbering,
    };
  }

  #addParagraph(
    paragraph: Paragraph,
    placement: FlowPlacement,
    surroundings: ParagraphLocation,
    edges: Edges | null,
    keepsNext: boolean,
    section: Section | null,
  ): void {
    const { before, breakBefore } = placement;
    const isLower = startsLower(placement);
    const style = styleIdOf(paragraph, surroundings);
    const lines = linesIn(paragraph, paragraph.places[0]);
    const rightToLeft = paragraph.direction === 'rtl';
    const { left, right } = edges === null ? indentsOf(paragraph, section) : indentsBetween(paragraph, edges);
    const format: ParagraphFormat = {
      ...plainParagraph,
      alignment: edges !== null && standsRight(paragraph, edges) ? 'right' : alignmentOf(paragraph),
      rightToLeft,
      start: rightToLeft ? right : left,
      end: rightToLeft ? left : right,
      firstLine: twips(paragraph.firstLineIndent),
      before: isLower ? 0 : twips(before),
      line: twips(lines.spacing),
      lineRule: holdsPicture(paragraph) ? 'atLeast' : 'exact',
      keepNext: isHeading(style) && keepsNext,
      widowControl:
        paragraph.places.every((place) => linesIn(paragraph, place).count > 1) ||
        paragraph.places.length === 1,
    };
    this.#drafts.set(paragraph, {
      style,
      format,
      breakBefore: isLower ? 'none' : breakBefore,
      tabOffset: edges === null ? 0 : paragraph.indentLeft - left / 20,
    });
  }

  #addTable(table: Table): void {
    const margins = cellMargins(table);
    this.#margins.set(table, margins);

    for (const cell of table.cells) {
      const { box } = cell.place;
      const edges = { left: box.left + margins.left, right: box.right - margins.right };
      const { placements, alignment } = cellFlow(cell, edges.left);
      this.#cellAlignments.set(cell, alignment);
      this.addBlocks(cell.blocks, placements, 'cell', edges);
    }
  }

  #giveAfter(paragraph: Paragraph, after: number): void {
    const draft = this.#drafts.get(paragraph);

    if (draft !== undefined) {
      this.#drafts.set(paragraph, { ...draft, format: { ...draft.format, after: twips(after) } });
    }
  }
}

/** Text boxes that a block is written as, or contains among its shapes. */
function textsOf(block: Block): readonly FloatingText[] {
  if (block.kind === 'floating-text') {
    return [block];
  }

  return block.kind === 'figure' ? (block.parts?.texts ?? []) : [];
}

/**
 * Drops invisible differences from the style; line heights have a smaller tolerance, because they add up on a
 * page.
 */
function settled(format: ParagraphFormat, base: ParagraphFormat, { lineCount }: Paragraph): ParagraphFormat {
  const lineOff = Math.abs(format.line - base.line) * lineCount;
  const close = (key: 'start' | 'end' | 'firstLine') =>
    Math.abs(format[key] - base[key]) <= unseenTwips ? base[key] : format[key];

  return {
    ...format,
    line: format.lineRule === base.lineRule && lineOff <= unseenHeight ? base.line : format.line,
    start: close('start'),
    end: close('end'),
    firstLine: close('firstLine'),
  };
}

function voteOf({ inlines }: Paragraph, { style, format }: ParagraphPlan, fit: FontFit): Vote {
  const runs = inlines.flatMap((inline) =>
    'style' in inline ? [{ format: runFormat(inline.style, fit), characters: lengthOf(inline) }] : [],
  );

  return { style, format, runs };
}

function lengthOf(inline: Inline): number {
  return inline.kind === 'text' ? inline.text.trim().length : 1;
}

/** Edges of headers and footers, from the first column to the last. */
function edgesOf({ columns, margins, widthPoints }: Section): Edges {
  return {
    left: columns[0]?.left ?? margins.left,
    right: columns.at(-1)?.right ?? widthPoints - margins.right,
  };
}

function startOf({ left }: Edges, { blocks }: RunningText): { left: number; top: number } {
  return { left, top: Math.min(...blocks.map((block) => extentOf(block).top)) };
}
