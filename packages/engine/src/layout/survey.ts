import type { Lexicon } from './block/lexicon.ts';
import { type FoundAnnotations, withoutAnnotations } from './page/annotations.ts';
import { diagramsOf, type FoundDiagram, withoutDiagrams } from './page/diagrams.ts';
import { withFields } from './page/field-glyphs.ts';
import { type Furniture, furnitureOf, withoutFurniture } from './page/furniture.ts';
import { type RunningLine, runningLines } from './page/running-lines.ts';
import type { DocumentContent, PageContent, PageField, PageGlyph } from './page-content.ts';
import { disjointTables } from './table/disjoint-tables.ts';
import { findTables } from './table/find-tables.ts';
import type { FoundTable } from './table/found-table.ts';
import { joinTables } from './table/join-tables.ts';
import { type TaggedContent, withBlocks } from './tags/tagged-content.ts';
import { type Tagging, taggingOf } from './tags/tagging.ts';
import { linesOf } from './text/lines.ts';
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
  /** Drawings that somebody may want to edit are taken apart: for writers that can draw. */
  readonly drawingParts?: boolean;
  /** What the words of the whole document tell, where a part of it is read. */
  readonly lexicon?: Lexicon;
}

/** What is found on the pages of a document before their text is read. */
export interface Survey {
  readonly options: LayoutOptions;
  /** The document as it was given. */
  readonly source: DocumentContent;
  /** The document without what lies around its pages. */
  readonly content: DocumentContent;
  readonly tagging: Tagging;
  readonly fieldOf: ReadonlyMap<PageGlyph, PageField>;
  readonly running: RunningContent;
  /** By the index of their page. */
  readonly annotated: ReadonlyMap<number, FoundAnnotations>;
  /** By the index of their page. */
  readonly furniture: ReadonlyMap<number, Furniture>;
  /** By the index of their page. */
  readonly diagrams: ReadonlyMap<number, readonly FoundDiagram[]>;
  /** The pages without their diagrams. */
  readonly undrawn: readonly PageContent[];
  readonly tables: readonly FoundTable[];
}

interface RunningContent {
  /** By the index of their page. */
  readonly lines: ReadonlyMap<number, readonly RunningLine[]>;
  readonly glyphs: ReadonlySet<PageGlyph>;
}

/** Finds what the text of pages flows around. */
export function surveyOf(source: DocumentContent, options: LayoutOptions): Survey {
  const tagged = withBlocks(source);
  const { content: filled, fieldOf } = withFields(tagged.content);
  const { content: whole, found: annotated } = options.acrossPages
    ? withoutAnnotations(filled)
    : { content: filled, found: new Map() };
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

  return {
    options,
    source,
    content,
    tagging,
    fieldOf,
    annotated,
    running,
    furniture,
    diagrams,
    undrawn,
    tables,
  };
}

function findRunning(pages: readonly PageContent[], { acrossPages }: LayoutOptions): RunningContent {
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
