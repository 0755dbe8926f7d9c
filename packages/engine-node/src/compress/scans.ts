import type { PdfDocument } from '@octavo/pdf/document';
import { type GrayPicture, lossyDrawing } from './measure.ts';
import type { OriginalPages } from './original-pages.ts';
import { samplePages } from './sample-pages.ts';
import type { SourceImage } from './source-image.ts';

/** Share of its page that the image of a scanned page covers at least. */
const leastCover = 0.8;
/** Share of a scanned page that has the shade of the paper, give or take its texture. */
const leastPaper = 0.6;
const texture = 20;
const darkestPaper = 128;

/**
 * Images that are pages on paper. They cover their page, and most of it is paper, unlike photographs. Of the pages that
 * images cover, only a sample is drawn; the rest count as the others.
 */
export async function scannedImages(
  document: PdfDocument,
  images: readonly SourceImage[],
  original: OriginalPages,
): Promise<ReadonlySet<SourceImage>> {
  const covering = images.filter((image) => pagesCovered(document, image).length > 0);
  const covered = new Set(covering.flatMap((image) => pagesCovered(document, image)));
  const sample = samplePages(document.pageCount, covered);
  const pictures = await original.draw(
    sample.filter((page) => covered.has(page) && original.isDrawable(page)),
    lossyDrawing,
  );
  const looksScanned = (page: number): boolean | undefined => {
    const picture = pictures.get(page);

    return picture === undefined ? undefined : isPaper(picture);
  };
  const seen = covering.flatMap((image) => pagesCovered(document, image).map(looksScanned));
  const usual = seen.includes(true);

  return new Set(
    covering.filter((image) => pagesCovered(document, image).some((page) => looksScanned(page) ?? usual)),
  );
}

function pagesCovered(document: PdfDocument, { use }: SourceImage): number[] {
  return [...(use?.pages.keys() ?? [])].filter((index) => {
    const page = document.pages[index];
    const painted = (use?.widthPoints ?? 0) * (use?.heightPoints ?? 0);

    return page !== undefined && painted >= page.widthPoints * page.heightPoints * leastCover;
  });
}

function isPaper({ gray }: GrayPicture): boolean {
  const counts = new Uint32Array(256);

  for (const shade of gray) {
    counts[shade] = counts[shade]! + 1;
  }

  for (let shade = darkestPaper; shade < 256; shade += 1) {
    const near = counts.subarray(shade - texture, shade + texture + 1);

    if (near.reduce((sum, count) => sum + count, 0) >= gray.length * leastPaper) {
      return true;
    }
  }

  return false;
}
