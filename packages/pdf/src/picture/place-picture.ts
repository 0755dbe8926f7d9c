import type { Matrix } from '../matrix.ts';
import type { PdfPicture } from './picture.ts';

/** Layout of pages made for pictures; lengths in points. */
export interface PicturePageLayout {
  /** Paper size in portrait; null makes each page as large as its picture. */
  readonly sheet: { readonly widthPoints: number; readonly heightPoints: number } | null;
  readonly orientation: 'auto' | 'portrait' | 'landscape';
  readonly marginPoints: number;
}

export interface PlacedPicture {
  readonly widthPoints: number;
  readonly heightPoints: number;
  /** Maps the unit square of an image to the page (ISO 32000-2, 8.9.5). */
  readonly matrix: Matrix;
}

/** Long side of A4 in inches: a picture without a declared resolution is scaled to it, within the limits below. */
const sheetInches = 11.69;
const finestDpi = 300;
const coarsestDpi = 96;

/** 72 dpi counts as unspecified: cameras and programs write it when they do not know the resolution. */
const unspecifiedDpi = 72;

/** Sizes a page may have (ISO 32000-2, annex C). */
const smallestPoints = 3;
const largestPoints = 14_400;

/** Places a picture on its page: centred, as large as the margins allow, never distorted. */
export function placePicture(picture: PdfPicture, layout: PicturePageLayout): PlacedPicture {
  const turned = picture.orientation >= 5;
  const pixels = turned ? [picture.height, picture.width] : [picture.width, picture.height];
  const natural = pixels.map((length) => (length / resolutionOf(picture)) * 72);
  const [naturalWidth = 1, naturalHeight = 1] = natural;
  const margin = layout.marginPoints;
  const page = pageFor(naturalWidth, naturalHeight, layout);
  const room = [Math.max(1, page.width - margin * 2), Math.max(1, page.height - margin * 2)];
  const scale = Math.min((room[0] ?? 1) / naturalWidth, (room[1] ?? 1) / naturalHeight);
  const width = naturalWidth * scale;
  const height = naturalHeight * scale;
  const left = (page.width - width) / 2;
  const bottom = (page.height - height) / 2;

  return {
    widthPoints: page.width,
    heightPoints: page.height,
    matrix: orientedImage(picture.orientation, left, bottom, width, height),
  };
}

function resolutionOf({ width, height, dpi }: PdfPicture): number {
  if (dpi !== null && dpi > 1 && dpi <= 4800 && Math.round(dpi) !== unspecifiedDpi) {
    return dpi;
  }

  return Math.min(finestDpi, Math.max(coarsestDpi, Math.max(width, height) / sheetInches));
}

function pageFor(
  naturalWidth: number,
  naturalHeight: number,
  layout: PicturePageLayout,
): { width: number; height: number } {
  if (layout.sheet === null) {
    const margins = layout.marginPoints * 2;
    const shrink = Math.min(1, (largestPoints - margins) / Math.max(naturalWidth, naturalHeight));
    const side = (natural: number) => Math.max(smallestPoints, natural * shrink + margins);

    return { width: side(naturalWidth), height: side(naturalHeight) };
  }

  const { widthPoints, heightPoints } = layout.sheet;
  const landscape =
    layout.orientation === 'landscape' || (layout.orientation === 'auto' && naturalWidth > naturalHeight);

  return landscape
    ? { width: heightPoints, height: widthPoints }
    : { width: widthPoints, height: heightPoints };
}

/** Matrix that shows the stored rows upright for an EXIF orientation (CIPA DC-008, tag 0x0112). */
export function orientedImage(orientation: number, x: number, y: number, w: number, h: number): Matrix {
  switch (orientation) {
    case 2:
      return [-w, 0, 0, h, x + w, y];
    case 3:
      return [-w, 0, 0, -h, x + w, y + h];
    case 4:
      return [w, 0, 0, -h, x, y + h];
    case 5:
      return [0, -h, -w, 0, x + w, y + h];
    case 6:
      return [0, -h, w, 0, x, y + h];
    case 7:
      return [0, h, w, 0, x, y];
    case 8:
      return [0, h, -w, 0, x + w, y];
    default:
      return [w, 0, 0, h, x, y];
  }
}
