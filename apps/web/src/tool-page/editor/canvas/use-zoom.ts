import type { Box } from '@octavo/contract/edits/primitives';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Size } from '../document/geometry.ts';
import { layOut, pageAtHeight } from './page-layout.ts';
import { approachedScale, boundScale, leftOf } from './viewport-bounds.ts';

/** Place in the view, in pixels from its upper left corner. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** Point of a page that stays below a place of the view while the scale changes. */
interface KeptPoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly at: Anchor;
}

interface Zoomed {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly pages: readonly Size[];
  readonly padding: number;
  readonly scale: number;
  setScale(scale: number): void;
}

/** Pixels between a part that is enlarged and the edges of the view. */
const approachMargin = 14;

/**
 * `zoom` changes the scale around a place of the view, its middle when none is given; `approach` brings a part of a
 * page to the width of the view at most, with its upper edge at the top.
 */
export function useZoom({ viewport, pages, padding, scale, setScale }: Zoomed) {
  const kept = useRef<KeptPoint | null>(null);
  const scaleNow = useRef(scale);

  const place = useCallback(
    (by: number) => {
      const element = viewport.current!;
      const view = {
        left: element.scrollLeft,
        top: element.scrollTop,
        width: element.clientWidth,
        height: element.clientHeight,
      };

      return { element, view, layout: layOut(pages, by, padding) };
    },
    [viewport, pages, padding],
  );

  const restore = useCallback(
    (by: number) => {
      if (kept.current !== null) {
        const { page, x, y, at } = kept.current;
        const { element, view, layout } = place(by);
        element.scrollTop = layout.tops[page]! + y * by - at.y;
        element.scrollLeft = leftOf(pages[page]!, by, layout, view) + x * by - at.x;
        kept.current = null;
      }
    },
    [pages, place],
  );

  useLayoutEffect(() => {
    scaleNow.current = scale;
    restore(scale);
  }, [scale, restore]);

  const zoom = useCallback(
    (next: number, anchor?: Anchor) => {
      const before = scaleNow.current;
      const { view, layout } = place(before);
      const at = anchor ?? { x: view.width / 2, y: view.height / 2 };
      const page = pageAtHeight(layout, view.top + at.y);
      kept.current = {
        page,
        x: (view.left + at.x - leftOf(pages[page]!, before, layout, view)) / before,
        y: (view.top + at.y - layout.tops[page]!) / before,
        at,
      };
      setScale(boundScale(next));
    },
    [pages, place, setScale],
  );

  const approach = useCallback(
    (page: number, part: Box) => {
      const { view } = place(scaleNow.current);
      const next = approachedScale(scaleNow.current, part.width, view.width - 2 * approachMargin);
      kept.current = { page, x: part.left, y: part.top, at: { x: approachMargin, y: 3 * approachMargin } };

      if (next === scaleNow.current) {
        restore(next);
      } else {
        setScale(next);
      }
    },
    [place, restore, setScale],
  );

  return { zoom, approach };
}
