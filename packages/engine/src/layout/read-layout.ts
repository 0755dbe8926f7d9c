import { rightToLeft } from '../text/right-to-left.ts';
import type { Draft } from './block/draft.ts';
import { type Lexicon, lexiconOf } from './block/lexicon.ts';
import { bareBox } from './boxes.ts';
import { BlockWriter } from './document/block-writer.ts';
import { continuationsOf } from './document/continuations.ts';
import { takeNotes } from './document/notes.ts';
import { paragraphLooks, plainLook } from './document/paragraph-looks.ts';
import { takeRepeated, withRepeated } from './document/repeated-figures.ts';
import { bodyLook, leadings, rolesOf } from './document/roles.ts';
import { runningTexts } from './document/running-texts.ts';
import { sectionsOf } from './document/sections.ts';
import type { DocumentLayout } from './model.ts';
import { marginsOf, usualMargins } from './page/bounds.ts';
import { cellPictures } from './page/cell-pictures.ts';
import { diagramsOf, type FoundDiagram, withoutDiagrams } from './page/diagrams.ts';
import { withFields } from './page/field-glyphs.ts';
import { coversPage, figuresOf } from './page/figures.ts';
import { turnedTexts } from './page/floats.ts';
import { framesOf, marginBarsOf } from './page/frames.ts';
import { furnitureOf, withFurniture, withoutFurniture } from './page/furniture.ts';
import { type Band, freeGlyphs, type PageParts, readBands, readColumns } from './page/read-page.ts';
import { runningLines } from './page/running-lines.ts';
import { verticalText } from './page/vertical-text.ts';
import type { DocumentContent, FontFace, PageContent, PageGlyph } from './page-content.ts';
import { disjointTables, glyphsOf } from './table/disjoint-tables.ts';
import { findTables } from './table/find-tables.ts';
import type { FoundTable } from './table/found-table.ts';
import { joinTables } from './table/join-tables.ts';
import { type TaggedContent, withBlocks } from './tags/tagged-content.ts';
import { type Tagging, taggingOf } from './tags/tagging.ts';
import { type Line, linesOf } from './text/lines.ts';
import { piecesOf } from './text/pieces.ts';

export interface LayoutOptions {
  /** Paragraphs and tables run on over pages; slides keep to theirs. */
  readonly acrossPages: boolean;
  /** What is read is known to be no table: the text of a frame. */
  readonly withoutTables?: boolean;
  /** For writers of words alone: those in drawings are text as all others rather than part of a picture. */
  readonly drawingsAsText?: boolean;
  /** Where a line ended within a word the word keeps a soft hyphen (U+00AD): for writers whose lines may end there, too. */
  readonly softHyphens?: boolean;
  /** What the words of the whole document tell, where a part of it is read. */
  readonly lexicon?: Lexicon;
}

