import type { FontFace, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import { bareBox } from '../boxes.ts';
import { marginsOf, usualMargins } from '../page/bounds.ts';
import { cellPictures } from '../page/figures/cell-pictures.ts';
import { coversPage, figuresOf } from '../page/figures/figures.ts';
import { floatingTexts, turnedTexts } from '../page/floats.ts';
import { framesOf, marginBarsOf } from '../page/frames/frames.ts';
import { freeGlyphs, type PageParts } from '../page/read-page.ts';
import { withFurniture } from '../page/running/furniture.ts';
import { verticalText } from '../page/vertical-text.ts';
import type { LayoutOptions, Survey } from '../survey.ts';
import type { FoundTable } from '../table/found-table.ts';
import { glyphsOf } from '../table/joining/disjoint-tables.ts';
import type { Tagging } from '../tags/tagging.ts';
import { linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { type Repeated, takeRepeated } from './running/repeated-figures.ts';

export interface DividedPages {
  readonly pages: readonly PageParts[];
  readonly repeated: readonly Repeated[];
}

const thresholds = {
  /**
   * Share of right-to-left letters from which a page is read from the right; digits and spaces have no
   * direction.
   */
  rightToLeftShare: 0.4,
};

/** Divides the surveyed pages into tables, figures, floats and flow; takes out figures that repeat. */
export function pagePartsOf(survey: Survey): DividedPages {
  const { content, tagging, annotated, running, furniture, diagrams, undrawn, tables, options } = survey;
  const tablesOn = byPage(tables);
  const { pages, repeated } = takeRepeated(
    undrawn.map((page) => ({
      ...withAnnotations(
        withFurniture(
          partsOf(page, tablesOn.get(page.pageIndex) ?? [], running.glyphs, content.fonts, tagging, options),
          furniture,
        ),
        annotated,
      ),
      diagrams: diagrams.get(page.pageIndex) ?? [],
    })),
    options,
  );

  return { pages: giveMargins(pages), repeated };
}

/** Tables of each page; a table that continues over pages is listed for all of them. */
function byPage(tables: readonly FoundTable[]): ReadonlyMap<number, readonly FoundTable[]> {
  const pages = new Map<number, FoundTable[]>();

  for (const table of tables) {
    for (const pageIndex of new Set(table.places.map((place) => place.pageIndex))) {
      const own = pages.get(pageIndex);

      if (own === undefined) {
        pages.set(pageIndex, [table]);
      } else {
        own.push(table);
      }
    }
  }

  return pages;
}

/** Tables, figures and remaining flow of a page. `own`: the tables on this page. */
function partsOf(
  content: PageContent,
  own: readonly FoundTable[],
  running: ReadonlySet<PageGlyph>,
  fonts: readonly FontFace[],
  { isParagraph, outsideOfTables }: Tagging,
  { drawingsAsText = false }: LayoutOptions,
): Omit<PageParts, 'margins' | 'diagrams'> {
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

function withAnnotations<Parts extends Omit<PageParts, 'margins' | 'diagrams'>>(
  parts: Parts,
  annotated: Survey['annotated'],
): Parts {
  const { texts = [], figures = [] } = annotated.get(parts.content.pageIndex) ?? {};
  const floats = texts.flatMap((glyphs) => floatingTexts(glyphs, parts.content.pageIndex));

  return { ...parts, figures: [...parts.figures, ...figures], floats: [...parts.floats, ...floats] };
}

/** Assigns the margins: pages of one size share the space that text leaves free on all of them. */
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

  return count > glyphs.length * thresholds.rightToLeftShare ? 'rtl' : 'ltr';
}
