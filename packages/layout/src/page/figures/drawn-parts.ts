import type {
  Box,
  FontFace,
  PageContent,
  PageGlyph,
  PageImage,
  PagePath,
} from '@octavo/pdf/content/page-content';
import { areaOf, bareBox, grown, holds, mostlyHolds, sharedBox } from '../../boxes.ts';
import { areEditable } from '../../editable-paths.ts';
import { labelTexts } from '../diagrams/label-texts.ts';
import type { FoundFloat } from '../floats.ts';
import type { FoundFigure } from './figures.ts';
import { type PaintedRegion, paintingsOf } from './paintings.ts';

/** A picture in a drawing, or a region of it that can only be painted. */
export interface FoundPicture {
  readonly order: number;
  readonly figure: FoundFigure;
}

/** Components of a drawing. */
export interface FoundParts {
  readonly paths: readonly PagePath[];
  readonly pictures: readonly FoundPicture[];
  readonly texts: readonly FoundFloat[];
}

const thresholds = {
  /** Maximum number of pictures; a drawing with more is one picture. */
  mostPictures: 40,

  /** Maximum number of labels; users do not edit more of them one by one. */
  mostTexts: 40,

  /** Share of a drawing from which a single painted region makes it pointless to take the drawing apart. */
  mostOfDrawing: 0.5,

  /** Minimum share of words and numbers among labels; without a character mapping, glyphs look like noise. */
  wordsShare: 0.5,
};

/** Takes a drawing apart; null for a picture, and for a drawing that should stay one. */
export function drawnParts(
  drawing: FoundFigure,
  page: PageContent,
  fonts: readonly FontFace[],
): FoundParts | null {
  const { source, labels = [] } = drawing;

  // A scan consists of its picture only.
  if (source.kind === 'image' || page.scanned || !areWords(labels)) {
    return null;
  }

  const isOwn = ownedBy(drawing, source.objects);
  const visible = page.paths.filter((path) => path.opacity > 0 && isOwn(path));
  const rendered = [
    ...visible.filter(({ intricate }) => intricate === true),
    ...(page.shadings ?? []).filter(isOwn),
  ];
  const editable = visible.filter(({ intricate }) => intricate !== true);
  const images = page.images.filter(isOwn);
  const paintings = paintingsOf(rendered, [...editable, ...images]);

  if (
    paintings?.every((painting) => areaOf(painting) < areaOf(drawing) * thresholds.mostOfDrawing) !== true
  ) {
    return null;
  }

  const painted = new Set(paintings.flatMap(({ orders }) => orders));
  const paths = editable.filter(({ order }) => !painted.has(order));
  const pictures = [
    ...images.filter(({ order }) => !painted.has(order)).map((image) => pictureOf(image, drawing)),
    ...paintings.map((painting) => paintedPart(painting, drawing)),
  ];
  const texts = labelTexts(labels, page, fonts);
  const isOne = paths.length === 0 && pictures.length <= 1;

  return isOne ||
    !areEditable(paths) ||
    pictures.length > thresholds.mostPictures ||
    texts.length > thresholds.mostTexts
    ? null
    : { paths, pictures, texts };
}

function areWords(labels: readonly PageGlyph[]): boolean {
  const printed = labels.filter(({ text }) => text.trim() !== '');

  return (
    printed.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length >= printed.length * thresholds.wordsShare
  );
}

function ownedBy(drawing: Box, objects: readonly number[] | null) {
  const own = objects === null ? null : new Set(objects);
  const area = grown(drawing, 1);

  return (thing: Box & { readonly order: number }) => own?.has(thing.order) ?? mostlyHolds(area, thing);
}

/**
 * A picture that extends beyond its drawing, as soft shadows do, is painted and cut off at the drawing's
 * edges.
 */
function pictureOf(image: PageImage, drawing: FoundFigure): FoundPicture {
  const { order, angle, markedContent } = image;

  if (!holds(drawing, image, 1)) {
    return paintedPart({ ...bareBox(image), orders: [order] }, drawing);
  }

  const source = { kind: 'image' as const, image: image.image };

  return { order, figure: { ...bareBox(image), source, behindText: false, angle, markedContent } };
}

function paintedPart(painting: PaintedRegion, drawing: FoundFigure): FoundPicture {
  const { orders } = painting;
  const source = { kind: 'region' as const, withText: false, objects: orders };
  const { markedContent } = drawing;

  return {
    order: Math.min(...orders),
    figure: { ...sharedBox(painting, drawing), source, behindText: false, angle: 0, markedContent },
  };
}
