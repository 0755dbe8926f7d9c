import type { Block, DocumentLayout, Figure } from '@octavo/layout/model';
import type { DocumentContent, PageImage } from '@octavo/pdf/content/page-content';
import type { PdfiumDocument } from '../pdfium/library.ts';
import type { PaintRegion } from '../pdfium/paint-region.ts';
import { type ExtractedPicture, pictureOf, regionPicture } from '../pdfium/pictures.ts';

export interface FigureReading {
  readonly pdfium: PdfiumDocument;
  readonly content: DocumentContent;
  readonly layout: DocumentLayout;
  readonly signal: AbortSignal;
}

/**
 * Pictures of all figures of a document, by figure id; those that cannot be rendered are left out. For a
 * drawing split into parts, each of its pictures is rendered separately.
 */
export async function figurePictures({
  pdfium,
  content,
  layout,
  signal,
}: FigureReading): Promise<ReadonlyMap<number, ExtractedPicture>> {
  const pictures = new Map<number, ExtractedPicture>();
  const images = new Map(content.pages.map((page) => [page.pageIndex, page.images]));

  for (const figure of figuresOf(layout)) {
    signal.throwIfAborted();
    const [{ pageIndex, box }] = figure.places;
    const { source } = figure;

    if (source.kind === 'region') {
      pictures.set(figure.id, await regionPicture(pdfium, pageIndex, box, whatOf(source)));
      continue;
    }

    const image = nearest(images.get(pageIndex) ?? [], source.image, box);

    if (image !== null) {
      pictures.set(figure.id, await pictureOf(pdfium, pageIndex, image));
    }
  }

  return pictures;
}

function whatOf({ withText, objects }: Extract<Figure['source'], { kind: 'region' }>): PaintRegion['what'] {
  if (objects !== null) {
    return new Set(objects);
  }

  return withText ? 'all' : 'no-text';
}

function figuresOf({ sections, notes }: DocumentLayout): Figure[] {
  return [
    ...sections.flatMap((section) => [
      ...inBlocks(section.blocks),
      ...[...section.headers, ...section.footers].flatMap(({ blocks }) => inBlocks(blocks)),
    ]),
    ...notes.flatMap(({ blocks }) => inBlocks(blocks)),
  ];
}

function inBlocks(blocks: readonly Block[]): Figure[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'figure':
        return block.parts ? block.parts.pictures.map(({ figure }) => figure) : [block];
      case 'paragraph':
        return block.inlines.flatMap((inline) => (inline.kind === 'image' ? [inline.figure] : []));
      case 'table':
        return block.cells.flatMap((cell) => inBlocks(cell.blocks));
      case 'floating-text':
        return inBlocks(block.blocks);
    }
  });
}

/** A picture may occur on a page several times: the figure comes from the nearest placement. */
function nearest(
  images: readonly PageImage[],
  name: string,
  box: Figure['places'][0]['box'],
): PageImage | null {
  const distance = (image: PageImage) => Math.abs(image.left - box.left) + Math.abs(image.top - box.top);
  const [first, ...others] = images.filter(({ image }) => image === name);

  return first === undefined
    ? null
    : others.reduce((best, image) => (distance(image) < distance(best) ? image : best), first);
}
