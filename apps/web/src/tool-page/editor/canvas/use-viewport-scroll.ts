import { type RefObject, useEffect, useState } from 'react';
import type { ViewportBounds } from './viewport-bounds.ts';

/** Pixels of scrolling after which pages are laid out again. */
const stepPixels = 48;

/** Part of the pages in view; null until it was measured. */
export function useViewportScroll(viewport: RefObject<HTMLElement | null>): ViewportBounds | null {
  const [view, setView] = useState<ViewportBounds | null>(null);

  useEffect(() => {
    const element = viewport.current!;
    const measure = (isExact: boolean) => {
      const next = {
        left: element.scrollLeft,
        top: element.scrollTop,
        width: element.clientWidth,
        height: element.clientHeight,
      };
      setView((last) => (last === null || isExact || isFar(last, next) ? next : last));
    };
    const onScroll = () => measure(false);
    const onEnd = () => measure(true);
    const observer = new ResizeObserver(() => measure(true));
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('scrollend', onEnd, { passive: true });

    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('scrollend', onEnd);
    };
  }, [viewport]);

  return view;
}

function isFar(one: ViewportBounds, other: ViewportBounds): boolean {
  return Math.abs(one.left - other.left) > stepPixels || Math.abs(one.top - other.top) > stepPixels;
}
