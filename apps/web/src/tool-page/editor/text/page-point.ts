import type { Point } from '@octavo/contract/edits/primitives';

/** Place on the page of an event of something on it. */
export function pagePoint(
  event: { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element },
  scale: number,
): Point {
  const { left, top } = event.currentTarget.closest('.ed-page')!.getBoundingClientRect();

  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
}