/** Understands a document: what its pages show becomes sections of blocks in reading order. */
export function readLayout(
  source: DocumentContent,
  options: LayoutOptions = { acrossPages: true },
): DocumentLayout {
  const tagged = withBlocks(source);
  const { content: whole, fieldOf } = withFields(tagged.content);
  const tagging = taggingOf(tagged, (glyph) => fieldOf.has(glyph));
  const running = findRunning(whole.pages, options);
  const furniture = options.acrossPages ? furnitureOf(whole.pages, running.glyphs) : new Map();
  const content = { ...whole, pages: whole.pages.map((page) => withoutFurniture(page, furniture)) };
  const diagrams = findDiagrams(content.pages, running.glyphs, options);
  const undrawn = content.pages.map((page) => withoutDiagrams(page, diagrams.get(page.pageIndex) ?? []));
  const tables = findAllTables(
    { ...tagged, content: { ...content, pages: undrawn } },
    running.glyphs,
    options,
  ).filter((table) => table.ruled || !isTaggedOtherwise(table, tagging));
  const { pages: parts, repeated } = takeRepeated(
    undrawn.map((page) => ({
      ...withFurniture(partsOf(page, tables, running.glyphs, content.fonts, tagging, options), furniture),
      diagrams: diagrams.get(page.pageIndex) ?? [],
    })),
    options,
  );
  const pages = giveMargins(parts);
  const { columns, notes, noteOf } = takeNotes(pages, pages.map(readColumns));
  const lines = columns.flat().map((column) => column.lines);
  const breaking = {
    fonts: content.fonts,
    leadingOf: leadings(lines),
    paragraphOf: tagging.paragraphOf,
  };
  const bands = pages.map((page, index) => readBands(page, columns[index] ?? [], breaking));
  const drafts = bands.flat().flatMap(draftsOf);
  const body = bodyLook(
    drafts,
    () => tables.flatMap((table) => linesOf(piecesOf(glyphsOf(table)), 0)),
    content.fonts,
  );
  const roles = rolesOf(drafts, {
    fonts: content.fonts,
    outline: content.outline,
    body,
    typeOf: ({ lines }) => tagging.typeOf(lines[0]),
    tagsTellHeadings: tagging.tellsHeadings,
    isItem: tagging.isItem,
  });
  const looks = new Map(pages.map((page) => [page.content.pageIndex, paragraphLooks(page)]));
  const writer = new BlockWriter({
    content,
    breaking,
    roles,
    body,
    tagging,
    lexicon: options.lexicon ?? lexiconOf([...lines.flat(), ...tables.flatMap(linesInCells)], content),
    softHyphens: options.softHyphens ?? false,
    continuations: options.acrossPages ? continuationsOf(bands.flat(), roles, breaking) : new Map(),
    noteOf,
    fieldOf,
    picturesIn: new Map(pages.flatMap((page) => [...page.cellPictures])),
    lookOf: (draft) => looks.get(draft.lines[0]?.pageIndex ?? draft.pageIndex)?.(draft) ?? plainLook,
  });

  return {
    title: content.title,
    author: content.author,
    language: content.language,
    pageCount: content.pages.length,
    sections: sectionsOf(
      pages,
      bands,
      writer,
      withRepeated(
        runningTexts(running.lines, writer, (pageIndex) =>
          pages.find(({ content: page }) => page.pageIndex === pageIndex),
        ),
        repeated,
        writer,
      ),
    ),
    notes: notes.map((note) => writer.note(note)),
    bodyStyle: writer.bodyStyle,
  };
}

/** The lines of each cell by itself, those of tables within them, too. */
function linesInCells({ cells }: FoundTable): Line[] {
  return cells.flatMap(({ glyphs, place, tables }) => [
    ...linesOf(piecesOf(glyphs), place.pageIndex),
    ...tables.flatMap(linesInCells),
  ]);
}

function draftsOf({ blocks }: Band): Draft[] {
  return blocks.flatMap((block) => (block.kind === 'draft' ? [block.draft] : []));
}

function findRunning(pages: readonly PageContent[], { acrossPages }: LayoutOptions) {
  const withLines = pages.map((page) => ({
    pageIndex: page.pageIndex,
    heightPoints: page.heightPoints,
    lines: linesOf(piecesOf(page.glyphs.filter(({ angle }) => Math.abs(angle) < 4)), page.pageIndex),
  }));
  const lines = acrossPages
    ? runningLines(withLines)
    : new Map(pages.map(({ pageIndex }) => [pageIndex, []]));
  const glyphs = new Set(
    [...lines.values()].flat().flatMap(({ line }) => line.glyphs.map(({ glyph }) => glyph)),
  );

  return { lines, glyphs };
}

/** Text of a frame has nothing drawn around it. */
function findDiagrams(
  pages: readonly PageContent[],
  running: ReadonlySet<PageGlyph>,
  { withoutTables = false }: LayoutOptions,
): Map<number, FoundDiagram[]> {
  return new Map(
    pages.map((page) => [
      page.pageIndex,
      withoutTables ? [] : diagramsOf(page, (glyph) => running.has(glyph)),
    ]),
  );
}

function findAllTables(
  { content: { pages, fonts }, tables: tagTables }: TaggedContent,
  running: ReadonlySet<PageGlyph>,
  { acrossPages, withoutTables }: LayoutOptions,
): FoundTable[] {
  if (withoutTables === true) {
    return [];
  }

  const found = pages.map((page) => {
    const content = { ...page, glyphs: page.glyphs.filter((glyph) => !running.has(glyph)) };

    return { content, tables: findTables(content, fonts, { splitsCells: false, tagTables }) };
  });

  const apart = found.map(({ content, tables }) => ({ content, tables: disjointTables(tables) }));

  return acrossPages ? joinTables(apart) : apart.flatMap(({ tables }) => tables);
}

