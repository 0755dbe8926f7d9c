import { isFailure } from '@octavo/contract/failures';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { type PictureBytes, pictureName } from '@octavo/writers/pptx/parts/media';
import type { PictureSource, Presentation, Slide } from '@octavo/writers/slides/slide';
import type { PdfiumDocument } from '../pdfium/library.ts';
import { type ExtractedPicture, pictureOf, regionPicture } from '../pdfium/pictures.ts';

export interface PictureWork {
  readonly signal: AbortSignal;
  /** Called after each slide. */
  report(done: number): void;
}

/** Pictures on slides, by name; those that cannot be rendered are left out. */
export async function slidePictures(
  document: PdfiumDocument,
  content: DocumentContent,
  presentation: Presentation,
  { signal, report }: PictureWork,
): Promise<Map<string, PictureBytes>> {
  const pictures = new Map<string, PictureBytes>();

  for (const [index, slide] of presentation.slides.entries()) {
    for (const source of sourcesOf(slide)) {
      signal.throwIfAborted();
      const name = pictureName(source);
      const picture = pictures.has(name) ? null : await paint(document, content, source);

      if (picture !== null) {
        pictures.set(name, { extension: picture.kind, bytes: picture.bytes });
      }
    }

    report(index + 1);
  }

  return pictures;
}

function sourcesOf({ background, items }: Slide): readonly PictureSource[] {
  return [
    ...(background?.kind === 'picture' ? [background.source] : []),
    ...items.flatMap((item) => (item.kind === 'picture' ? [item.source] : [])),
  ];
}

async function paint(
  document: PdfiumDocument,
  { pages }: DocumentContent,
  source: PictureSource,
): Promise<ExtractedPicture | null> {
  try {
    if (source.kind === 'region') {
      return await regionPicture(document, source.pageIndex, source.box, new Set(source.orders));
    }

    for (const { pageIndex, images } of pages) {
      const image = images.find((each) => each.image === source.image);

      if (image !== undefined) {
        return await pictureOf(document, pageIndex, image);
      }
    }

    return null;
  } catch (error) {
    if (isFailure(error)) {
      return null;
    }

    throw error;
  }
}
