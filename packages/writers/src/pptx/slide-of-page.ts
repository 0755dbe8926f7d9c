import { areaOf, heightOf, holds, sharedAcross, sharedDown, widthOf } from '@octavo/layout/boxes';
import { hasTextLayer } from '@octavo/layout/page/figures/text-layer';
import type { Box, PageAnnotation, PageContent } from '@octavo/pdf/content/page-content';
import type { Deck } from '../slides/deck.ts';
import { decorationsOf } from '../slides/decorations.ts';
import { fieldItems } from '../slides/field-items.ts';
import type { FrameObstacles } from '../slides/group.ts';
import { pageTexts } from '../slides/page-texts.ts';
import type { OrderedText } from '../slides/placed-text.ts';
import type { Background, Slide, SlideItem } from '../slides/slide.ts';
import { blocksByText, pageBox, slideTexts } from '../slides/slide-texts.ts';
import type { Fit } from './fit-page.ts';
import type { OrderedSlideItem } from './shapes/drawing.ts';
import { pageDrawings } from './shapes/page-drawings.ts';

/** Points that the background may leave free along the edges of a page. */
const backgroundGap = 3;

/** Thinner shapes are rules. */
const ruleThickness = 3;

const paper = 'ffffff';

/** Text covered by opaque content by more than this share stays covered on the slide. */
const coveredShare = 0.7;

/** Converts a page to a slide: drawings, then its title, then its text in reading order. */
export function slideOfPage(deck: Deck, page: PageContent, fit: Fit): Slide {
  const read = pageTexts(deck, page);
  const blocks = blocksByText(read, page);
  const tables = read.flatMap((text) =>
    text.kind === 'table'
      ? text.places.filter(({ pageIndex }) => pageIndex === page.pageIndex).map(({ box }) => box)
      : [],
  );
  const drawn = pageDrawings(page, fit, decorationsOf([...blocks.values()].flat(), tables));
  const { background, drawings } = backgroundOf(drawn, pageBox(page));
  const texts = slideTexts(read, blocks, surroundingsOf(drawings, pageBox(page)), page);
  const placed = [...(page.scanned || hasTextLayer(page) ? texts.map(onPaper) : texts), ...fieldItems(page)];

  return {
    pageIndex: page.pageIndex,
    background,
    showsMaster: true,
    items: inLayers(drawings, placed, page.annotations ?? []),
  };
}

/** Recognised text gets an opaque fill, to cover the scanned picture of itself. */
function onPaper(text: OrderedText): OrderedText {
  return text.item.kind === 'shape' ? { ...text, item: { ...text.item, fill: paper } } : text;
}

/** Takes content that covers the whole page and was painted first as the background. */
function backgroundOf(
  drawings: readonly OrderedSlideItem[],
  page: Box,
): { readonly background: Background | null; readonly drawings: readonly OrderedSlideItem[] } {
  let background: Background | null = null;

  for (const [index, { item }] of drawings.entries()) {
    const next = holds(item.box, page, backgroundGap) ? asBackground(item) : null;

    if (next === null) {
      return { background, drawings: drawings.slice(index) };
    }

    background = next;
  }

  return { background, drawings: [] };
}

function asBackground(item: SlideItem): Background | null {
  if (item.kind === 'picture') {
    return { kind: 'picture', source: item.source };
  }

  const isPlain =
    item.kind === 'shape' &&
    item.geometry.kind === 'rectangle' &&
    item.outline === null &&
    item.opacity === 1;

  return isPlain && item.fill !== null ? { kind: 'colour', colour: item.fill } : null;
}

function surroundingsOf(drawings: readonly OrderedSlideItem[], page: Box): FrameObstacles {
  const containers: Box[] = [];
  const separators: Box[] = [];

  for (const { item } of drawings) {
    const isRule = Math.min(widthOf(item.box), heightOf(item.box)) <= ruleThickness;

    if (item.kind === 'picture' || isRule) {
      separators.push(item.box);
    } else if (areaOf(item.box) < 0.8 * areaOf(page)) {
      containers.push(item.box);
    }
  }

  return { containers, separators, isSlide: widthOf(page) > heightOf(page) };
}

/**
 * Orders drawings below text, except for text under opaque content. Annotations do not count as opaque,
 * because they blend with the text under them, such as highlights.
 */
function inLayers(
  drawings: readonly OrderedSlideItem[],
  texts: readonly OrderedText[],
  annotations: readonly PageAnnotation[],
): readonly SlideItem[] {
  const covering = drawings.filter(
    ({ order }) =>
      !annotations.some(({ firstOrder, lastOrder }) => order >= firstOrder && order <= lastOrder),
  );

  const under = new Map<OrderedSlideItem, SlideItem[]>();
  const hidden: SlideItem[] = [];
  const above: SlideItem[] = [];

  for (const text of texts) {
    const cover = covering.find(
      (drawing) => drawing.order > text.order && covers(drawing.item, text.item.box),
    );

    if (cover !== undefined) {
      under.set(cover, [...(under.get(cover) ?? []), text.item]);
    } else if (isUnderTable(text, texts)) {
      hidden.push(text.item);
    } else {
      above.push(text.item);
    }
  }

  return [
    ...drawings.flatMap((drawing) => [...(under.get(drawing) ?? []), drawing.item]),
    ...hidden,
    ...above,
  ];
}

/** True for text under a filled table. */
function isUnderTable(text: OrderedText, texts: readonly OrderedText[]): boolean {
  return texts.some(
    ({ order, item }) =>
      item.kind === 'table' &&
      order > text.order &&
      item.cells.some(({ fill }) => fill !== null) &&
      coveredBy(item.box, text.item.box),
  );
}

function covers(item: SlideItem, box: Box): boolean {
  return item.kind === 'shape' && item.fill !== null && item.opacity > 0.9 && coveredBy(item.box, box);
}

function coveredBy(cover: Box, box: Box): boolean {
  const across = sharedAcross(cover, box);
  const down = sharedDown(cover, box);

  return across > 0 && down > 0 && across * down > coveredShare * areaOf(box);
}
