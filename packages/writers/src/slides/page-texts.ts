import { areaOf, boxAround, heightOf, holds, sharedAcross, widthOf } from '@octavo/layout/boxes';
import type { Block, DocumentLayout, FloatingText, Paragraph, Table } from '@octavo/layout/model';
import { layoutOf, readLayout } from '@octavo/layout/read-layout';
import { surveyOf } from '@octavo/layout/survey';
import type { Box, DocumentContent, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { type Deck, isUpright } from './deck.ts';
import { isTable } from './is-table.ts';
import { isInk } from './line.ts';
import { regionsOf } from './regions.ts';

/** Texts of a page, in reading order. */
export type PageTextBlock = Paragraph | Table | FloatingText;

interface PaintedText {
  readonly text: PageTextBlock;
  /** Index in the painting order of its frame. */
  readonly order: number;
}

/** Order of content placed by position, regardless of when it was painted. */
const noOrder = -1;

/** Higher paths are not underlines. */
const underlineHeight = 4;

/** Smallest side in points of a filled area that can contain text. */
const smallestArea = 14;

/** Page content left out when reading a part of a page. */
const nothingElse = { images: [], fields: [], shadings: [], illustrations: [] } as const;

/**
 * Reads the texts and tables of a page. Tables are found on the whole page; the rest is read frame by frame,
 * because slides consist of frames rather than a text flow.
 */
export function pageTexts(deck: Deck, page: PageContent): readonly PageTextBlock[] {
  const tables = tablesOf(deck, page);
  const boxes = tables.flatMap((table) => table.places.map(({ box }) => box));
  const free = page.glyphs.filter((glyph) => !boxes.some((box) => isInside(box, glyph)));
  const turned = free.filter((glyph) => !isUpright(glyph));
  const parts = [
    ...regionsOf(free.filter(isUpright), filledAreas(page)),
    ...(turned.length === 0 ? [] : [turned]),
  ];
  const texts = parts.flatMap((glyphs) =>
    textsOf(partOf(deck, page, glyphs)).map((text) => ({ text, order: glyphs[0]?.order ?? noOrder })),
  );

  return placeTables(texts, tables, page);
}

/** Filled areas that may contain text. */
function filledAreas({ paths, widthPoints, heightPoints }: PageContent): readonly Box[] {
  return paths.filter(
    (path) =>
      path.fill !== null &&
      path.opacity > 0.1 &&
      Math.min(widthOf(path), heightOf(path)) > smallestArea &&
      areaOf(path) < 0.5 * widthPoints * heightPoints,
  );
}

function tablesOf({ content, lexicon }: Deck, page: PageContent): readonly Table[] {
  const survey = surveyOf(onlyPage(content, page), { acrossPages: false, lexicon });

  if (survey.tables.length === 0) {
    return [];
  }

  return textsOf(layoutOf(survey))
    .filter((text) => text.kind === 'table')
    .filter((table) => isTable(table, page));
}

/**
 * Reduces a document to one page. Its tags are dropped: they are many, and their headings mean nothing on a
 * slide.
 */
function onlyPage(content: DocumentContent, page: PageContent): DocumentContent {
  return { ...content, outline: [], tags: [], pages: [{ ...page, tags: null }] };
}

/** Reads some glyphs of a page, with the lines that may underline them. */
function partOf({ content, lexicon }: Deck, page: PageContent, glyphs: readonly PageGlyph[]): DocumentLayout {
  const box = boxAround(glyphs);
  const paths = page.paths.filter(
    (path) => path.bottom - path.top < underlineHeight && holds(box, path, underlineHeight),
  );

  return readLayout(onlyPage(content, { ...page, ...nothingElse, glyphs, paths }), {
    acrossPages: false,
    withoutTables: true,
    lexicon,
  });
}

function isInside(box: Box, { left, right, top, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];

  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** All texts of a layout, including headers, footers and notes. */
function textsOf({ sections, notes }: DocumentLayout): readonly PageTextBlock[] {
  const blocks: readonly Block[] = [
    ...sections.flatMap(({ headers }) => headers.flatMap((header) => header.blocks)),
    ...sections.flatMap((section) => section.blocks),
    ...notes.flatMap((note) => note.blocks),
    ...sections.flatMap(({ footers }) => footers.flatMap((footer) => footer.blocks)),
  ];

  return blocks.filter((block): block is PageTextBlock => block.kind !== 'figure');
}

/**
 * Inserts tables in reading order. Programs paint content in its author's order: a table painted without
 * interruption comes before text painted later, any other before the first text below it in its columns.
 */
function placeTables(
  texts: readonly PaintedText[],
  tables: readonly Table[],
  page: PageContent,
): readonly PageTextBlock[] {
  const placed = [...texts];

  for (const table of tables) {
    const { box } = table.places[0];
    const order = orderAtOneGo(box, page);
    const at = placed.findIndex((other) =>
      order === null ? isBelow(other.text.places[0].box, box) : other.order > order,
    );
    placed.splice(at < 0 ? placed.length : at, 0, { text: table, order: order ?? noOrder });
  }

  return placed.map(({ text }) => text);
}

function isBelow(box: Box, above: Box): boolean {
  return box.top > above.bottom - 2 && sharedAcross(box, above) > 0;
}

/** Painting order of the content in a box; null when other content was painted in between. */
function orderAtOneGo(box: Box, { glyphs }: PageContent): number | null {
  const inked = glyphs.filter(isInk);
  const from = inked.findIndex((glyph) => isInside(box, glyph));
  const to = inked.findLastIndex((glyph) => isInside(box, glyph));
  const isWhole = inked.slice(from, to + 1).every((glyph) => isInside(box, glyph));

  return from >= 0 && isWhole ? inked[from]!.order : null;
}
