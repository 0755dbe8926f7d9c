import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Size } from '../document/geometry.ts';
import { boundScale, leftOf } from './desk-view.ts';
import { layOut, pageAtHeight } from './page-layout.ts';

/** Place in the view, in pixels from its upper left corner. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** Point of a page that stays below a place of the view while the scale changes. */
interface Kept {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly at: Anchor;
}

interface Zoomed {
  readonly desk: RefObject<HTMLElement | null>;
  readonly pages: readonly Size[];
  readonly padding: number;
  readonly scale: number;
  setScale(scale: number): void;
}

/** Changes the scale around a place of the view, its middle when none is given. */
export function useZoom({ desk, pages, padding, scale, setScale }: Zoomed) {
  const kept = useRef<Kept | null>(null);
  const scaleNow = useRef(scale);

  const place = useCallback(
    (by: number) => {
      const element = desk.current!;
      const view = {
        left: element.scrollLeft,
        top: element.scrollTop,
        width: element.clientWidth,
        height: element.clientHeight,
      };

      return { element, view, layout: layOut(pages, by, padding) };
    },
    [desk, pages, padding],
  );

  useLayoutEffect(() => {
    scaleNow.current = scale;

    if (kept.current !== null) {
      const { page, x, y, at } = kept.current;
      const { element, view, layout } = place(scale);
      element.scrollTop = layout.tops[page]! + y * scale - at.y;
      element.scrollLeft = leftOf(pages[page]!, scale, layout, view) + x * scale - at.x;
      kept.current = null;
    }
  }, [scale, pages, place]);

  return useCallback(
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
}
