import type { PageBox } from '../_kit/page-box.ts';
import { clamped, type PageSize, shortestSide } from './crop-ways.ts';

/** Edges of a frame that a handle moves: -1 the left or upper one, 1 the right or lower one, 0 none. */
export interface HandleEdges {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Handles of a frame; corners come last, so that they lie above those of the sides. */
export const handles: readonly {
  readonly name: string;
  readonly edges: HandleEdges;
  readonly cursor: string;
}[] = [
  { name: 'top', edges: { x: 0, y: -1 }, cursor: 'ns-resize' },
  { name: 'bottom', edges: { x: 0, y: 1 }, cursor: 'ns-resize' },
  { name: 'left', edges: { x: -1, y: 0 }, cursor: 'ew-resize' },
  { name: 'right', edges: { x: 1, y: 0 }, cursor: 'ew-resize' },
  { name: 'top-left', edges: { x: -1, y: -1 }, cursor: 'nwse-resize' },
  { name: 'top-right', edges: { x: 1, y: -1 }, cursor: 'nesw-resize' },
  { name: 'bottom-left', edges: { x: -1, y: 1 }, cursor: 'nesw-resize' },
  { name: 'bottom-right', edges: { x: 1, y: 1 }, cursor: 'nwse-resize' },
];

export function moved(frame: PageBox, x: number, y: number, page: PageSize): PageBox {
  return clamped({ ...frame, left: frame.left + x, top: frame.top + y }, page);
}

/** Moves edges of a frame. An edge that is dragged over the opposite one takes its place. */
export function resized(frame: PageBox, edges: HandleEdges, x: number, y: number, page: PageSize): PageBox {
  const [left, width] = resizedSide(frame.left, frame.width, edges.x, x, page.width);
  const [top, height] = resizedSide(frame.top, frame.height, edges.y, y, page.height);

  return { left, top, width, height };
}

function resizedSide(
  start: number,
  length: number,
  edge: -1 | 0 | 1,
  by: number,
  limit: number,
): readonly [start: number, length: number] {
  const first = edge === -1 ? start + by : start;
  const last = edge === 1 ? start + length + by : start + length;
  const low = Math.max(0, Math.min(first, last));
  const high = Math.min(limit, Math.max(first, last));

  return [Math.min(low, limit - shortestSide), Math.max(shortestSide, high - low)];
}
