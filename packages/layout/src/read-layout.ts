import type { DocumentContent } from '@octavo/pdf/content/page-content';
import type { ParagraphDraft } from './block/draft.ts';
import { lexiconOf } from './block/lexicon.ts';
import { BlockWriter } from './document/block-writer.ts';
import { continuationsOf } from './document/continuations.ts';
import { paragraphLooks, plainLook } from './document/looks/paragraph-looks.ts';
import { takeNotes } from './document/notes/notes.ts';
import { pagePartsOf } from './document/page-parts.ts';
import { bodyLook, leadings, rolesOf } from './document/roles.ts';
import { heldPages } from './document/running/held-pages.ts';
import { withRepeated } from './document/running/repeated-figures.ts';
import { runningTexts } from './document/running/running-texts.ts';
import { sectionsOf } from './document/sections.ts';
import type { DocumentLayout } from './model.ts';
import { drawnParts } from './page/figures/drawn-parts.ts';
import { type Band, readBands, readColumns } from './page/read-page.ts';
import { type LayoutOptions, type Survey, surveyOf } from './survey.ts';
import type { FoundTable } from './table/found-table.ts';
import { glyphsOf } from './table/joining/disjoint-tables.ts';
import { linesOf, type TextLine } from './text/lines.ts';
import { piecesOf } from './text/pieces.ts';

/** Analyses a document: the content of its pages becomes sections of blocks in reading order. */
export function readLayout(
  source: DocumentContent,
  options: LayoutOptions = { acrossPages: true },
): DocumentLayout {
  return layoutOf(surveyOf(source, options));
}

/** The layout of a document whose pages were surveyed. */
export function layoutOf(survey: Survey): DocumentLayout {
  const { source, content, tagging, fieldOf, running, tables, options } = survey;
  const { pages, repeated } = pagePartsOf(survey);
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
    tagsTellHeadings: tagging.marksHeadings,
    isItem: tagging.isItem,
  });
  const continuations = options.acrossPages ? continuationsOf(bands.flat(), roles, breaking) : new Map();
  const looks = new Map(pages.map((page) => [page.content.pageIndex, paragraphLooks(page)]));
  const writer = new BlockWriter({
    content,
    breaking,
    roles,
    body,
    tagging,
    lexicon: options.lexicon ?? lexiconOf([...lines.flat(), ...tables.flatMap(linesInCells)], content),
    softHyphens: options.softHyphens ?? false,
    sources: options.sources ?? false,
    continuations,
    noteOf,
    fieldOf,
    partsOf: (figure, pageIndex) => {
      const page =
        options.drawingParts === true ? source.pages.find((each) => each.pageIndex === pageIndex) : undefined;

      return page === undefined ? null : drawnParts(figure, page, content.fonts);
    },
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
        runningTexts(
          running.lines,
          heldPages(
            pages.map(({ content: { pageIndex } }) => pageIndex),
            continuations,
            tables,
          ),
          new Map(pages.map((page) => [page.content.pageIndex, page])),
          writer,
        ),
        repeated,
        writer,
      ),
    ),
    notes: notes.map((note) => writer.note(note)),
    bodyStyle: writer.bodyStyle,
  };
}

/** Lines of each cell separately, including those of nested tables. */
function linesInCells({ cells }: FoundTable): TextLine[] {
  return cells.flatMap(({ glyphs, place, tables }) => [
    ...linesOf(piecesOf(glyphs), place.pageIndex),
    ...tables.flatMap(linesInCells),
  ]);
}

function draftsOf({ blocks }: Band): ParagraphDraft[] {
  return blocks.flatMap((block) => (block.kind === 'draft' ? [block.draft] : []));
}
