import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { createPictureDocument } from '@octavo/pdf/picture/picture-document';
import type { PicturePageLayout } from '@octavo/pdf/picture/place-picture';
import { codec } from '../codec.ts';
import { openFileSink } from '../file-sink.ts';

/** Writes a PDF with one page per picture as the pictures arrive. */
export async function writePictures(
  path: string,
  layout: PicturePageLayout,
  pictures: AsyncIterable<PdfPicture>,
  title: string,
): Promise<{ pages: number }> {
  const sink = openFileSink(path);

  try {
    const document = createPictureDocument(sink, codec);

    for await (const picture of pictures) {
      document.add(picture, layout);
    }

    document.finish(title);

    return { pages: document.pageCount };
  } finally {
    sink.close();
  }
}
