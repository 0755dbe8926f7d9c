import type { DocumentContent, PageContent, PageField, PageGlyph } from '@octavo/pdf/content/page-content';
import type { Lexicon } from './block/lexicon.ts';
import { isWordProcessor } from './is-word-processor.ts';
import { type FoundAnnotations, withoutAnnotations } from './page/annotations.ts';
import { diagramsOf, type FoundDiagram, withoutDiagrams } from './page/diagrams/diagrams.ts';
import { withFields } from './page/field-glyphs.ts';
import { type Furniture, furnitureOf, withoutFurniture } from './page/running/furniture.ts';
import { type RunningLine, runningLines } from './page/running/running-lines.ts';
import { findTables } from './table/find-tables.ts';
import type { FoundTable } from './table/found-table.ts';
import { disjointTables } from './table/joining/disjoint-tables.ts';
import { joinTables } from './table/joining/join-tables.ts';
import { type TaggedContent, withBlocks } from './tags/tagged-content.ts';
import { type Tagging, taggingOf } from './tags/tagging.ts';
import { linesOf } from './text/lines.ts';
import { piecesOf } from './text/pieces.ts';
import { isUpright } from './upright.ts';

export interface LayoutOptions {
  /** True when paragraphs and tables continue across pages; false for slides. */
  readonly acrossPages: boolean;
  /** True when the content is known to contain no table: the text of a frame. */
  readonly withoutTables?: boolean;
  /** For plain-text writers: words in drawings become ordinary text rather than part of a picture. */
  readonly drawingsAsText?: boolean;
  /**
   * Keeps a soft hyphen (U+00AD) where a line ended within a word, for writers whose lines may end there,
   * too.
   */
  readonly softHyphens?: boolean;
  /** Takes drawings apart that are simple enough to edit, for writers that can draw. */
  readonly drawingParts?: boolean;
  /** Keeps the text of each paragraph with the glyphs that show it, for citations. */
  readonly sources?: boolean;
  /** Lexicon of the whole document, when only a part of it is read. */
  readonly lexicon?: Lexicon;
}

/** Items found on the pages of a document before their text is read. */
export interface Survey {
  readonly options: LayoutOptions;
  /** The original document. */
  readonly source: DocumentContent;
  /** The document without annotations and furniture. */
  readonly content: DocumentContent;
  readonly tagging: Tagging;
  readonly fieldOf: ReadonlyMap<PageGlyph, PageField>;
  readonly running: RunningContent;
  /** By page index. */
  readonly annotated: ReadonlyMap<number, FoundAnnotations>;
  /** By page index. */
  readonly furniture: ReadonlyMap<number, Furniture>;
  /** By page index. */
  readonly diagrams: ReadonlyMap<number, readonly FoundDiagram[]>;
  /** The pages without their diagrams. */
  readonly undrawn: readonly PageContent[];
  readonly tables: readonly FoundTable[];
}

interface RunningContent {
  /** By page index. */
  readonly lines: ReadonlyMap<number, readonly RunningLine[]>;
  readonly glyphs: ReadonlySet<PageGlyph>;
}

/** Finds everything that the text of the pages flows around. */
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
    lines: linesOf(piecesOf(page.glyphs.filter(isUpright)), page.pageIndex),
  }));
  const lines = acrossPages
    ? runningLines(withLines)
    : new Map(pages.map(({ pageIndex }) => [pageIndex, []]));
  const glyphs = new Set(
    [...lines.values()].flat().flatMap(({ line }) => line.glyphs.map(({ glyph }) => glyph)),
  );

  return { lines, glyphs };
}

/** Diagrams by page index; none in the text of a frame, which has nothing drawn around it. */
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
  { content: { pages, fonts, creator }, tables: tagTables }: TaggedContent,
  running: ReadonlySet<PageGlyph>,
  { acrossPages, withoutTables }: LayoutOptions,
): FoundTable[] {
  if (withoutTables === true) {
    return [];
  }

  const keepsCells = isWordProcessor(creator);
  const found = pages.map((page) => {
    const content = { ...page, glyphs: page.glyphs.filter((glyph) => !running.has(glyph)) };

    return { content, tables: findTables(content, fonts, { isForSheet: false, keepsCells, tagTables }) };
  });

  const apart = found.map(({ content, tables }) => ({ content, tables: disjointTables(tables) }));

  return acrossPages ? joinTables(apart) : apart.flatMap(({ tables }) => tables);
}

/** True when the document tags text that is only aligned like a table as something else. */
function isTaggedOtherwise(table: FoundTable, tagging: Tagging): boolean {
  const blocks = table.cells.flatMap(({ glyphs }) => glyphs.map(({ block = -1 }) => block));
  const others = blocks.filter((block) => block >= 0 && !tagging.isInTable(block)).length;

  return others > blocks.length * 0.5;
}
