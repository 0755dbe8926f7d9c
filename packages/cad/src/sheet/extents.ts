import { joined } from '../extents-canvas.ts';
import type { CadBox } from '../geometry/box.ts';

/** Below this number of boxes none counts as an outlier: each may be the subject of the drawing. */
const fewestBoxes = 12;

/**
 * Largest share of boxes dropped as outliers, and the factor by which dropping them must shrink the drawing.
 */
const outlierShare = 0.03;
const outlierGain = 12;

/** Bounding box of the drawn content, without a few outliers that would shrink everything else to a dot. */
export function extentsOf(boxes: readonly CadBox[]): CadBox | null {
  const whole = boxes.reduce<CadBox | null>(joined, null);

  if (whole === null || boxes.length < fewestBoxes) {
    return whole;
  }

  const middleX = median(boxes.map(({ left, right }) => (left + right) / 2));
  const middleY = median(boxes.map(({ bottom, top }) => (bottom + top) / 2));
  const reach = ({ left, bottom, right, top }: CadBox) =>
    Math.max(middleX - left, right - middleX, middleY - bottom, top - middleY);
  const sorted = [...boxes].sort((a, b) => reach(a) - reach(b));
  const kept = sorted.slice(0, Math.ceil(sorted.length * (1 - outlierShare)));
  const core = kept.reduce<CadBox | null>(joined, null);

  if (core === null) {
    return whole;
  }

  // Boxes no farther from the core than the core's own size belong to it.
  const margin = Math.max(core.right - core.left, core.top - core.bottom);
  const near = sorted.filter((box) => reach(box) <= reach(core) + margin);
  const trimmed = near.reduce<CadBox | null>(joined, null) ?? core;
  const sizeOf = (box: CadBox) => Math.max(box.right - box.left, box.top - box.bottom);

  return sizeOf(trimmed) > 0 && sizeOf(whole) > outlierGain * sizeOf(trimmed) ? trimmed : whole;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