/** Text that only lines up like a table is none when the document says that it is something else. */
function isTaggedOtherwise(table: FoundTable, tagging: Tagging): boolean {
  const blocks = table.cells.flatMap(({ glyphs }) => glyphs.map(({ block = -1 }) => block));
  const others = blocks.filter((block) => block >= 0 && !tagging.isInTable(block)).length;

  return others > blocks.length * 0.5;
}

/** Tables, figures and what is left to flow on a page. */
function partsOf(
  content: PageContent,
  tables: readonly FoundTable[],
  running: ReadonlySet<PageGlyph>,
  fonts: readonly FontFace[],
  { isParagraph, outsideOfTables }: Tagging,
  { drawingsAsText = false }: LayoutOptions,
): Omit<PageParts, 'margins' | 'diagrams'> {
  const own = tables.filter(({ places }) => places.some(({ pageIndex }) => pageIndex === content.pageIndex));
  const inTables = new Set(own.flatMap(glyphsOf));
  const areas = own.flatMap(({ places }) =>
    places.filter(({ pageIndex }) => pageIndex === content.pageIndex).map(({ box }) => box),
  );
  const figures = figuresOf(content, areas, isParagraph).filter(
    ({ source }) => !drawingsAsText || source.kind !== 'region',
  );
  const free = freeGlyphs(content, (glyph) => running.has(glyph) || inTables.has(glyph), figures);
  const { turned } = free;
  const flowing = free.flowing.map(outsideOfTables);
  const vertical = verticalText(content, flowing);
  const lined = [...areas, ...figures.filter(({ behindText }) => !behindText)];
  const inCells = cellPictures(own, figures, content.pageIndex);
  const taken = new Set([...inCells.values()].flat());

  return {
    content,
    glyphs: vertical === null ? flowing : flowing.filter((glyph) => !vertical.glyphs.has(glyph)),
    tables: own,
    frames: framesOf(content, lined),
    bars: marginBarsOf(content, lined),
    figures: figures.filter((figure) => !taken.has(figure)),
    cellPictures: inCells,
    vertical,
    floats: turnedTexts(content, turned, fonts),
    direction: directionOf(flowing),
  };
}

/** Pages of one size share their margins: what text keeps free on all of them. */
function giveMargins(parts: readonly Omit<PageParts, 'margins'>[]): PageParts[] {
  const sizeOf = ({ content }: Omit<PageParts, 'margins'>): string =>
    `${Math.round(content.widthPoints)} ${Math.round(content.heightPoints)}`;
  const bySize = new Map<string, Omit<PageParts, 'margins'>[]>();

  for (const page of parts) {
    const group = bySize.get(sizeOf(page));

    if (group === undefined) {
      bySize.set(sizeOf(page), [page]);
    } else {
      group.push(page);
    }
  }

  const margins = new Map(
    [...bySize].map(([size, group]) => {
      const [first] = group;
      const boxes = group.map(({ content, glyphs, tables, figures, diagrams }) => [
        ...linesOf(piecesOf(glyphs), content.pageIndex).map(bareBox),
        ...tables.flatMap(({ places }) =>
          places.filter(({ pageIndex }) => pageIndex === content.pageIndex).map(({ box }) => box),
        ),
        ...figures.filter((figure) => !figure.behindText && !coversPage(figure, content)),
        ...diagrams,
      ]);

      return [size, marginsOf(boxes, first?.content.widthPoints ?? 0, first?.content.heightPoints ?? 0)];
    }),
  );

  return parts.map((page) => ({ ...page, margins: margins.get(sizeOf(page)) ?? usualMargins }));
}

function directionOf(glyphs: readonly PageGlyph[]): 'ltr' | 'rtl' {
  const count = glyphs.filter(({ text }) => rightToLeft.test(text)).length;

  return count > glyphs.length * 0.4 ? 'rtl' : 'ltr';
}
