import { withoutDrawings } from '@octavo/engine/layout/page/annotations';
import type { PageContent } from '@octavo/engine/layout/page-content';

/** What tells a page that has to be read from one that says what it holds. */
export type PageFacts = Pick<PageContent, 'glyphs' | 'garbled' | 'images' | 'widthPoints' | 'heightPoints'>;

/** A page with more visible letters than a stamp, a page number or a running header says what it holds. */
const stampLetters = 100;

/** Pictures over at least this share of the page make it a scan. */
const scanShare = 0.5;

/** Coarser pictures behind letters are grounds of slides and posters, and so are those behind letters of titles. */
const leastScanDpi = 110;
const titlePoints = 18;

/** A picture over less of the page is an illustration: its resolution is not that of the text. */
const textShare = 0.2;

const usualDpi = 300;
const lowestDpi = 72;

/** Scans finer than this are read at half of it: letters beyond 40 pixels only take longer. */
const finestDpi = 450;
const mostPixels = 36_000_000;

/** True for a page without text of its own that means anything, or with little beside a picture that fills most of it. */
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

/** True for a page on which anything is painted that may be text; stamps and drawings of annotations are none. */
export function showsSomething(page: PageContent): boolean {
  const { glyphs, images, paths, shadings = [] } = withoutDrawings(page);

  return glyphs.length + images.length + paths.length + shadings.length > 0;
}

/** The resolution at which the page's largest picture is drawn pixel by pixel, within reason. */
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
  const isLying = Math.abs(Math.abs(angle) - 90) < 45;
  const [across, down] = isLying ? [pixelHeight, pixelWidth] : [pixelWidth, pixelHeight];

  return Math.max((across / (right - left)) * 72, (down / (bottom - top)) * 72);
}

function shareOf(
  { widthPoints, heightPoints }: PageFacts,
  { left, top, right, bottom }: PageContent['images'][number],
): number {
  return ((right - left) * (bottom - top)) / (widthPoints * heightPoints);
}
