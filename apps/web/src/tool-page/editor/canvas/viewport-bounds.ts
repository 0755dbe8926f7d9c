import type { Box } from '@octavo/contract/edits/primitives';
import type { Size } from '../document/geometry.ts';
import type { PageLayout } from './page-layout.ts';

/** Part of all pages that is in view, in pixels. */
export interface ViewportBounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Scales that users can reach, in pixels a point. */
const scales = { least: 0.1, most: 8 } as const;

/** Pixels of a point at 100 %: that of a screen with 96 pixels an inch. */
export const trueScale = 96 / 72;

/** Scale up to which a part of a page is enlarged. */
const approachScale = trueScale * 1.6;

/** Widest page that is shown at first, in pixels. */
const comfortableWidth = 900;

/** Steps of zooming by button or key. */
const steps = [0.1, 0.25, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5, 6].map(
  (step) => step * trueScale,
);

export function boundScale(scale: number): number {
  return Math.min(scales.most, Math.max(scales.least, scale));
}

/** The next step above or below a scale. */
export function stepFrom(scale: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? steps.find((step) => step > scale * 1.01)
      : steps.findLast((step) => step < scale * 0.99);

  return next ?? scale;
}

/**
 * Scale at which a part of a page is readable and fits into a width in pixels: a part that fits keeps a larger scale,
 * one that is wider than the view at that scale makes it smaller.
 */
export function approachedScale(scale: number, partWidth: number, width: number): number {
  return boundScale(Math.min(width / partWidth, Math.max(scale, approachScale)));
}

/** Scale at which a page fits into the view, or only its width. */
export function fittingScale(
  page: Size,
  view: ViewportBounds,
  padding: number,
  what: 'page' | 'width',
): number {
  const across = (view.width - 2 * padding) / page.width;
  const down = (view.height - 2 * padding) / page.height;

  return boundScale(what === 'page' ? Math.min(across, down) : across);
}

/** Scale of a document that was just opened. */
export function firstScale(page: Size, view: ViewportBounds, padding: number): number {
  return Math.min(
    fittingScale(page, view, padding, 'width'),
    comfortableWidth / page.width,
    trueScale * 1.25,
  );
}

/** Pixels from the left edge of all pages to that of one. */
export function leftOf(page: Size, scale: number, layout: PageLayout, view: ViewportBounds): number {
  return (Math.max(layout.width, view.width) - page.width * scale) / 2;
}

/** Visible part of a page in points; empty for a page out of view. */
export function visiblePart(page: Size, scale: number, left: number, top: number, view: ViewportBounds): Box {
  const from = {
    x: clamp((view.left - left) / scale, page.width),
    y: clamp((view.top - top) / scale, page.height),
  };
  const to = {
    x: clamp((view.left + view.width - left) / scale, page.width),
    y: clamp((view.top + view.height - top) / scale, page.height),
  };

  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** Scroll position at which part of a page comes into view; null when enough of it is in view. */
export function revealingTop(
  part: { readonly top: number; readonly height: number },
  view: Pick<ViewportBounds, 'top' | 'height'>,
  padding: number,
): number | null {
  const seen = Math.min(part.top + part.height, view.top + view.height) - Math.max(part.top, view.top);

  if (seen >= Math.min(part.height, view.height / 3)) {
    return null;
  }

  return part.height > view.height / 2 ? part.top - padding : part.top - view.height / 3;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
