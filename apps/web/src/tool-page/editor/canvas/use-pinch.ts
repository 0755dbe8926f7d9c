import { type RefObject, useEffect, useRef } from 'react';
import type { Anchor } from './use-zoom.ts';

interface Pinched {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly scale: number;
  zoom(scale: number, anchor: Anchor): void;
}

/** Two fingers pan and zoom with every tool; the wheel zooms with Control. */
export function usePinch({ viewport, scale, zoom }: Pinched): void {
  const latest = useRef({ scale, zoom });

  useEffect(() => {
    latest.current = { scale, zoom };
  });

  useEffect(() => {
    const element = viewport.current!;
    let start: { readonly apart: number; readonly scale: number } | null = null;
    let last: Anchor | null = null;
    const placeIn = (x: number, y: number): Anchor => {
      const { left, top } = element.getBoundingClientRect();

      return { x: x - left, y: y - top };
    };
    const read = ({ touches: [one, other] }: TouchEvent) =>
      one === undefined || other === undefined
        ? null
        : {
            apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
            middle: placeIn((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
          };
    const onStart = (event: TouchEvent) => {
      const fingers = event.touches.length === 2 ? read(event) : null;
      start = fingers === null ? null : { apart: fingers.apart, scale: latest.current.scale };
      last = fingers?.middle ?? null;
    };
    const onMove = (event: TouchEvent) => {
      const fingers = start === null ? null : read(event);

      if (start === null || fingers === null || last === null) {
        return;
      }

      event.preventDefault();
      element.scrollLeft -= fingers.middle.x - last.x;
      element.scrollTop -= fingers.middle.y - last.y;
      last = fingers.middle;
      latest.current.zoom((start.scale * fingers.apart) / Math.max(1, start.apart), fingers.middle);
    };
    const onEnd = () => {
      start = null;
    };
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        latest.current.zoom(
          latest.current.scale * Math.exp(-event.deltaY / 300),
          placeIn(event.clientX, event.clientY),
        );
      }
    };
    // React's own listeners are passive and cannot keep the browser from scrolling.
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    element.addEventListener('wheel', onWheel, { passive: false });

    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
      element.removeEventListener('wheel', onWheel);
    };
  }, [viewport]);
}
