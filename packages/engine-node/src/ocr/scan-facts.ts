import { withoutDrawings } from '@octavo/layout/page/annotations';
import type { PageContent } from '@octavo/pdf/content/page-content';

/** Properties of a page that decide if it needs OCR. */
export type PageFacts = Pick<PageContent, 'glyphs' | 'garbled' | 'images' | 'widthPoints' | 'heightPoints'>;

/**
 * Pages with more visible letters have text of their own; fewer may be a stamp, a page number or a running
 * header.
 */
export const stampLetters = 100;

/** Share of a page that one picture must cover to make it a scan. */
const scanShare = 0.5;

/**
 * Coarser pictures are backgrounds of slides and posters, and so are pictures behind letters of title size.
 */
const leastScanDpi = 110;
const titlePoints = 18;

/** Pictures that cover less of the page are illustrations, whose resolution does not matter for text. */
const textShare = 0.2;

const usualDpi = 300;
const lowestDpi = 72;

/** Scans of a higher resolution are read at half of it or less: letters above 40 pixels only take longer. */
const finestDpi = 450;
const mostPixels = 36_000_000;

/** True for a page without meaningful text, or with little text on a picture that covers most of it. */
export function isScan(page: PageFacts): boolean {
  if (page.garbled) {
    return true;
  }

  const letters = page.glyphs.filter(({ made, text }) => !made && text.trim() !== '');

  return (
    letters.length === 0 ||
    (letters.length < stampLetters &&
      letters.every(({ invisible, sizePoints }) => !invisible && sizePoints < titlePoints) &&
      page.images.some((image) => shareOf(page, image) >= scanShare && dpiOf(image) >= leastScanDpi))
  );
}

/** True for a page with any content that may be text, apart from stamps and drawings of annotations. */
export function showsSomething(page: PageContent): boolean {
  const { glyphs, images, paths, shadings = [] } = withoutDrawings(page);

  return glyphs.length + images.length + paths.length + shadings.length > 0;
}

/** Resolution that renders the page's largest picture pixel for pixel, within limits. */
export function readingDpi(page: PageFacts): number {
  const { widthPoints, heightPoints } = page;
  const own = page.images.filter((image) => shareOf(page, image) >= textShare).map(dpiOf);
  const wanted = own.length === 0 ? usualDpi : Math.max(lowestDpi, ...own);
  const fitting = wanted / Math.max(1, Math.ceil(wanted / finestDpi));

  return Math.min(fitting, 72 * Math.sqrt(mostPixels / (widthPoints * heightPoints)));
}

function dpiOf({
  left,
  top,
  right,
  bottom,
  pixelWidth,
  pixelHeight,
  angle,
}: PageContent['images'][number]): number {
  const isSideways = Math.abs(Math.abs(angle) - 90) < 45;
  const [across, down] = isSideways ? [pixelHeight, pixelWidth] : [pixelWidth, pixelHeight];

  return Math.max((across / (right - left)) * 72, (down / (bottom - top)) * 72);
}

function shareOf(
  { widthPoints, heightPoints }: PageFacts,
  { left, top, right, bottom }: PageContent['images'][number],
): number {
  return ((right - left) * (bottom - top)) / (widthPoints * heightPoints);
}
