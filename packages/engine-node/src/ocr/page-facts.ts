import { codeTextsOf } from '@octavo/pdf/content/code-texts';
import type { PdfDocument } from '@octavo/pdf/document';
import { TextFonts } from '@octavo/pdf/text-font/text-fonts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { FontTable } from '../pdfium/content/font-table.ts';
import { imageOf } from '../pdfium/content/images.ts';
import { toShown } from '../pdfium/content/matrix.ts';
import { pageGlyphs } from '../pdfium/content/page-glyphs.ts';
import { objectKind, objectsOf } from '../pdfium/content/page-objects.ts';
import { Scratch } from '../pdfium/content/scratch.ts';
import type { PdfiumDocument } from '../pdfium/library.ts';
import { openPage } from '../pdfium/open-page.ts';
import type { PageFacts } from './scan-facts.ts';

/**
 * Letters and pictures of a page; none for an unreadable page, no letters when their characters are unknown.
 */
export function pageFacts(reading: PdfiumDocument, document: PdfDocument, pageIndex: number): PageFacts {
  const page = document.pages[pageIndex]!;
  const size = { widthPoints: page.widthPoints / page.unit, heightPoints: page.heightPoints / page.unit };
  const { pdfium } = reading;
  using opened = openPage(reading, pageIndex);
  const loaded = opened.handle;

  if (loaded === 0) {
    return { ...size, glyphs: [], images: [] };
  }

  using scratch = new Scratch(pdfium);
  const shown = toShown(page.cropBox, page.rotation);
  const fonts = new FontTable(pdfium, scratch);
  const codeTexts = codeTextsOf(document, page, new TextFonts(document, installedCodeMaps()));

  const objects = objectsOf(pdfium, loaded, scratch);
  const { glyphs, garbled } = pageGlyphs(
    { pdfium, page: loaded, shown, size, fonts, scratch, codeTexts },
    objects,
  );
  const images = objects
    .filter(({ kind }) => kind === objectKind.image)
    .flatMap((object) => imageOf(pdfium, object, pageIndex, shown, scratch) ?? []);

  return { ...size, glyphs: garbled ? [] : glyphs, images };
}
