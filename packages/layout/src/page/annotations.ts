import type {
  Box,
  DocumentContent,
  PageAnnotation,
  PageContent,
  PageGlyph,
} from '@octavo/pdf/content/page-content';
import { boxAround } from '../boxes.ts';
import { linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { isUpright } from '../upright.ts';
import type { FoundFigure } from './figures/figures.ts';

/** Content that annotations put over a page, apart from its text. */
export interface FoundAnnotations {
  /** Text that overlaps the page's text or has several lines, grouped by annotation. */
  readonly texts: readonly (readonly PageGlyph[])[];
  /** Boxes, stamps and drawings, each as one figure under the text. */
  readonly figures: readonly FoundFigure[];
}

/**
 * Takes annotations out of the flow of their pages: their drawings are neither rulings nor figures of the
 * text. A single line of their text over free space stays, as it fills in a form.
 */
export function withoutAnnotations(content: DocumentContent): {
  readonly content: DocumentContent;
  readonly found: ReadonlyMap<number, FoundAnnotations>;
} {
  const found = new Map<number, FoundAnnotations>();
  const pages = content.pages.map((page) => {
    const { annotations = [] } = page;

    if (annotations.length === 0) {
      return page;
    }

    const texts = annotations
      .map((annotation) => glyphsOf(page, annotation))
      .filter((glyphs) => standsApart(page, glyphs));
    const figures = annotations.flatMap((annotation) => figureOf(page, annotation) ?? []);
    found.set(page.pageIndex, { texts, figures });

    return withoutDrawings({ ...page, glyphs: without(page.glyphs, new Set(texts.flat())) });
  });

  return { content: { ...content, pages }, found };
}

/** Page without the drawings of its annotations; their text stays. */
export function withoutDrawings(page: PageContent): PageContent {
  const { annotations = [] } = page;
  const isOwn = <Part extends { readonly order: number }>(part: Part) =>
    !annotations.some((annotation) => isOf(annotation, part));

  return annotations.length === 0
    ? page
    : {
        ...page,
        paths: page.paths.filter(isOwn),
        images: page.images.filter(isOwn),
        shadings: (page.shadings ?? []).filter(isOwn),
      };
}

function without(glyphs: readonly PageGlyph[], taken: ReadonlySet<PageGlyph>): readonly PageGlyph[] {
  return taken.size === 0 ? glyphs : glyphs.filter((glyph) => !taken.has(glyph));
}

function isOf({ firstOrder, lastOrder }: PageAnnotation, { order }: { readonly order: number }): boolean {
  return order >= firstOrder && order <= lastOrder;
}

function figureOf(page: PageContent, annotation: PageAnnotation): FoundFigure | null {
  const seen = page.paths.filter(({ opacity }) => opacity > 0);
  const parts: readonly (Box & { readonly order: number })[] = [
    ...seen,
    ...page.images,
    ...(page.shadings ?? []),
  ].filter((part) => isOf(annotation, part) && isOnPage(part, page));

  if (parts.length === 0) {
    return null;
  }

  const objects = parts.map(({ order }) => order);

  return {
    ...boxAround(parts),
    source: { kind: 'region', withText: false, objects },
    behindText: true,
    angle: 0,
    markedContent: -1,
  };
}

function isOnPage(box: Box, { widthPoints, heightPoints }: PageContent): boolean {
  return box.right > 0 && box.bottom > 0 && box.left < widthPoints && box.top < heightPoints;
}

function glyphsOf(page: PageContent, annotation: PageAnnotation): readonly PageGlyph[] {
  return page.glyphs.filter((glyph) => isOf(annotation, glyph) && isUpright(glyph));
}

function standsApart({ glyphs, pageIndex }: PageContent, own: readonly PageGlyph[]): boolean {
  const printed = own.filter(({ text }) => text.trim() !== '');

  if (printed.length === 0) {
    return false;
  }

  const mine = new Set(own);
  const covers = (one: PageGlyph, other: PageGlyph) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.baseline - 1 &&
    one.baseline > other.top + 1;

  return (
    linesOf(piecesOf(own), pageIndex).length > 1 ||
    glyphs.some(
      (glyph) => glyph.text.trim() !== '' && !mine.has(glyph) && printed.some((each) => covers(each, glyph)),
    )
  );
}
