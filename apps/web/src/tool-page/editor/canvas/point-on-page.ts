import type { Point } from '@octavo/contract/edits/primitives';
import type { PointerEvent } from 'react';

/** Place on the page below an event of something on it. */
export function pointOnPage(event: PointerEvent<HTMLElement>, scale: number): Point {
  const { left, top } = event.currentTarget.closest('.ed-page')!.getBoundingClientRect();

  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
}
