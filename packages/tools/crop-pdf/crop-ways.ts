import { type PageBox, readBox, writeBox } from '../_kit/page-box.ts';
import { textOption } from '../_kit/page-rules.ts';
import type { PanelValues } from '../_kit/panel.ts';

/** Ways to choose the area that is kept. */
export type CropWay = 'box' | 'margins' | 'content';

export const cropWays: readonly CropWay[] = ['box', 'margins', 'content'];

export const sides = ['top', 'right', 'bottom', 'left'] as const;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The panel keeps the way under a name of its own; after a reload it follows from the options. */
export function wayOf(values: PanelValues): CropWay {
  const { way } = values;

  if (way === 'box' || way === 'margins' || way === 'content') {
    return way;
  }

  if (textOption(values, 'box') !== '') {
    return 'box';
  }

  return sides.some((side) => pointsOf(values, side) > 0) ? 'margins' : 'content';
}

/** Length of an option in points; 0 when it has none. */
export function pointsOf(values: PanelValues, name: string): number {
  const value = values[name];

  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Area that the options keep of a page; null when its content decides. */
export function shownFrame(values: PanelValues, page: PageSize): PageBox | null {
  const way = wayOf(values);

  if (way === 'content') {
    return null;
  }

  if (way === 'box') {
    const box = readBox(textOption(values, 'box'));

    return box === null ? null : clamped(box, page);
  }

  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map((side) => pointsOf(values, side));

  return clamped({ left, top, width: page.width - left - right, height: page.height - top - bottom }, page);
}

/** Options after the frame over a page has been moved. */
export function withFrame(values: PanelValues, frame: PageBox, page: PageSize): PanelValues {
  const box = clamped(frame, page);

  if (wayOf(values) !== 'margins') {
    return { ...values, way: 'box', box: writeBox(box) };
  }

  return {
    ...values,
    top: rounded(box.top),
    left: rounded(box.left),
    right: rounded(page.width - box.left - box.width),
    bottom: rounded(page.height - box.top - box.height),
  };
}

/** Frame before anything is chosen: the page without a narrow edge. */
export function firstFrame({ width, height }: PageSize): PageBox {
  const edge = Math.min(width, height) * 0.08;

  return { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** Options that are sent: those of the chosen way, and those of all ways. */
export function sentOptions(values: PanelValues): PanelValues {
  const { pages, cut } = values;
  const common = { ...(pages === undefined ? {} : { pages }), ...(cut === true ? { cut } : {}) };

  switch (wayOf(values)) {
    case 'box':
      return { ...common, box: textOption(values, 'box') };
    case 'margins':
      return { ...common, ...Object.fromEntries(sides.map((side) => [side, pointsOf(values, side)])) };
    case 'content':
      return {
        ...common,
        padding: pointsOf(values, 'padding'),
        ...(values['same'] === true ? { same: true } : {}),
      };
  }
}

/** A side is at least this long, in points. */
export const shortestSide = 9;

/** The frame inside of the page: moved first, then made smaller. */
export function clamped({ left, top, width, height }: PageBox, page: PageSize): PageBox {
  const wide = Math.min(page.width, Math.max(shortestSide, width));
  const high = Math.min(page.height, Math.max(shortestSide, height));

  return {
    left: Math.min(page.width - wide, Math.max(0, left)),
    top: Math.min(page.height - high, Math.max(0, top)),
    width: wide,
    height: high,
  };
}

function rounded(points: number): number {
  return Math.max(0, Math.round(points * 100) / 100);
}
