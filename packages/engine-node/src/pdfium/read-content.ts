import { packedPage } from '@octavo/layout/packed-glyphs';
import { withCheckBoxes } from '@octavo/layout/page/check-boxes/check-boxes';
import { composeAccents } from '@octavo/layout/text/accents';
import { annotationAreas } from '@octavo/pdf/content/annotation-areas';
import { codeTextsOf } from '@octavo/pdf/content/code-texts';
import { drawnFonts } from '@octavo/pdf/content/drawn-fonts';
import { outlineEntries } from '@octavo/pdf/content/outline-entries';
import type {
  DocumentContent,
  FontFace,
  PageAnnotation,
  PageContent,
  PageImage,
  PagePath,
  PageShading,
} from '@octavo/pdf/content/page-content';
import { mayPaintPatterns } from '@octavo/pdf/content/patterns';
import { type TagElements, tagElements } from '@octavo/pdf/content/tag-elements';
import type { PdfDocument } from '@octavo/pdf/document';
import { readInformation } from '@octavo/pdf/information/information';
import { PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { TextFonts } from '@octavo/pdf/text-font/text-fonts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { FontTable } from './content/font-table.ts';
import { imageOf } from './content/images.ts';
import { toShown } from './content/matrix.ts';
import { pageGlyphs } from './content/page-glyphs.ts';
import { objectKind, objectsOf, type PdfiumObject } from './content/page-objects.ts';
import { pathOf, shownBox } from './content/paths.ts';
import { Scratch } from './content/scratch.ts';
import { textTurn } from './content/text-turn.ts';
import type { PdfiumDocument } from './library.ts';
import { openPage } from './open-page.ts';
import { turnPage } from './turn-page.ts';
import { withSeenText } from './visibility/seen-text.ts';

export interface ContentReading {
  /**
   * The same file opened twice: by PDFium for the content of pages, and as objects for tags, links and
   * outline.
   */
  readonly pdfium: PdfiumDocument;
  readonly document: PdfDocument;
  /** Page indices, counted from 0. */
  readonly pages: readonly number[];
  readonly signal: AbortSignal;
  /** True to keep pages with sideways text unrotated. */
  readonly keepsRotation?: boolean;
  /** Called after each page with its content and the fonts so far. */
  report?(done: number, total: number, page: PageContent, fonts: readonly FontFace[]): void;
}

/**
 * Reads the content of pages for the layout model. Pages with sideways text are turned upright in both open
 * copies of the file, so that later renderings match the layout.
 */
export function readContent({
  pdfium,
  document,
  pages,
  signal,
  keepsRotation = false,
  report,
}: ContentReading): DocumentContent {
  using scratch = new Scratch(pdfium.pdfium);
  const fonts = new FontTable(pdfium.pdfium, scratch);
  const textFonts = new TextFonts(document, installedCodeMaps());
  const tags = tagElements(document);
  const information = readInformation(document);
  const read: PageContent[] = [];

  for (const pageIndex of pages) {
    signal.throwIfAborted();
    fonts.beginPage(drawnFonts(document, document.pages[pageIndex]!));
    const page = readPage(pdfium, document, pageIndex, fonts, textFonts, tags, scratch);
    const turn = keepsRotation ? 0 : textTurn(page.glyphs);

    if (turn !== 0) {
      turnPage(pdfium, document, pageIndex, turn);
    }

    const upright =
      turn === 0 ? page : readPage(pdfium, document, pageIndex, fonts, textFonts, tags, scratch);
    const seen = withSeenText(pdfium, upright);
    const composed = { ...seen, glyphs: composeAccents(seen.glyphs) };
    const shown = withCheckBoxes(composed, fonts.faces);
    read.push(packedPage(shown));
    report?.(read.length, pages.length, shown, fonts.faces);
  }

  return {
    fonts: fonts.faces,
    pages: read,
    outline: outlineEntries(document),
    tags: tags?.elements ?? [],
    title: emptyAsNull(information.title),
    author: emptyAsNull(information.author),
    creator: emptyAsNull(information.creator),
    language: languageOf(document),
  };
}

function readPage(
  reading: PdfiumDocument,
  document: PdfDocument,
  pageIndex: number,
  fonts: FontTable,
  textFonts: TextFonts,
  tags: TagElements | null,
  scratch: Scratch,
): PageContent {
  const page = document.pages[pageIndex]!;
  const { pdfium } = reading;
  using opened = openPage(reading, pageIndex);
  const loaded = opened.handle;
  const marked = tags?.elementOf.get(pageIndex);
  const rest = {
    pageIndex,
    widthPoints: page.widthPoints / page.unit,
    heightPoints: page.heightPoints / page.unit,
    ...annotationAreas(document, page, tags?.elementOfObject),
    tags: marked === undefined ? null : { elementOf: marked },
    scanned: false,
  };

  if (loaded === 0) {
    return { ...rest, glyphs: [], paths: [], images: [] };
  }

  const shown = toShown(page.cropBox, page.rotation);
  const objects = objectsOf(pdfium, loaded, scratch);
  const codeTexts = codeTextsOf(document, page, textFonts);
  const { glyphs, garbled } = pageGlyphs(
    { pdfium, page: loaded, shown, size: rest, fonts, scratch, codeTexts },
    objects,
  );
  const patterns = mayPaintPatterns(document, page);
  const paths: PagePath[] = [];
  const images: PageImage[] = [];
  const shadings: PageShading[] = [];

  for (const object of objects) {
    if (object.kind === objectKind.path) {
      const path = pathOf(pdfium, object, shown, scratch, patterns);

      if (path !== null) {
        paths.push(path);
      }
    } else if (object.kind === objectKind.image) {
      const image = imageOf(pdfium, object, pageIndex, shown, scratch);

      if (image !== null) {
        images.push(image);
      }
    } else if (object.kind === objectKind.shading) {
      const box = shownBox(pdfium, object, shown, scratch);

      if (box !== null) {
        shadings.push({ ...box, order: object.order });
      }
    }
  }

  return { ...rest, glyphs, garbled, paths, images, shadings, annotations: annotationsOf(objects) };
}

/** Ranges of the painting order that belong to annotations. */
function annotationsOf(objects: readonly PdfiumObject[]): PageAnnotation[] {
  const stretches = new Map<number, PageAnnotation>();

  for (const { annotation, order } of objects) {
    if (annotation >= 0) {
      const firstOrder = stretches.get(annotation)?.firstOrder ?? order;
      stretches.set(annotation, { firstOrder, lastOrder: order });
    }
  }

  return [...stretches.values()];
}

function languageOf(document: PdfDocument): string | null {
  const language = document.get(document.catalog, 'Lang');

  return language instanceof PdfString ? emptyAsNull(decodeText(language.bytes).trim()) : null;
}

function emptyAsNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
