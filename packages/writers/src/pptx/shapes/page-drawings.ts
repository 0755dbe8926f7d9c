import { areaOf, boxAround, sharedBox } from '@octavo/layout/boxes';
import { areEditable } from '@octavo/layout/editable-paths';
import type { Box, PageContent, PageImage, PagePath } from '@octavo/pdf/content/page-content';
import { drawnShapes } from '../../drawingml/drawn-shapes.ts';
import type { DrawnShape } from '../../drawingml/shape.ts';
import type { PictureItem, ShapeItem } from '../../slides/slide.ts';
import { type Fit, onPage } from '../fit-page.ts';
import { clustersOf } from './clusters.ts';
import type { OrderedSlideItem } from './drawing.ts';

/** Smallest number of touching pictures that are treated as tiles of one picture. */
const fewestTiles = 5;

/** Content larger than this share of the page is a backdrop. */
const backdropShare = 0.4;

/** Smaller pictures and paths are invisible specks. */
const speck = 0.05;

/** Content that cannot be expressed as shapes and will be rendered. */
interface RenderedContent extends Box {
  readonly order: number;
}

/**
 * Shapes and pictures of a page in painting order, without its text.
 *
 * @param isTaken true for paths expressed elsewhere, such as table rules and underlines
 */
export function pageDrawings(
  page: PageContent,
  fit: Fit,
  isTaken: (path: PagePath) => boolean,
): readonly OrderedSlideItem[] {
  const paths = page.paths.filter(
    (path) => path.opacity > 0 && !isTaken(path) && isOnPage(path, page) && !isSpeck(path),
  );
  const images = page.images.filter((image) => isOnPage(image, page));
  const rendered: RenderedContent[] = [...(page.shadings ?? [])];
  const drawings: OrderedSlideItem[] = [];

  for (const group of groupsOf(images, page)) {
    if (group.length < fewestTiles) {
      drawings.push(...group.map(pictureOf));
    } else {
      rendered.push(...group);
    }
  }

  for (const group of groupsOf(paths, page)) {
    if (areEditable(group)) {
      const { shapes, others } = drawnShapes(group);
      drawings.push(...shapes.map(({ order, shape }) => ({ order, item: itemOf(shape) })));
      rendered.push(...others);
    } else {
      rendered.push(...group);
    }
  }

  return [...drawings, ...paintings(page, fit, rendered)].sort((a, b) => a.order - b.order);
}

function isOnPage(box: Box, { widthPoints, heightPoints }: PageContent): boolean {
  return box.left < widthPoints && box.top < heightPoints && box.right > 0 && box.bottom > 0;
}

function isSpeck({ left, top, right, bottom }: Box): boolean {
  return right - left < speck && bottom - top < speck;
}

function pictureOf(image: PageImage): OrderedSlideItem {
  const { left, top, right, bottom, order } = image;
  const item: PictureItem = {
    kind: 'picture',
    source: { kind: 'image', image: image.image },
    box: { left, top, right, bottom },
    // Rotated pictures are already rendered upright.
    angle: 0,
    alternative: null,
    locked: false,
  };

  return { order, item };
}

/** Groups content that touches. Backdrops stay separate, because almost everything touches them. */
function groupsOf<Thing extends Box>(
  things: readonly Thing[],
  { widthPoints, heightPoints }: PageContent,
): readonly (readonly Thing[])[] {
  const isBackdrop = (thing: Thing) => areaOf(thing) > backdropShare * widthPoints * heightPoints;

  return [
    ...together(things.filter((thing) => !isBackdrop(thing))),
    ...things.filter(isBackdrop).map((thing) => [thing]),
  ];
}

/** Groups content that touches, each group in painting order. */
function together<Thing extends Box>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const groups = new Map<number, Thing[]>();
  const numbers = clustersOf(things);

  for (const [index, thing] of things.entries()) {
    const number = numbers[index]!;
    const group = groups.get(number) ?? [];
    group.push(thing);
    groups.set(number, group);
  }

  return [...groups.values()];
}

function itemOf(shape: DrawnShape): ShapeItem {
  return { kind: 'shape', role: 'drawing', angle: 0, ...shape, text: null };
}

/** One rendered picture for each drawing that shapes cannot express, containing only its own content. */
function paintings(
  page: PageContent,
  fit: Fit,
  rendered: readonly RenderedContent[],
): readonly OrderedSlideItem[] {
  const seen = { left: 0, top: 0, right: page.widthPoints, bottom: page.heightPoints };

  return together(rendered).map((group) => {
    const orders = group.map(({ order }) => order).sort((a, b) => a - b);
    const box = sharedBox(boxAround(group), seen);
    const item: PictureItem = {
      kind: 'picture',
      source: { kind: 'region', pageIndex: page.pageIndex, box: onPage(box, fit), orders },
      box,
      angle: 0,
      alternative: null,
      locked: false,
    };

    return { order: orders[0]!, item };
  });
}
